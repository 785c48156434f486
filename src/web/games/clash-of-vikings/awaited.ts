/** Who is awaited, and for what, in the third person. */
import type { AskId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { Scene } from './scene.svelte.ts';
import { say } from './words.ts';

const ALONE = {
  startSpace: 'awaitsStart',
  centre: 'awaitsCentre',
  layCard: 'awaitsCard',
  nameAction: 'awaitsAction',
  move: 'awaitsMove',
  slam: 'awaitsSlam',
  push: 'awaitsPush',
  attack: 'awaitsTarget',
  shield: 'awaitsShield',
  callShield: 'awaitsShieldCall',
  bracelet: 'awaitsBracelet',
  done: 'awaitsDone',
} as const satisfies Partial<Record<AskId, string>>;

export function awaited(scene: Scene): string {
  const { asked } = scene.game;
  const [first] = asked;
  if (first === undefined) return '';
  if (first.ask in ALONE && asked.length === 1)
    return say(ALONE[first.ask as keyof typeof ALONE], { who: scene.name(first.seat) });
  const whos = asked.map(({ seat }) => scene.name(seat));
  return say(first.ask === 'callBluff' ? 'awaitsCalls' : 'awaitsAnswer', { n: whos.length, whos });
}
