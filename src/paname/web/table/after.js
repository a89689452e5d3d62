// What can be done with a finished game: play it again, or play on from one of its moments.
import { ask, newId } from '../net.js';
import { complain, ensureSession, firstLevel, go, startIfAlone } from '../shell.js';
import { model } from './current.js';
import { order } from './requests.js';

/** Play on from a moment of a finished game: from your seat, or the one that was to move, against bots. */
export const playOn = async () => {
  const m = model(),
    own = m.yours[0] ?? m.past?.state.to_move ?? 0;
  const seats = (m.table?.seats ?? []).map(({ seat, level }) =>
    seat === own ? { kind: 'me' } : { kind: 'bot', level: level ?? firstLevel() },
  );
  try {
    await ensureSession();
    const wish = { id: newId(), decision: m.past?.decision, game: m.table?.game, seats };
    const { table } = await ask('POST', `/api/tables/${m.id}/fork`, wish);
    await startIfAlone(table);
    go(`/t/${table.id}`);
  } catch (error) {
    complain(error);
  }
};

/** One press for everybody: the first proposes another game, the others agree, and the last one begins it. */
export const rematch = async () => {
  const other = model().table?.rematch;
  if (other) return go(`/t/${other}`);
  const { id } = model(),
    reply = await order({ type: 'rematch' });
  if (reply.table && model()?.id === id) go(`/t/${reply.table}`);
};
