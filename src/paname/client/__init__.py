"""A small client: a program in another process takes a seat and plays.

server = await Server.guest("http://127.0.0.1:8000", "Robo")
table = await server.post("/api/tables", {"game": game})
async with Seat(server, table["table"]["id"]) as seat:
    await seat.play(lambda state: state["legal"][0]["id"])
"""

from paname.client.rest import Refused, Server
from paname.client.seat import Seat

__all__ = ["Refused", "Seat", "Server"]
