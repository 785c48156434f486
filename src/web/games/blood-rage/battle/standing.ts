/** Who stands in a province, from what everybody sees. */
import type { SagaView } from '../../../../games/blood-rage/facts/index.ts';
import type { SagaEvent } from '../saga-event.ts';

type Clans = SagaView['clans'];

/** The clans after these figures have joined: for a battle that began and ended in one update. */
export function afterJoining(clans: Clans, events: readonly SagaEvent[]): Clans {
  return clans.map((clan, seat) => {
    const figures = clan.figures.map((line) => ({ ...line }));
    for (const event of events) {
      if (event.type !== 'joined' || event.seat !== seat) continue;
      const { figure, from, to } = event;
      const left = figures.find((line) => line.figure === figure && line.place === from);
      if (left !== undefined) left.count--;
      const there = figures.find((line) => line.figure === figure && line.place === to);
      if (there === undefined) figures.push({ figure, place: to, count: 1 });
      else there.count++;
    }
    return { ...clan, figures: figures.filter(({ count }) => count > 0) };
  });
}
