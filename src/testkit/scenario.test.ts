import { describe, expect, test } from 'vitest';
import { sample } from '../games/sample/index.ts';
import { scenario } from './scenario.ts';

describe('a scenario fails', () => {
  const turn = () => scenario(sample, { seats: 2, hands: [['axe'], []] });

  test('when others are asked, or something else', () => {
    turn().asks('act', 0);
    expect(() => turn().asks('act', 1)).toThrow('to deeply equal');
    expect(() => turn().asks('act', 0, 1)).toThrow('to deeply equal');
    expect(() => turn().asks('draft', 0)).toThrow('to deeply equal');
  });

  test('when more is offered, or less, or in another order', () => {
    const acts = [{ act: 'voyage' }, { act: 'raid' }, { act: 'hoard' }, { act: 'rest' }] as const;
    turn().offers(0, ...acts);
    expect(() => turn().offers(0, ...acts.slice(1))).toThrow('to deeply equal');
    expect(() => turn().offers(0, ...acts.toReversed())).toThrow('to deeply equal');
    expect(() => turn().offers(1, ...acts)).toThrow('seat 1 is not asked');
  });

  test('when a wish is allowed, or refused for another reason', () => {
    const empty = () => scenario(sample, { seats: 2 });
    empty().refuses(0, { act: 'hoard' }, 'SG-24');
    expect(() => empty().refuses(0, { act: 'hoard' }, 'SG-21')).toThrow("expected 'SG-24' to be 'SG-21'");
    expect(() => empty().refuses(0, { act: 'rest' }, 'SG-24')).toThrow('it is allowed');
    expect(() => empty().allows(0, { act: 'hoard' })).toThrow('to be null');
  });

  test('when an answer, an undo or a take-back is not legal', () => {
    expect(() => turn().answers(1, { act: 'rest' })).toThrow('table.notYourTurn');
    expect(() => turn().answers(0, { card: 'axe' })).toThrow('table.notOffered');
    expect(() => turn().answers(0)).toThrow('table.tooFew');
    expect(() => turn().undoes(0)).toThrow('table.undoClosed');
    expect(() => turn().takesBack(0)).toThrow('table.undoClosed');
  });

  test('when a viewer gets more events, or fewer, or others', () => {
    const hoard = () => turn().answers(0, { act: 'hoard' }).answers(0, { card: 'axe' });
    const shell = { type: 'hoarded', seat: 0, card: null } as const;
    hoard().tells(1, shell).tells('spectator', shell);
    expect(() => hoard().tells(1)).toThrow('to deeply equal');
    expect(() => hoard().tells(1, shell, shell)).toThrow('to deeply equal');
    expect(() => hoard().tells(0, shell)).toThrow('to deeply equal');
  });
});

test('a scenario is the same every time, and another with another seed', () => {
  const packet = (seed: string): unknown =>
    scenario(sample, { seats: 2, turn: 3 }, { seed }).answers(1, { act: 'rest' }).view(0);
  expect(packet('one')).toEqual(packet('one'));
  expect(['two', 'three', 'four'].map(packet)).not.toEqual(['one', 'one', 'one'].map(packet));
});
