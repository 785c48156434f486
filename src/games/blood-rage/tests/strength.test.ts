import { expect, test } from 'vitest';
import { awaited, Play, randomOf, randomPicks, sfc, start } from '../../../kernel/index.ts';
import { placeCode, PROVINCES, questState, strengthIn } from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import { isCompleted } from '../procs/end-of-age.ts';
import { questOf } from '../rules/cards.ts';
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
