/** What became of a clan, in a few words each. */
import type { Scene } from '../scene.svelte.ts';
import { names } from '../words.ts';
import type { ClanStory } from './battle-story.ts';
import { say } from './words.ts';

export interface Fate {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly sign: 'glory' | 'valhalla' | 'hand' | 'rage' | 'legend';
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function fatesOf({ fallen, saved, fled, glory, rage, raised, ...cards }: ClanStory): readonly Fate[] {
  const survived = saved.length + fled.length;
  return [
    ...(glory === 0
      ? []
      : [
          { text: say('gloryBy', { change: signed(glory) }), tone: glory > 0 ? 'good' : 'bad', sign: 'glory' } as const,
        ]),
    ...raised.map(
      ({ stat, value }) =>
        ({ text: say('statTo', { stat: names().stats[stat].name, value }), tone: 'good', sign: 'legend' }) as const,
    ),
    ...(rage === 0
      ? []
      : [{ text: say('rageBy', { change: signed(rage) }), tone: rage > 0 ? 'good' : 'bad', sign: 'rage' } as const]),
    fallen.length === 0
      ? { text: say('noneLost'), tone: 'plain', sign: 'valhalla' }
      : { text: say('toValhalla', { n: fallen.length }), tone: 'bad', sign: 'valhalla' },
    ...(survived === 0 ? [] : [{ text: say('saved', { n: survived }), tone: 'good', sign: 'valhalla' } as const]),
    ...cardFates(cards),
  ];
}

function cardFates({
  tookBack,
  discarded,
  lostCards,
  wonCards,
}: Pick<ClanStory, 'tookBack' | 'discarded' | 'lostCards' | 'wonCards'>): readonly Fate[] {
  const told: Fate[] = [];
  const add = (count: number, key: 'cardsBack' | 'cardsGone' | 'cardsLost' | 'cardsWon', tone: Fate['tone']): void => {
    if (count > 0) told.push({ text: say(key, { n: count }), tone, sign: 'hand' });
  };
  add(discarded.length, 'cardsGone', 'plain');
  add(tookBack.length, 'cardsBack', 'plain');
  add(lostCards.length, 'cardsLost', 'bad');
  add(wonCards.length, 'cardsWon', 'good');
  return told;
}

/** The Age on the back of a shown card: of a Quest it tells the worth. Where the card has gone out of sight, the Age under way. */
export function ageOfCard(scene: Scene, seat: number, card: string): number {
  const { clans, discard, age } = scene.view;
  const { played, hand } = clans[seat]!;
  return [...played, ...hand, ...discard].find((each) => each?.card === card)?.age ?? age;
}
