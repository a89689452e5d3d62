// What can be done with a finished game: play it again, or play on from one of its moments.
import { ask, newId } from '../net.js';
import { complain, ensureSession, firstLevel, go, startIfAlone } from '../shell.js';
import { model } from './current.js';
import { send } from './link.js';

/** Play on from a moment of a finished game: from your seat, or the one that was to move, against bots. */
export const playOn = async () => {
  const m = model(),
    own = m.yours[0] ?? m.past?.state.to_move ?? 0;
  const seats = (m.table?.seats ?? []).map(({ seat, level }) =>
    seat === own ? { kind: 'me' } : { kind: 'bot', level: level ?? firstLevel() },
  );
  try {
    await ensureSession();
    const wish = { id: newId(), decision: m.past?.decision, game: m.table?.game, seats, nonce: newId() };
    const { table } = await ask('POST', `/api/tables/${m.id}/fork`, wish);
    await startIfAlone(table);
    go(`/t/${table.id}`);
  } catch (error) {
    complain(error);
  }
};

/** The same people again; the second to ask finds the table that the first one made. */
export const rematch = async () => {
  const other = model().table?.rematch;
  if (other) return go(`/t/${other}`);
  const reply = await send({ type: 'rematch' });
  if (!reply.ok || !reply.table) return;
  const { table } = await ask('GET', `/api/tables/${reply.table}`);
  await startIfAlone(table);
  go(`/t/${reply.table}`);
};
