/** One person who sits down and stands up, over and over, before an audience. */
import type { Limits } from '../../config.ts';
import { fate, gather, NO_LIMITS, testServer, Visitor, type Place } from '../harness.ts';
import { scenes, silentBots } from '../scenes.ts';
import type { AttackReport } from './report.ts';

interface SeatFloodOptions {
  readonly changes: number;
  readonly audience: number;
  readonly limits?: Partial<Limits>;
}

/** The table as sent to the mover may not grow with the number of changes: so much for a longer document or number. */
const SLACK_BYTES = 400;

const welcomes = (place: Place): readonly number[] =>
  place.texts.filter((text) => text.startsWith('{"t":"welcome"')).map((text) => text.length);

export async function seatFlood({ changes, audience, limits = {} }: SeatFloodOptions): Promise<AttackReport> {
  const clock = Date.now();
  const server = await testServer(
    { limits: { ...NO_LIMITS, ...limits } },
    { games: [scenes], bots: silentBots, now: () => clock },
  );
  try {
    const { table, places } = await gather(server, 2, { game: 'scenes' });
    const mover = places[1]!;
    const listeners = await Promise.all(
      Array.from({ length: audience }, async () => (await Visitor.to(server)).join(table)),
    );
    await Promise.all(listeners.map((place) => place.settle()));
    const from = listeners[0]?.texts.length ?? 0;
    const before = welcomes(mover).length;
    let done = 0;
    for (let time = 0; time < changes; time++) {
      const isSeated = mover.doc!.you.seat !== null;
      const answer = await mover.command(isSeated ? { t: 'stand' } : { t: 'sit', seat: 1 });
      if (fate(answer) !== 'done') continue;
      done++;
      await mover.until(() => (mover.doc!.you.seat !== null) !== isSeated);
    }
    await Promise.all(listeners.map((place) => place.settle()));
    const sent = welcomes(mover).slice(before);
    const [first = 0, last = 0] = [sent[0], sent.at(-1)];
    const heard = listeners[0]?.texts.slice(from) ?? [];
    const repeated = heard.filter((text, index) => text.startsWith('{"t":"present"') && text === heard[index - 1]);
    const faults = [];
    if (last > first + SLACK_BYTES) faults.push(`the table as sent grew from ${first} to ${last} bytes`);
    if (repeated.length > 0) faults.push(`${repeated.length} messages said nothing new`);
    if (limits.changeBurst !== undefined && done > limits.changeBurst) faults.push(`${done} changes were made`);
    return { counts: { changes, done, firstBytes: first, lastBytes: last, repeated: repeated.length }, faults };
  } finally {
    await server.end();
  }
}
