"""The server: tables over HTTP and WebSocket that never lose a move and never tell a secret."""
