/** What there is to say about the province of a pillage, in a few lines. */
import type { Scene } from '../scene.svelte.ts';
import { names, say as sayOfBoard } from '../words.ts';
import type { BattleStory } from './battle-story.ts';
import { say } from './words.ts';

export function villagesLine(scene: Scene, { province }: BattleStory): string {
  const { emptyVillages } = scene.view.provinces[province];
  if (emptyVillages === null) return say('villagesAny');
  return emptyVillages === 0 ? say('villagesFull') : say('villagesLeft', { n: emptyVillages });
}

export function pillageLine(scene: Scene, { seat, province, reward }: BattleStory): string {
  const clan = scene.clanName(seat);
  const { reward: token, pillaged } = scene.view.provinces[province];
  const worth = reward ?? token;
  if (worth === null || (pillaged && reward === null)) return say('pillagesAgain', { clan });
  return say('pillagesFor', { clan, reward: names().rewards[worth].name });
}

/** Null where Ragnarök does not fall in this Age. */
export const doomLine = (scene: Scene, { province }: BattleStory): string | null =>
  scene.view.doom[scene.view.age - 1] === province && !scene.view.provinces[province].destroyed ? say('doomed') : null;

/** "Leader, 2 × Warrior". */
export function figureList(figures: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return [...counts].map(([figure, n]) => (n === 1 ? figure : sayOfBoard('figureCount', { n, figure }))).join(', ');
}
