import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from '../../../kernel/index.ts';
import { Scenario } from '../../../testkit/scenario.ts';
import { FIRST_WARRIOR, placeCode } from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import type { Table } from '../rules/table.ts';
import { clan, figuresAt } from './scenes.ts';

interface Saved {
  readonly rules: number;
  readonly table: Table;
}

/** A game saved under rules 1, changed as told before it is loaded. */
function loaded(name: string, change: (table: Table) => void = () => {}) {
  const file = new URL(`saved/rules-1/${name}.json`, import.meta.url);
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
  expect(saved.rules).toBe(1);
  change(saved.table);
  return new Scenario(bloodRage, load(bloodRage, saved), []);
}

test('BR-45 a march of rules 1 whose Warrior went first may still take the Leader', () => {
  const scene = loaded('march').asks('marchWho', 0);
  scene.offers(0, { figure: 'leader' }, { figure: 'warrior' }, { figure: 'done' }).answers(0, { figure: 'leader' });
  expect(figuresAt(scene, 0, 'utgard')).toEqual(['leader', 'warrior']);
});

test('BRC-25 a Quest sealed to fight under rules 1 stays sealed, and its owner is asked after the reveal', () => {
  const scene = loaded('battle-cards').asks('battleCard', 0, 1);
  expect(scene.state.answers[0]).not.toBeNull();
  scene.answers(1, { card: 'odins-smite' });
  // Rules 1 showed the oldest of two Quests of one name.
  expect(clan(scene, 0).played).toEqual([{ card: 'quest-alfheim', age: 1 }]);
  scene.asks('questFights', 0).offers(0, { as: 3 }, { as: 0 });
});

test('BR-56 a Quest sealed to be kept under rules 1 is the newest, as it was then', () => {
  const scene = loaded('keep').asks('keep', 0, 1).answers(1, { card: 'none' });
  expect(clan(scene, 0, 0).kept).toEqual([{ card: 'quest-alfheim', age: 2 }]);
});

test('BRC-10 a free invasion that rules 1 has asked of a Mystic may still be taken, into an empty village', () => {
  const scene = loaded('free-invasion').asks('freeInvasion', 0);
  expect(scene.options(0).filter((option) => 'over' in option)).toEqual([]);
  scene.answers(0, { figure: 'mystic', to: 'gimle' });
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['mystic']);
});

test('BR-44 a free invasion that rules 1 has asked with the Horns full can only be declined', () => {
  const scene = loaded('free-invasion', ({ where }) => {
    for (let warrior = 0; warrior < 4; warrior++) where[FIRST_WARRIOR + warrior] = placeCode('angerboda');
  });
  scene.offers(0, { figure: 'none' }).refuses(0, { figure: 'mystic', to: 'gimle' }, 'BR-44');
});
