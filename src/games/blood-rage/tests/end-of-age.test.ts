import { expect, test } from 'vitest';
import type { Described } from '../rules/position.ts';
import { answersFirst, cards, clan, figuresAt, glory, nobodyKeeps, saga, eventTypes, eventsOfType } from './scenes.ts';

const discard = (position: Described) => saga({ ...position, phase: 'discard' });

test('BR-80 each keeps at most one card, all at once', () => {
  const scene = discard({
    seats: 3,
    first: 1,
    clans: [{ hand: ['troll', 'tyrs-smash', 'tyrs-smash'] }, { hand: ['thors-hammer'] }],
  }).asks('keep', 1, 0);
  scene.offers(0, { card: 'troll' }, { card: 'tyrs-smash' }, { card: 'none' });
  scene.offers(1, { card: 'thors-hammer' }, { card: 'none' }).refuses(1, { card: 'troll' }, 'BR-80');
  scene.answers(1, { card: 'none' }).answers(0, { card: 'tyrs-smash' });
  expect(scene.view(0).clans.map(({ kept }) => cards(kept))).toEqual([['tyrs-smash'], [], []]);
  expect(clan(scene, 0, 0).hand).toEqual([]);
});

test('BRC-68 what is kept and what is discarded in the Discard phase is seen by nobody else', () => {
  const scene = discard({ seats: 2, clans: [{ hand: ['troll', 'tyrs-bash'] }, { hand: ['thors-hammer'] }] });
  scene.answers(0, { card: 'troll' }).tells(1).answers(1, { card: 'none' });
  expect(eventsOfType(scene, 'keptCard', 0)).toEqual([
    { type: 'keptCard', seat: 0, kept: true, card: 'troll' },
    { type: 'keptCard', seat: 1, kept: false, card: null },
  ]);
  for (const viewer of [1, 'spectator'] as const) {
    expect(eventsOfType(scene, 'keptCard', viewer)).toEqual([
      { type: 'keptCard', seat: 0, kept: true, card: null },
      { type: 'keptCard', seat: 1, kept: false, card: null },
    ]);
    expect(clan(scene, 0, viewer).kept).toEqual([null]);
  }
  expect(scene.view(0).discard).toEqual([]);
});

test('BRT-24 of three cards one may be kept in the first two Ages, and none in the third', () => {
  const clans = [{ hand: ['troll', 'tyrs-bash', 'thors-hammer'] }] as const;
  for (const age of [1, 2]) {
    const scene = discard({ seats: 2, age, clans });
    scene.offers(0, { card: 'troll' }, { card: 'tyrs-bash' }, { card: 'thors-hammer' }, { card: 'none' });
    scene.answers(0, { card: 'troll' });
    expect(scene.view(0).clans[0]).toMatchObject({ kept: [{ card: 'troll' }], hand: [] });
  }
  const last = discard({ seats: 2, age: 3, clans });
  expect(last.state.result).not.toBeNull();
  expect(last.view(0).clans[0]).toMatchObject({ kept: [], hand: [] });
});

test('BR-56 of two Quests of one name from different Ages the player says which is kept', () => {
  const both = [1, 2].map((age) => ({ card: 'quest-alfheim', age }) as const);
  for (const kept of both) {
    const scene = discard({ seats: 2, age: 2, clans: [{ hand: both }, { hand: ['tyrs-crush'] }] });
    scene.offers(0, ...both, { card: 'none' }).refuses(0, { card: 'quest-alfheim', age: 3 }, 'BR-80');
    scene.answers(0, kept).answers(1, { card: 'none' });
    expect(clan(scene, 0, 0).kept).toEqual([kept]);
    expect(eventsOfType(scene, 'keptCard', 0)[0]).toEqual({ type: 'keptCard', seat: 0, kept: true, ...kept });
    expect(eventsOfType(scene, 'keptCard', 1)[0]).toEqual({ type: 'keptCard', seat: 0, kept: true, card: null });
  }
});

test('BRT-13 Ragnarök in Gimle: four figures in Valhalla, 3 Glory each, and doom moves to Andlang', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    phase: 'ragnarok',
    doom: ['utgard', 'gimle', 'andlang'],
    clans: [
      { figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] } },
      { figures: { gimle: ['leader', 'warrior'], myrkvlor: ['warrior'] } },
    ],
  });
  expect(scene.heard('spectator').slice(0, 7)).toEqual([
    { type: 'phaseStarts', phase: 'ragnarok' },
    { type: 'ragnarokStruck', province: 'gimle' },
    { type: 'destroyed', seat: 0, figures: ['ship', 'warrior'], cause: 'ragnarok', place: 'gimle' },
    { type: 'gloryGained', seat: 0, glory: 6, source: 'ragnarok', why: null },
    { type: 'destroyed', seat: 1, figures: ['leader', 'warrior'], cause: 'ragnarok', place: 'gimle' },
    { type: 'gloryGained', seat: 1, glory: 6, source: 'ragnarok', why: null },
    { type: 'doomMoved', province: 'andlang' },
  ]);
  expect(scene.view(0).provinces.gimle.destroyed).toBe(true);
  expect(figuresAt(scene, 1, 'myrkvlor')).toEqual(['warrior']);
  expect(glory(scene)).toEqual([6, 6, 0]);
});

test('BR-85 each figure lost to Ragnarök brings 2, 3 or 4 Glory in the three Ages', () => {
  const doom = ['gimle', 'utgard', 'horgr'] as const;
  const earned = [1, 2, 3].map((age) => {
    const province = doom[age - 1]!;
    const clans = [{ figures: { [province]: ['warrior', 'leader'] } }] as const;
    return glory(saga({ seats: 2, age, phase: 'ragnarok', doom, clans }))[0];
  });
  expect(earned).toEqual([4, 6, 8]);
});

test('BR-85 the province is destroyed for good', () => {
  const scene = saga({ seats: 2, phase: 'ragnarok', doom: ['gimle', 'utgard', 'horgr'] });
  expect(scene.view(0)).toMatchObject({
    age: 2,
    provinces: { gimle: { destroyed: true }, utgard: { destroyed: false } },
  });
});

test('BR-86 after the third Age’s Ragnarök doom moves nowhere', () => {
  const moved = [1, 2, 3].map((age) =>
    eventsOfType(saga({ seats: 2, age, phase: 'ragnarok', doom: ['gimle', 'utgard', 'horgr'] }), 'doomMoved'),
  );
  expect(moved).toEqual([[{ type: 'doomMoved', province: 'utgard' }], [{ type: 'doomMoved', province: 'horgr' }], []]);
});

test('BRT-30 a ship dies with Elvagar; Angerboda stays, and the fjord is open in the next Age', () => {
  const scene = saga({
    seats: 2,
    phase: 'ragnarok',
    doom: ['elvagar'],
    clans: [{ figures: { 'fjord-ne': ['ship'], angerboda: ['warrior'] } }],
  });
  expect(eventsOfType(scene, 'destroyed')).toMatchObject([{ seat: 0, figures: ['ship'] }]);
  expect(figuresAt(scene, 0, 'angerboda')).toEqual(['warrior']);
  expect(scene.view(0).provinces.angerboda.destroyed).toBe(false);
  const next = saga({ seats: 2, age: 2, destroyed: ['elvagar'] });
  next.answers(0, { act: 'invade' }).answers(0, { figure: 'ship', from: 'reserve' }).allows(0, { place: 'fjord-ne' });
});

test('BRC-59 Ragnarök kills ships that also support the other province, and both gone closes the fjord', () => {
  const scene = saga({
    seats: 2,
    phase: 'ragnarok',
    doom: ['elvagar'],
    destroyed: ['angerboda'],
    clans: [{ figures: { 'fjord-ne': ['ship'] } }, { figures: { 'fjord-ne': ['ship'] } }],
  });
  expect(eventsOfType(scene, 'destroyed')).toMatchObject([
    { seat: 0, figures: ['ship'] },
    { seat: 1, figures: ['ship'] },
  ]);
  const closed = saga({ seats: 2, age: 2, destroyed: ['elvagar', 'angerboda'] });
  closed.answers(0, { act: 'invade' }).answers(0, { figure: 'ship', from: 'reserve' });
  closed.refuses(0, { place: 'fjord-ne' }, 'BR-12');
});

test('BR-87 figures in Valhalla go back to their owners’ reserves, those on the board stay', () => {
  const scene = saga({
    seats: 2,
    phase: 'release',
    clans: [
      {
        upgrades: ['troll'],
        figures: { valhalla: ['leader', 'warrior', 'troll'], gimle: ['warrior'], 'fjord-ne': ['ship'] },
      },
      { figures: { valhalla: ['warrior'] } },
    ],
  });
  expect(eventsOfType(scene, 'released')).toEqual([
    { type: 'released', seat: 0, figures: ['leader', 'warrior', 'troll'] },
    { type: 'released', seat: 1, figures: ['warrior'] },
  ]);
  expect([figuresAt(scene, 0, 'valhalla'), figuresAt(scene, 1, 'valhalla')]).toEqual([[], []]);
  expect([figuresAt(scene, 0, 'gimle'), figuresAt(scene, 0, 'fjord-ne')]).toEqual([['warrior'], ['ship']]);
  expect(figuresAt(scene, 0, 'reserve')).toEqual(['leader', ...Array<string>(7).fill('warrior'), 'troll']);
});

test('BR-88 the tokens turn back to their rewards, each on its province, and the first-player marker goes left', () => {
  const scene = saga({
    seats: 3,
    first: 2,
    phase: 'release',
    tokens: { gimle: 'axes', utgard: 'glory5' },
    pillaged: ['gimle', 'utgard', 'yggdrasil'],
  });
  const { provinces, first } = scene.view('spectator');
  expect(Object.values(provinces).map(({ pillaged }) => pillaged)).toEqual(Array(9).fill(false));
  expect([provinces.gimle.reward, provinces.utgard.reward, provinces.yggdrasil.reward]).toEqual([
    'axes',
    'glory5',
    'all',
  ]);
  expect(first).toBe(0);
  expect(eventsOfType(scene, 'firstPlayerMoves')).toEqual([{ type: 'firstPlayerMoves', seat: 0 }]);
});

test('BR-88 the token of a province lost to Ragnarök is out of play: it can be pillaged no more', () => {
  const scene = saga({
    seats: 2,
    destroyed: ['gimle'],
    pillaged: ['yggdrasil', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang'],
    clans: [{ figures: { 'fjord-nw': ['ship'] } }],
  });
  scene.answers(0, { act: 'pillage' }).offers(0, { province: 'myrkvlor' });
});

test('BR-12 a destroyed province shows no reward, and the others show theirs', () => {
  const { provinces } = saga({ seats: 2, destroyed: ['gimle'], tokens: { gimle: 'axes', utgard: 'glory5' } }).view(1);
  expect([provinces.gimle.reward, provinces.utgard.reward]).toEqual([null, 'glory5']);
});

test('BRC-67 the first-player marker goes to the left at the end of an Age, and he begins the next', () => {
  const scene = saga({ seats: 3, first: 1, phase: 'release' });
  expect(scene.view(0).first).toBe(2);
  while (scene.state.asked[0]?.ask === 'draft') {
    for (const seat of [0, 1, 2]) answersFirst(scene, seat);
  }
  scene.asks('act', 2);
});

test('BRT-14 Rage at step 4 or 5, Axes at step 6 and Horns below step 4 bring 10 + 20 + 0', () => {
  for (const step of [4, 5]) {
    const scene = saga({ seats: 2, age: 3, phase: 'scoring', clans: [{ stats: { rage: step, axes: 6, horns: 3 } }] });
    expect(eventsOfType(scene, 'legendary')).toEqual([
      { type: 'legendary', seat: 0, stat: 'rage', glory: 10 },
      { type: 'legendary', seat: 0, stat: 'axes', glory: 20 },
    ]);
    expect(glory(scene)).toEqual([30, 0]);
  }
});

test('BR-90 steps 1 to 3 bring nothing, 4 and 5 bring 10 Glory, 6 brings 20, at the end only', () => {
  const legend = [1, 2, 3, 4, 5, 6].map(
    (step) => glory(saga({ seats: 2, age: 3, phase: 'scoring', clans: [{ stats: { horns: step } }] }))[0],
  );
  expect(legend).toEqual([0, 0, 0, 10, 10, 20]);
  const second = saga({ seats: 2, age: 2, phase: 'scoring', clans: [{ stats: { horns: 6 } }] });
  expect(glory(second)).toEqual([0, 0]);
});

test('BR-91 most Glory wins', () => {
  const clans = [{ glory: 12 }, { glory: 30 }, { glory: 12 }, { glory: 5, stats: { axes: 4 } }] as const;
  const scene = saga({ seats: 4, age: 3, phase: 'scoring', clans });
  expect(scene.state.result).toEqual({ scores: [12, 30, 12, 15], places: [3, 1, 3, 2], reason: 'BR-91' });
  expect(eventsOfType(scene, 'won')).toEqual([{ type: 'won', seats: [1], glory: 30 }]);
});

test('BRC-65 a final tie is a shared victory', () => {
  const scene = saga({ seats: 3, age: 3, phase: 'scoring', clans: [{ glory: 20 }, { glory: 7 }, { glory: 20 }] });
  expect(scene.state.result!.places).toEqual([1, 3, 1]);
  expect(eventsOfType(scene, 'won')).toEqual([{ type: 'won', seats: [0, 2], glory: 20 }]);
});

test('BRC-63 Valhalla is released in the third Age too, then the game ends', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    phase: 'release',
    clans: [
      {
        upgrades: ['lokis-domain', 'thors-conquest'],
        figures: { valhalla: ['warrior', 'warrior'], gimle: ['leader'] },
      },
    ],
  });
  expect(eventTypes(scene)).toEqual(['phaseStarts', 'released', 'gloryGained', 'gloryGained', 'won']);
  // Two released, and one figure on the board: those that came back from Valhalla are not on it.
  expect(eventsOfType(scene, 'gloryGained')).toMatchObject([
    { glory: 2, why: 'lokis-domain' },
    { glory: 3, why: 'thors-conquest' },
  ]);
  expect(scene.state.result!.scores).toEqual([5, 0]);
});

test('BR-20 after the release of the third Age there is no other phase', () => {
  const scene = nobodyKeeps(saga({ seats: 2, age: 3, phase: 'discard', clans: [{ hand: ['tyrs-rage'] }] }));
  expect(eventTypes(scene).filter((type) => type === 'ageStarts')).toEqual([]);
  expect(scene.state.asked).toEqual([]);
  expect(clan(scene, 0).hand).toEqual([]);
});
