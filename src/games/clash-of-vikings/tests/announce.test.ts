import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { plays } from './turn-steps.ts';

const play = (position: Described) => scenario(clashOfVikings, position);

const BUT_SLAM = [
  { action: 'walk' },
  { action: 'sprint' },
  { action: 'club' },
  { action: 'punch' },
  { action: 'hammer' },
  { action: 'slingshot' },
] as const;
const SEVEN = [...BUT_SLAM.slice(0, 2), { action: 'slam' }, ...BUT_SLAM.slice(2)] as const;

const laid = (seat: number, card: 'walk' | null) => ({ type: 'laid', seat, card }) as const;

test('CV-12 one hand card is laid face down, then one of the seven actions is named', () => {
  const scene = play({ seats: 3, vikings: ['D0', 'D1', 'D6'], hands: [['walk', 'sprint', 'club']] })
    .answers(0, { card: 'walk' })
    .tells(0, laid(0, 'walk'))
    .tells(1, laid(0, null))
    .tells('spectator', laid(0, null))
    .asks('nameAction', 0)
    .offers(0, ...SEVEN)
    .refuses(0, { card: 'shield' }, 'CV-12');
  expect(scene.view(0).seats[0]).toMatchObject({ hand: ['sprint', 'club'], laid: ['walk'] });
  expect(scene.view(1).seats[0]).toMatchObject({ hand: [null, null], laid: [null] });
  scene
    .answers(0, { action: 'hammer' })
    .tells(0, { type: 'announced', seat: 0, action: 'hammer', card: 'walk' })
    .tells(1, { type: 'announced', seat: 0, action: 'hammer', card: null })
    .tells('spectator', { type: 'announced', seat: 0, action: 'hammer', card: null });
  expect(scene.view('spectator').conflict).toEqual({ number: 1, action: 'hammer', called: false });
});

test('CV-12 any card may be named as any action', () => {
  const hands: Described['hands'] = [['slam', 'shield', 'punch']];
  for (const card of ['slam', 'shield', 'punch'] as const) {
    play({ seats: 2, vikings: ['D0', 'D1'], hands })
      .answers(0, { card })
      .offers(0, ...SEVEN);
  }
});

test('CV-13 Slam may be named only with a rival within two spaces', () => {
  const hands: Described['hands'] = [['slam', 'walk', 'club']];
  play({ seats: 2, vikings: ['D0', 'D1'], hands })
    .answers(0, { card: 'slam' })
    .offers(0, ...SEVEN);
  play({ seats: 2, vikings: ['D0', 'A0'], hands })
    .answers(0, { card: 'slam' })
    .offers(0, ...SEVEN);
  play({ seats: 2, vikings: ['D0', 'C'], hands })
    .answers(0, { card: 'slam' })
    .offers(0, ...BUT_SLAM)
    .refuses(0, { action: 'slam' }, 'CV-13');
});

test('CV-13 Slam may not be named across water', () => {
  const hands: Described['hands'] = [['slam', 'walk', 'club']];
  // D1 and D3 are two spaces apart, but only over D2: water on the Meadow, land on the Fjord.
  play({ seats: 2, vikings: ['D1', 'D3'], hands })
    .answers(0, { card: 'slam' })
    .offers(0, ...BUT_SLAM)
    .refuses(0, { action: 'slam' }, 'CV-13');
  play({ seats: 2, options: { side: 'fjord' }, vikings: ['D1', 'D3'], hands })
    .answers(0, { card: 'slam' })
    .offers(0, ...SEVEN);
});

test('CV-13 an attack may be named without a target and then does nothing', () => {
  const scene = play({ seats: 2, vikings: ['D0', 'D6'], hands: [['walk', 'sprint', 'club']], bracelets: [[1], []] });
  plays(scene, 0, 'club', 'club').tells(
    1,
    { type: 'announced', seat: 0, action: 'club', card: null },
    { type: 'noTarget', seat: 0 },
  );
  scene.asks('layCard', 0);
  expect(scene.view(0).seats[0]?.spent).toEqual(['club']);
});

test('CVT-15 with no rival within two spaces Slam is refused', () => {
  play({ seats: 3, vikings: ['D0', 'D6', 'D9'], hands: [['slam', 'walk', 'club']] })
    .answers(0, { card: 'slam' })
    .offers(0, ...BUT_SLAM)
    .refuses(0, { action: 'slam' }, 'CV-13');
});

test('CVR-6 a Shield may be laid as a bluff for anything, but is never named', () => {
  play({ seats: 2, vikings: ['D0', 'D1'], hands: [['shield', 'shield', 'walk']] })
    .answers(0, { card: 'shield' })
    .offers(0, ...SEVEN)
    .refuses(0, { card: 'shield' }, 'CV-12');
});

test('CVR-6 a rival hemmed in can be slammed all the same, onto the space that the slammer left', () => {
  const scene = play({
    seats: 4,
    options: { side: 'fjord' },
    // D11 touches the water D0, and three spaces where Vikings stand.
    vikings: ['B7', 'D11', 'B0', 'D10'],
    hands: [['slam', 'walk', 'club']],
    bracelets: [[1], [], [], []],
  });
  plays(scene, 0, 'slam', 'slam').answers(0, { victim: 1 }).offers(0, { to: 'B7' });
});

test('CVR-6 an attack named without a target baits a call', () => {
  const scene = play({ seats: 2, vikings: ['D0', 'D6'], hands: [['club', 'walk', 'sprint']], bracelets: [[1], [4]] })
    .answers(0, { card: 'club' })
    .answers(0, { action: 'club' })
    .answers(1, { call: true })
    .tells(
      0,
      { type: 'calls', seat: 1 },
      { type: 'wasTrue', seat: 0, action: 'club' },
      { type: 'penaltyTaken', seat: 0, victim: 1, value: 4 },
      { type: 'noTarget', seat: 0 },
    );
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1, 4]);
});

test('CVR-7 only the action is announced: the target is named after the challenge', () => {
  const scene = play({ seats: 3, vikings: ['A0', 'B0', 'B1'], hands: [['club', 'walk', 'sprint']] })
    .answers(0, { card: 'club' })
    .answers(0, { action: 'club' })
    .asks('callBluff', 1, 2);
  expect(scene.view(1).attack).toBeNull();
  scene.answers(2, { call: false }).answers(1, { call: false }).asks('attack', 0);
  scene.offers(0, { victim: 1 }, { victim: 2 }, { victim: -1 });
});
