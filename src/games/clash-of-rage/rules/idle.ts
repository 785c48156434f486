/** What an absent seat answers (CRR-46): a random tactic card, no action, and in a fight dice, all blanks again, and the fixed policy. */
import { choiceFor, draw, sfc, single, type Picks, type Seat } from '../../../kernel/index.ts';
import type { RageOption } from '../facts/asks.ts';
import { BASTION, PLACES } from '../facts/places.ts';
import { targetOf, type FightFrame } from './frames.ts';
import { policyKills, targetsAt } from './kills.ts';
import { unitName } from './names.ts';
import type { RageState } from './table.ts';

/** Unpredictable for players, the same each time it is asked, and it leaves the table's generator untouched. */
const seedOf = ({ rng, question }: RageState): string => `absent ${question} ${JSON.stringify(rng)}`;

export function idle(state: RageState, seat: Seat): Picks {
  const choice = choiceFor(state, seat)!;
  const { options } = choice;
  const pick = (isWanted: (option: RageOption) => boolean): Picks => single(Math.max(0, options.findIndex(isWanted)));
  switch (choice.ask) {
    case 'tactic':
      return single(draw(sfc(seedOf(state)), options.length));
    case 'reinforceAt':
      return pick((option) => 'at' in option && option.at === PLACES[BASTION]);
    case 'act':
      return pick((option) => 'act' in option && option.act === 'pass');
    case 'equip':
    case 'move':
      return pick((option) => 'done' in option);
    case 'reroll':
      return pick((option) => 'reroll' in option && option.reroll === (hasBlanks(state) ? 'blanks' : 'none'));
    case 'wounds':
      return pick(policyHit(state));
    case 'stones':
      return Array.from({ length: choice.min }, (_, index) => index);
    default:
      // The first bastion site, unit, legendary card, fight; throw; done.
      return single(0);
  }
}

const fightOf = ({ stack }: RageState): FightFrame => stack.at(-1) as FightFrame;

const hasBlanks = (state: RageState): boolean => fightOf(state).faces < fightOf(state).dice;

/** The next unit of the set that the policy removes, or the strike. */
function policyHit(state: RageState): (option: RageOption) => boolean {
  const { table } = state;
  const fight = fightOf(state);
  const target = targetOf(fight);
  const kills = policyKills(targetsAt(table, target, fight.territory), fight.wounds, fight.hits);
  const type = kills.findIndex((count, at) => count > fight.hits[at]!);
  if (type === -1) return (option) => 'strike' in option;
  const unit = unitName(table, target, type);
  return (option) => 'hit' in option && option.hit === unit;
}
