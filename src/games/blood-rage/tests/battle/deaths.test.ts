import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { Described, DescribedClan } from '../../rules/position.ts';
import { died, scored, strength, victory } from './events.ts';
import { fallen, fights, glory } from './steps.ts';

const melee = (clans: readonly DescribedClan[], rest: Partial<Described> = {}) =>
  scenario(bloodRage, { seats: 5, age: 3, tokens: { gimle: 'horns' }, ...rest, clans });

test('card Odin’s Judgement brings its player 2 Glory for every figure that dies in the battle, its own too', () => {
  const won = melee([
    { hand: ['odins-judgement'], figures: { gimle: ['leader'] } },
    { figures: { gimle: ['warrior', 'warrior'], 'fjord-nw': ['ship'] } },
    { figures: { gimle: ['warrior'] } },
  ]);
  fights(won, 0, 'gimle', { 0: 'odins-judgement' });
  expect(won.heard(3)).toContainEqual(strength(0, 3, 2));
  expect(won.heard(3)).toContainEqual(scored(0, 8, 'card', 'odins-judgement'));
  const lost = melee([
    { figures: { gimle: ['leader', 'warrior'] } },
    { hand: ['odins-judgement'], figures: { gimle: ['warrior'] } },
    { figures: { gimle: ['warrior'] } },
  ]);
  fights(lost, 0, 'gimle', { 1: 'odins-judgement' });
  expect(glory(lost.view(3))).toEqual([3, 4, 0, 0, 0]);
});

test('BRC-35 Odin’s Judgement counts those that Smite killed and those of a tie; saved figures are no deaths', () => {
  const smitten = melee([
    { hand: ['odins-smite'], figures: { gimle: ['leader'] } },
    {
      rage: 1,
      upgrades: ['friggas-protection'],
      hand: ['odins-judgement'],
      figures: { gimle: ['warrior', 'warrior'] },
    },
  ]);
  fights(smitten, 0, 'gimle', { 0: 'odins-smite', 1: 'odins-judgement' }).asks('save', 1);
  // One Warrior is smitten; the other is saved when the battle is lost by 3 to 4.
  smitten.answers(1, { save: 'none' }).asks('save', 1).answers(1, { save: 'warrior', by: 'protection' });
  expect(smitten.heard(2)).toContainEqual(scored(1, 2, 'card', 'odins-judgement'));
  const tied = melee([
    { figures: { gimle: ['leader'] } },
    { hand: ['odins-judgement'], figures: { gimle: ['warrior'] } },
  ]);
  fights(tied, 0, 'gimle', { 1: 'odins-judgement' });
  expect(glory(tied.view(2)).slice(0, 2)).toEqual([0, 4]);
});

test('BRC-35 card Valkyrie pays 2 Glory for each rival figure killed in her battle, when her clan wins', () => {
  const scene = melee([
    { upgrades: ['valkyrie'], figures: { gimle: ['valkyrie', 'leader'] } },
    { figures: { gimle: ['warrior'] } },
    { figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] } },
  ]);
  fights(scene, 0, 'gimle', {});
  expect(scene.heard(3)).toContainEqual(scored(0, 6, 'card', 'valkyrie'));
  expect(glory(scene.view(3))).toEqual([9, 0, 0, 0, 0]);
});

test('BRC-35 Valkyrie pays when her clan loses and though she dies, for deaths by any means, not for her own', () => {
  const scene = melee([
    { hand: ['odins-tide'], figures: { gimle: ['leader', 'warrior'], 'fjord-nw': ['ship'] } },
    { upgrades: ['valkyrie'], figures: { gimle: ['valkyrie', 'warrior'] } },
  ]);
  fights(scene, 0, 'gimle', { 0: 'odins-tide' }).answers(0, { figure: 'leader' }).answers(1, { figure: 'warrior' });
  // The pillager's Ship and Warrior drowned; then she, and the Warrior, of her own.
  expect(fallen(scene.view(2), 1)).toEqual(['warrior', 'valkyrie']);
  expect(scene.heard(2)).toContainEqual(scored(1, 4, 'card', 'valkyrie'));
  expect(glory(scene.view(2))).toEqual([3, 4, 0, 0, 0]);
});

test('BRC-35 a Valkyrie who is not in the battle pays nothing', () => {
  const scene = melee([
    { upgrades: ['valkyrie'], figures: { gimle: ['leader'], myrkvlor: ['valkyrie'] } },
    { figures: { gimle: ['warrior'] } },
  ]);
  fights(scene, 0, 'gimle', {});
  expect(glory(scene.view(2))).toEqual([3, 0, 0, 0, 0]);
});

test('BRC-35 card Thor’s Glory pays 2 once for a battle that kills two rival figures or more', () => {
  const after = (rivals: DescribedClan['figures']) => {
    const scene = melee([
      { upgrades: ['thors-glory'], figures: { gimle: ['leader', 'warrior'] } },
      { figures: rivals! },
    ]);
    return glory(fights(scene, 0, 'gimle', {}).view(2));
  };
  expect(after({ gimle: ['warrior'] })).toEqual([3, 0, 0, 0, 0]);
  expect(after({ gimle: ['warrior', 'warrior'] })).toEqual([5, 0, 0, 0, 0]);
  expect(after({ gimle: ['warrior'], 'fjord-nw': ['ship'] })).toEqual([5, 0, 0, 0, 0]);
  expect(after({ gimle: ['warrior', 'warrior', 'warrior'] })).toEqual([5, 0, 0, 0, 0]);
  // A tie pays too, but one's own dead are no rivals.
  expect(after({ gimle: ['leader', 'warrior'] })).toEqual([2, 0, 0, 0, 0]);
  expect(after({ gimle: ['leader'], 'fjord-nw': ['ship'] })).toEqual([0, 3, 0, 0, 0]);
});

test('card Thor’s Chosen pays 3 Glory for each Mystic in a battle won, and twice with two cards', () => {
  const fought = (upgrades: DescribedClan['upgrades'], rival: DescribedClan) => {
    const pillager = { upgrades: upgrades!, figures: { gimle: ['mystic', 'mystic'] } } as const;
    const scene = melee([pillager, rival], { options: { mystics: true } });
    return fights(scene, 0, 'gimle', {});
  };
  const one = fought(['thors-chosen', 'odins-chosen'], { figures: { gimle: ['leader'] } });
  expect(one.heard(2)).toContainEqual(scored(0, 6, 'card', 'thors-chosen'));
  const two = fought(['thors-chosen', 'thors-chosen'], { figures: { gimle: ['leader'] } });
  expect(two.heard(2)).toContainEqual(scored(0, 12, 'card', 'thors-chosen'));
  const lost = fought(['thors-chosen', 'thors-chosen'], { figures: { gimle: ['leader'], 'fjord-nw': ['ship'] } });
  expect(glory(lost.view(2)).slice(0, 2)).toEqual([0, 3]);
});

const WOLFMAN = { age: 2, options: { kickstarterMonsters: true } } as const;

test('BRC-53 card Wolfman makes the STR of all but Monsters nothing, his own clan’s too; cards count', () => {
  const scene = melee(
    [
      { upgrades: ['wolfman'], hand: ['tyrs-bash'], figures: { gimle: ['wolfman', 'leader'] } },
      {
        upgrades: ['sea-serpent', 'valkyrie'],
        stats: { horns: 2 },
        figures: { gimle: ['leader', 'warrior', 'valkyrie'], 'fjord-nw': ['ship', 'sea-serpent'] },
      },
    ],
    WOLFMAN,
  );
  fights(scene, 0, 'gimle', { 0: 'tyrs-bash' });
  expect(scene.heard(2).slice(2, 5)).toEqual([
    strength(0, 3, 2),
    strength(1, 5, 0),
    { type: 'battleTied', province: 'gimle', total: 5 },
  ]);
});

test('BRC-53 a Wolfman whom Odin’s Tide removed silences nobody', () => {
  const scene = melee(
    [
      { upgrades: ['wolfman'], hand: ['odins-tide'], figures: { gimle: ['wolfman', 'leader'] } },
      { figures: { gimle: ['warrior'] } },
    ],
    WOLFMAN,
  );
  fights(scene, 0, 'gimle', { 0: 'odins-tide' }).answers(0, { figure: 'leader' });
  expect(scene.heard(2).slice(1, 5)).toEqual([
    died(0, 'gimle', 'tide', 'wolfman'),
    strength(0, 3, 1),
    strength(1, 1, 0),
    victory(0, 'gimle', 4, 1),
  ]);
});
