/** A card of a known effect is an entry in facts/cards.ts: no procedure, question or verb knows it by name. */
import { expect, test } from 'vitest';
import type { Seat } from '../../../kernel/index.ts';
import { scenario } from '../../../testkit/scenario.ts';
import { CARDS } from '../facts/ids.ts';
import { withCards } from './with-cards.ts';

const once = { base: 1, arenaOfBluff: 1 };
const game = await withCards({
  leap: { code: 20, kind: 'move', copies: once, steps: 2 },
  shoulder: { code: 10, kind: 'shove', copies: once },
  kick: { code: 9, kind: 'melee', copies: once, effect: 'knockOff', refusal: 'CV-35.target' },
  spear: { code: 30, kind: 'ranged', copies: once, effect: 'steal', refusal: 'CV-36' },
  helmet: { code: 8, kind: 'reaction', copies: { base: 2, arenaOfBluff: 0 } },
});

/** A card or an action that the types do not know. */
const option = (value: object): never => value as never;

/** Seat 0 lays the card, names it truly and is called: the card's own action follows. */
const truly = (card: string, vikings: readonly string[]) =>
  scenario(game, { seats: 2, vikings, hands: [[card, 'walk'], ['helmet']], bracelets: [[1], [4, 4]] })
    .answers(0, option({ card }))
    .answers(0, option({ action: card }))
    .answers(1, { call: true });
const owned = (scene: ReturnType<typeof truly>) => scene.view(0).seats.map(({ bracelets }) => bracelets.length);

test('a new move, shove and attack are announced and do what their entry says', () => {
  truly('leap', ['D0', 'D6'])
    .answers(0, { to: 'A0' })
    .tells(1, option({ type: 'moved', seat: 0, steps: 2, space: 'A0' }));
  const shoved = truly('shoulder', ['D0', 'D1']).answers(0, { victim: 1 }).answers(0, { to: 'D0' });
  expect(shoved.view(1).seats.map(({ space }) => space)).toEqual(['D1', 'D0']);
  const kicked = truly('kick', ['D0', 'D1']).answers(0, { victim: 1 }).answers(1, { card: 'none' });
  expect(kicked.answers(0, { drop: 'B0' }).view(1).arena['B0']).toEqual([4]);
  const speared = truly('spear', ['D0', 'D6']).answers(0, { victim: 1 }).answers(1, { card: 'none' });
  expect(owned(speared)).toEqual([3, 0]);
});

test('their range, and when they may be named, follow from their kind', () => {
  scenario(game, { seats: 3, vikings: ['D0', 'D1', 'D6'], hands: [['kick', 'walk']], bracelets: [[1], [], []] })
    .answers(0, option({ card: 'kick' }))
    .answers(0, option({ action: 'kick' }))
    .offers(0, { victim: 1 }, { victim: -1 })
    .refuses(0, { victim: 2 }, 'CV-35.target');
  const far = scenario(game, { seats: 2, vikings: ['D0', 'D6'], hands: [['walk', 'club']] }).answers(0, {
    card: 'walk',
  });
  far.refuses(0, { action: 'slam' }, 'CV-13').refuses(0, { action: 'shoulder' }, 'CV-13');
  far.refuses(0, { card: 'helmet' }, 'CV-12');
});

test('a new reaction stops an attack as a Shield does', () => {
  const scene = truly('spear', ['D0', 'D6'])
    .answers(0, { victim: 1 })
    .answers(1, option({ card: 'helmet' }));
  scene.answers(0, { call: true }).asks('layCard', 0);
  expect(owned(scene)).toEqual([1, 2]);
});

test('each player has as many of it as its entry says, and the count sheet lists it after the older cards', () => {
  const unseen = (arenaOfBluff: boolean) =>
    scenario(game, { seats: 2, options: { arenaOfBluff } }).view('spectator').seats[0]?.unseen;
  expect(unseen(false)).toEqual([2, 1, 1, 1, 2, 1, 2, 2, 2, 1, 1, 1, 1]);
  expect(unseen(true)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1]);
  expect(CARDS).toHaveLength(8);
});

test('an absent player names a new move truly', () => {
  const { state } = scenario(game, { seats: 2, hands: [['leap', 'walk']] }).answers(0, option({ card: 'leap' }));
  const [pick] = game.idle(state, 0 as Seat);
  expect(state.asked[0]?.options[pick!]).toEqual({ action: 'leap' });
});
