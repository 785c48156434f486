/** Animations and sounds, planned from events. */
import type { Card } from '../../../games/sample/facts/ids.ts';
import type { SampleText } from '../../../games/sample/text/index.ts';
import type { SampleView } from '../../../games/sample/view.ts';
import { player } from '../../board/sounds.ts';
import { Timeline, type Plan } from '../../board/timeline.ts';

export type SampleEvent = Parameters<SampleText['event']>[0];
/** A warrior of that seat, or a treasure. */
export type Item = { readonly warriorOf: number } | 'treasure';
export interface Face {
  readonly seat: number;
  readonly card: Card;
}
export type Sound = 'lands' | 'card';

export const play = player<Sound>({
  lands: ({ rustle }) => rustle('lowpass', 500, 0.2, 0.9),
  card: ({ rustle }) => rustle('bandpass', 2600, 0.12, 0.7),
});

export function planOf(events: readonly SampleEvent[], _before: SampleView): Plan<Item, Face, Sound> {
  const time = new Timeline<Item, Face, Sound>({ lands: 'lands', sinks: 'lands' });
  for (const event of events)
    switch (event.type) {
      case 'sailed':
        time.fly([{ warriorOf: event.seat }], `seat:${event.seat}`, `space:${event.shore}`);
        break;
      case 'robbed':
        time.fly(['treasure'], `seat:${event.rival}`, `seat:${event.seat}`);
        break;
      case 'feasted':
        time.fly(['treasure'], `space:${event.shore}`, `seat:${event.seat}`);
        break;
      case 'revealed':
      case 'ravenSent':
        time.reveal({ seat: event.seat, card: event.card }, { turns: 'card' });
        break;
      default:
    }
  return time.plan;
}
