import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { CardId } from '../../facts/index.ts';
import type { Described, DescribedClan } from '../../rules/position.ts';
import {
  boughtBack,
  discarded,
  noCard,
  poisoned,
  questFought,
  questRested,
  revealed,
  revealedQuest,
  strength,
  tookBack,
  victory,
} from './events.ts';
import { fallen, fights, lays, names, nobodyAdds, pillages } from './steps.ts';
import { clan } from '../scenes.ts';

const told = (described: Described) => scenario(bloodRage, described);

/** Two clans in Gimle, each with a Leader and a Warrior (STR 4) unless told. */
const duel = (pillager: DescribedClan, rival: DescribedClan, rest: Partial<Described> = {}) =>
  told({
    seats: 2,
    ...rest,
    clans: [
      { figures: { gimle: ['leader', 'warrior'] }, ...pillager },
      { figures: { gimle: ['leader', 'warrior'] }, ...rival },
    ],
  });

const alfheim = (age: number) => ({ card: 'quest-alfheim', age }) as const;

/** The card alone decides: it is shown by seat 0, whose four are as many as its rival's. */
const tyrsBonus = (card: CardId, age: number) => {
  const scene = duel({ hand: [card] }, {}, { seats: 5, age });
  fights(scene, 0, 'gimle', { 0: card });
  return scene
    .heard('spectator')
    .filter(({ type }) => type === 'revealed' || type === 'strength' || type === 'battleWon');
};

test('BR-64 everyone in the battle must lay one hand card face down, and all are turned up together', () => {
  const scene = duel({ hand: ['tyrs-bash', 'tyrs-smash'] }, { hand: ['quest-alfheim'] }, { seats: 3 });
  pillages(scene, 0, 'gimle').asks('battleCard', 0, 1);
  scene.offers(0, { card: 'tyrs-bash' }, { card: 'tyrs-smash' }).offers(1, alfheim(1));
  scene.refuses(0, { card: 'none' }, 'table.notOffered').refuses(0, alfheim(1), 'BR-64');
  scene.refuses(2, { card: 'tyrs-bash' }, 'table.notYourTurn');
  const before = ([1, 2, 'spectator'] as const).map((viewer) => scene.view(viewer));
  scene.answers(0, { card: 'tyrs-smash' }).tells(1).tells('spectator').asks('battleCard', 0, 1);
  expect(([1, 2, 'spectator'] as const).map((viewer) => scene.view(viewer))).toEqual(before);
  scene.answers(1, alfheim(1));
  expect(scene.heard('spectator').slice(0, 2)).toEqual([revealed(0, 'tyrs-smash', 3), revealed(1, alfheim(1), 0)]);
});

test('BR-64 until all have laid theirs a card can be taken back and another laid', () => {
  const scene = pillages(duel({ hand: ['tyrs-bash', 'tyrs-smash'] }, { hand: ['tyrs-smite'] }), 0, 'gimle');
  scene.answers(0, { card: 'tyrs-smash' }).takesBack(0).asks('battleCard', 0, 1);
  scene.answers(0, { card: 'tyrs-bash' }).answers(1, { card: 'tyrs-smite' });
  expect(scene.heard(1)[0]).toEqual(revealed(0, 'tyrs-bash', 2));
});

test('BR-64 only an empty hand lays none', () => {
  const scene = pillages(duel({}, { hand: ['tyrs-bash'] }), 0, 'gimle').asks('battleCard', 1);
  scene.answers(1, { card: 'tyrs-bash' });
  expect(scene.heard(0).slice(0, 4)).toEqual([
    noCard(0),
    revealed(1, 'tyrs-bash', 2),
    strength(0, 4, 0),
    strength(1, 4, 2),
  ]);
});

test('BR-65 a battle card adds its STR; an upgrade or a Quest that is shown does nothing', () => {
  const upgrade = fights(duel({ hand: ['tyrs-bash'] }, { hand: ['troll'] }), 0, 'gimle', {
    0: 'tyrs-bash',
    1: 'troll',
  });
  expect(upgrade.heard(1).slice(0, 4)).toEqual([
    revealed(0, 'tyrs-bash', 2),
    revealed(1, 'troll', 0),
    strength(0, 4, 2),
    strength(1, 4, 0),
  ]);
  expect(clan(upgrade, 1, 0).upgrades).toEqual([]);
  const quest = fights(duel({ hand: ['quest-alfheim'] }, { hand: ['tyrs-bash'] }), 0, 'gimle', {
    0: 'quest-alfheim',
    1: 'tyrs-bash',
  });
  expect(quest.heard(1)).toContainEqual(strength(0, 4, 0));
  expect(clan(quest, 0, 0).quests).toEqual([]);
});

test('BR-66 a total is the STR of the figures there and in the fjord, and of the card', () => {
  const scene = duel(
    { figures: { gimle: ['leader', 'warrior'], 'fjord-nw': ['ship'], myrkvlor: ['warrior'] }, hand: ['tyrs-smash'] },
    { upgrades: ['sea-serpent'], figures: { gimle: ['warrior'], 'fjord-nw': ['sea-serpent'] }, hand: ['tyrs-smite'] },
    { seats: 3 },
  );
  fights(scene, 0, 'gimle', { 0: 'tyrs-smash', 1: 'tyrs-smite' });
  expect(scene.heard(2)).toContainEqual(strength(0, 6, 3));
  expect(scene.heard(2)).toContainEqual(strength(1, 4, 5));
  // A tie at nine.
  expect([fallen(scene.view(2), 0), fallen(scene.view(2), 1)]).toEqual([
    ['leader', 'ship', 'warrior'],
    ['warrior', 'sea-serpent'],
  ]);
});

test('BR-66 a clan whose figures a card has destroyed is still in the battle and may win it', () => {
  const scene = duel(
    { hand: ['odins-smite'], figures: { gimle: ['warrior'] } },
    { hand: ['tyrs-smash'], figures: { gimle: ['warrior'] } },
  );
  fights(scene, 0, 'gimle', { 0: 'odins-smite', 1: 'tyrs-smash' });
  expect(scene.heard(0)).toContainEqual(victory(1, 'gimle', 3, 2));
  expect([fallen(scene.view(0), 0), fallen(scene.view(0), 1)]).toEqual([['warrior'], ['warrior']]);
});

test('BRT-23 its only Warrior killed by Odin’s Smite, a clan wins with the 5 of its card', () => {
  const scene = duel(
    { hand: ['odins-smite'], figures: { gimle: ['leader'] } },
    { hand: ['tyrs-smite'], figures: { gimle: ['warrior'] } },
  );
  fights(scene, 0, 'gimle', { 0: 'odins-smite', 1: 'tyrs-smite' });
  const events = scene.heard('spectator');
  expect(events).toContainEqual(strength(0, 3, 1));
  expect(events).toContainEqual(strength(1, 0, 5));
  expect(events).toContainEqual(victory(1, 'gimle', 5, 4));
});

test('BRT-11b Wolf shows Tyr’s Crush and has 7, Raven shows an upgrade and has 2', () => {
  const scene = told({
    seats: 3,
    clans: [
      { figures: { 'fjord-sw': ['ship'], andlang: ['warrior'] }, hand: ['tyrs-crush'] },
      { figures: { andlang: ['warrior', 'warrior'] }, hand: ['lokis-domain'] },
      {},
    ],
  });
  fights(scene, 0, 'andlang', { 0: 'tyrs-crush', 1: 'lokis-domain' });
  expect(scene.heard(2).slice(0, 5)).toEqual([
    revealed(0, 'tyrs-crush', 4),
    revealed(1, 'lokis-domain', 0),
    strength(0, 3, 4),
    strength(1, 2, 0),
    victory(0, 'andlang', 7, 2),
  ]);
});

test('BRC-17 an upgrade or a Quest shown is +0, but its owner discards it after a victory', () => {
  const strong = { figures: { gimle: ['leader', 'warrior', 'warrior'] } } as const;
  const upgrade = duel({ ...strong, hand: ['troll'] }, { hand: ['quest-manheim'] });
  fights(upgrade, 0, 'gimle', { 0: 'troll', 1: 'quest-manheim' });
  expect(upgrade.heard(1)).toContainEqual(strength(0, 5, 0));
  expect(upgrade.heard(1)).toContainEqual(discarded(0, 'troll'));
  expect(upgrade.heard(1)).toContainEqual({ ...tookBack(1, 'quest-manheim'), age: 1 });
  expect(names(upgrade.view(1).discard)).toEqual(['troll']);
  const quest = duel({ ...strong, hand: ['quest-manheim'] }, {});
  fights(quest, 0, 'gimle', { 0: 'quest-manheim' });
  expect(names(quest.view(1).discard)).toEqual(['quest-manheim']);
});

test('BRC-25 card Tyr’s Domain: after the reveal its owner is asked whether the Quest fights as a +3 battle card', () => {
  const described = { upgrades: ['tyrs-domain'], hand: ['quest-alfheim', 'tyrs-bash'] } as const;
  const scene = pillages(duel(described, { hand: ['tyrs-smash'] }, { seats: 3 }), 0, 'gimle');
  // The card is laid as any other: nothing is said of it before all cards lie open.
  scene.offers(0, alfheim(1), { card: 'tyrs-bash' });
  scene.answers(1, { card: 'tyrs-smash' }).answers(0, alfheim(1));
  scene.tells('spectator', revealedQuest(0, alfheim(1)), revealed(1, 'tyrs-smash', 3)).asks('questFights', 0);
  scene.offers(0, { as: 3 }, { as: 0 }).refuses(0, { as: 5 }, 'BRC-25');
  expect(scene.view('spectator').pillage!.strength.map(({ total }) => total)).toEqual([4, 7]);
  scene
    .answers(0, { as: 3 })
    .tells('spectator', questFought(0, alfheim(1), 3))
    .asks('lateCard', 0);
  expect(scene.view('spectator').pillage!.strength.map(({ total }) => total)).toEqual([7, 7]);
});

test('BRC-25 card Tyr’s Wrath makes it +5, and beside Tyr’s Domain still +5', () => {
  for (const upgrades of [['tyrs-wrath'], ['tyrs-domain', 'tyrs-wrath']] as const) {
    const scene = duel({ upgrades, hand: ['quest-alfheim'] }, { hand: ['tyrs-crush'] }, { seats: 3, age: 3 });
    pillages(scene, 0, 'gimle').answers(0, alfheim(3)).answers(1, { card: 'tyrs-crush' });
    scene.offers(0, { as: 5 }, { as: 0 }).refuses(0, { as: 3 }, 'BRC-25').answers(0, { as: 5 });
    expect(scene.heard(1).slice(0, 4)).toEqual([
      questFought(0, alfheim(3), 5),
      strength(0, 4, 5),
      strength(1, 4, 4),
      victory(0, 'gimle', 9, 8),
    ]);
    expect(names(scene.view(1).discard)).toEqual(['quest-alfheim']);
  }
});

test('BRC-25 the pillager is asked first, then the others clockwise, and each sees what was answered before', () => {
  const figures = { gimle: ['warrior'] } as const;
  const scene = told({
    seats: 4,
    age: 3,
    turn: 1,
    clans: [
      { hand: ['quest-alfheim'], figures },
      { hand: ['quest-manheim'], figures, upgrades: ['tyrs-wrath'] },
      { hand: ['tyrs-bash'], figures },
      { hand: ['quest-jotunheim'], figures, upgrades: ['tyrs-domain'] },
    ],
  });
  lays(pillages(scene, 1, 'gimle'), { 0: 'quest-alfheim', 1: 'quest-manheim', 2: 'tyrs-bash', 3: 'quest-jotunheim' });
  scene
    .asks('questFights', 1)
    .answers(1, { as: 5 })
    .tells(3, questFought(1, { card: 'quest-manheim', age: 3 }, 5));
  // Seat 2 showed no Quest, seat 0 has neither card: only seat 3 is left to ask.
  scene.asks('questFights', 3).answers(3, { as: 0 });
  expect(scene.heard(0).slice(0, 5)).toEqual([
    questRested(3, { card: 'quest-jotunheim', age: 3 }),
    strength(1, 1, 5),
    strength(2, 1, 2),
    strength(3, 1, 0),
    strength(0, 1, 0),
  ]);
});

test('BRC-25 its owner may let the Quest count for nothing, and everybody is told', () => {
  const scene = duel({ upgrades: ['tyrs-domain'], hand: ['quest-alfheim'] }, {}, { seats: 3 });
  lays(pillages(scene, 0, 'gimle'), { 0: 'quest-alfheim' }).answers(0, { as: 0 });
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(scene.heard(viewer)[0]).toEqual(questRested(0, alfheim(1)));
  expect(scene.heard(1)).toContainEqual(strength(0, 4, 0));
  expect(scene.heard(1)).not.toContainEqual(expect.objectContaining({ type: 'questFought' }));
});

test('BRC-25 nobody is asked without a Quest shown, or without the card on the own clan sheet', () => {
  const rival = duel({ upgrades: ['tyrs-domain'], hand: ['tyrs-bash'] }, { hand: ['quest-alfheim'] }, { seats: 3 });
  lays(pillages(rival, 0, 'gimle'), { 0: 'tyrs-bash', 1: 'quest-alfheim' });
  expect(rival.heard(0).slice(0, 3)).toEqual([
    revealed(0, 'tyrs-bash', 2),
    revealed(1, alfheim(1), 0),
    strength(0, 4, 2),
  ]);
});

test('BR-56 the events of a battle say which of two Quests of one name was shown', () => {
  const both = [alfheim(1), alfheim(3)];
  for (const shown of both) {
    const ends = (card: CardId, pillager: DescribedClan = {}) => {
      const scene = duel({ hand: both, ...pillager }, { hand: [card] }, { seats: 3, age: 3 });
      pillages(scene, 0, 'gimle').answers(0, shown).answers(1, { card });
      expect(scene.heard('spectator')[0]).toEqual(revealed(0, shown, 0));
      return nobodyAdds(scene).heard('spectator');
    };
    const { age } = shown;
    const strong = { figures: { gimle: ['leader', 'warrior', 'warrior'] } } as const;
    expect(ends('tyrs-crush')).toContainEqual({ ...tookBack(0, 'quest-alfheim'), age });
    expect(ends('troll', strong)).toContainEqual({ ...discarded(0, 'quest-alfheim'), age });
    expect(ends('lokis-poison', strong)).toContainEqual({ ...poisoned(1, 0, 'quest-alfheim'), age });
  }
});

test('BR-56 a Quest that Tyr’s Prowess takes back is named with its Age', () => {
  const scene = duel(
    { hand: [alfheim(1), alfheim(3)], upgrades: ['tyrs-prowess', 'tyrs-wrath'] },
    {},
    { seats: 5, age: 3 },
  );
  pillages(scene, 0, 'gimle').answers(0, alfheim(1)).answers(0, { as: 5 });
  nobodyAdds(scene).answers(0, { card: 'quest-alfheim' });
  expect(scene.heard(1)).toContainEqual(boughtBack(0, alfheim(1)));
});

test('card Tyr’s Bash adds 2', () => {
  expect(tyrsBonus('tyrs-bash', 1)).toEqual([
    revealed(0, 'tyrs-bash', 2),
    strength(0, 4, 2),
    strength(1, 4, 0),
    victory(0, 'gimle', 6, 4),
  ]);
});

test('card Tyr’s Smash adds 3', () => {
  expect(tyrsBonus('tyrs-smash', 1)).toEqual([
    revealed(0, 'tyrs-smash', 3),
    strength(0, 4, 3),
    strength(1, 4, 0),
    victory(0, 'gimle', 7, 4),
  ]);
});

test('card Tyr’s Crush adds 4', () => {
  expect(tyrsBonus('tyrs-crush', 2)).toEqual([
    revealed(0, 'tyrs-crush', 4),
    strength(0, 4, 4),
    strength(1, 4, 0),
    victory(0, 'gimle', 8, 4),
  ]);
});

test('card Tyr’s Smite adds 5 and kills nobody', () => {
  expect(tyrsBonus('tyrs-smite', 1)).toEqual([
    revealed(0, 'tyrs-smite', 5),
    strength(0, 4, 5),
    strength(1, 4, 0),
    victory(0, 'gimle', 9, 4),
  ]);
});

test('card Tyr’s Rage adds 6', () => {
  expect(tyrsBonus('tyrs-rage', 2)).toEqual([
    revealed(0, 'tyrs-rage', 6),
    strength(0, 4, 6),
    strength(1, 4, 0),
    victory(0, 'gimle', 10, 4),
  ]);
});

test('card Tyr’s Judgement adds 8', () => {
  expect(tyrsBonus('tyrs-judgement', 3)).toEqual([
    revealed(0, 'tyrs-judgement', 8),
    strength(0, 4, 8),
    strength(1, 4, 0),
    victory(0, 'gimle', 12, 4),
  ]);
});
