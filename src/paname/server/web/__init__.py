"""HTTP and WebSocket: the protocol of docs/reference/protocol.md, and the pages of the client."""
