"""How fast this build searches, as JSON; `paname bench --search` asks it of both builds."""

import json
import sys

import click

from paname.arena.speed import search_speed

if __name__ == "__main__":
    click.echo(json.dumps(search_speed(sys.argv[1], float(sys.argv[2]))))
