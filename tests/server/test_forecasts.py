"""A forecast is the score after a move minus the score before it, with what it would be counted from."""

from tests.server.tables import Desk

from paname.server.table.fair_answers import forecast


def test_a_forecast_tells_what_its_lines_would_be_counted_from():
    desk = Desk()
    told = 0
    while desk.table.to_move >= 0:
        seat = desk.table.to_move
        for action in desk.table.state.legal_actions()[::7]:
            after = desk.table.state.clone()
            after.apply(action)
            facts = {(line.seat, line.code, line.subject): dict(line.facts) for line in after.breakdown()}
            for line in forecast(desk.table, seat, action).lines:
                assert line.facts == facts.get((line.seat, line.code, tuple(line.subject.items())), {})
                told += line.code == "light" and line.facts["shining"] != ()
        desk.move()
    assert told
