import { expect, test } from 'vitest';
import { awaited, Play, randomOf, randomPicks, seatsOf, sfc, start } from '../../../kernel/index.ts';
import {
  CARD_IDS,
  factsOfCard,
  isUpgrade,
  joinersOf,
  placeCode,
  PROVINCES,
  questBonusWith,
  questState,
  strengthIn,
  upgradePrice,
} from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import { isCompleted } from '../procs/end-of-age.ts';
import { canJoin } from '../procs/pillage.ts';
import { questBonus, questOf, upgradeCost } from '../rules/cards.ts';
import * as rules from '../rules/queries.ts';
import { questsOf } from '../rules/table.ts';

test('BR-62, BR-81: the page reckons the strength of a clan and the state of its Quests as the rules do', () => {
  const seen = new Set<number>();
  const met = { true: 0, false: 0 };
  for (let game = 0; game < 24; game++) {
    const seats = 2 + (game % 4);
    const options = { mystics: true, kickstarterMonsters: true };
    const { state } = start(bloodRage, { seats, seed: `strength ${game}`, options });
    const play = new Play(bloodRage, state, { quiet: true });
    const random = randomOf(sfc(`strength ${game}`));
    let answers = 0;
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
      play.take(choice.seat, randomPicks(choice, random));
      if (++answers % 5 !== 0) continue;
      const view = bloodRage.view(state, 'spectator');
      const { clans } = view;
      for (let seat = 0; seat < seats; seat++) {
        for (const piece of questsOf(state.table, seat)) {
          const { isMet } = questState(view, seat, questOf(state.table, piece));
          expect(isMet).toBe(isCompleted(state.table, seat, piece));
          met[`${isMet}`]++;
        }
      }
      for (const province of PROVINCES) {
        for (let seat = 0; seat < seats; seat++) {
          const strength = strengthIn(clans[seat]!, province);
          expect(strength).toBe(rules.strengthIn(state.table, seat, placeCode(province)));
          seen.add(strength);
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(8);
  expect(Math.min(met.true, met.false)).toBeGreaterThan(50);
});

test('BRC-12, BRC-13: the page knows who may join, prices and bonuses of Quests as the rules do', () => {
  const upgrades = CARD_IDS.map(factsOfCard).filter(isUpgrade);
  const joins = { true: 0, false: 0 };
  const [discounts, bonuses] = [new Set<number>(), new Set<number>()];
  for (let game = 0; game < 24; game++) {
    const seats = 2 + (game % 4);
    const { state } = start(bloodRage, { seats, seed: `prices ${game}`, options: { kickstarterMonsters: true } });
    const play = new Play(bloodRage, state, { quiet: true });
    const random = randomOf(sfc(`prices ${game}`));
    let answers = 0;
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
      play.take(choice.seat, randomPicks(choice, random));
      if (++answers % 5 !== 0) continue;
      const view = bloodRage.view(state, 'spectator');
      for (const province of PROVINCES) {
        if (view.provinces[province].destroyed) continue;
        const joiners = joinersOf(view, province).map(({ seat }) => seat);
        for (const seat of seatsOf(seats)) {
          const may = canJoin(state.table, seat, placeCode(province));
          expect(joiners.includes(seat), `${game}, ${answers}: seat ${seat} to ${province}`).toBe(may);
          joins[`${may}`]++;
        }
      }
      for (const seat of seatsOf(seats)) {
        const own = view.clans[seat]!.upgrades;
        for (const facts of upgrades) {
          expect(upgradePrice(facts, own)).toBe(upgradeCost(state.table, seat, facts));
          discounts.add(facts.cost - upgradePrice(facts, own));
        }
        expect(questBonusWith(own)).toBe(questBonus(state.table, seat));
        bonuses.add(questBonusWith(own));
      }
    }
  }
  expect(Math.min(joins.true, joins.false)).toBeGreaterThan(1000);
  expect(Math.min(discounts.size, bonuses.size)).toBeGreaterThan(1);
});
