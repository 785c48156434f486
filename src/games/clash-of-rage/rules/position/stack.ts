/** Where the game stands in a described position. */
import type { Seat } from '../../../../kernel/index.ts';
import { BASTION } from '../../facts/places.ts';
import { enemyAt } from '../control.ts';
import { fightFrame, matchFrame, type RageFrame } from '../frames.ts';
import { NOBODY, strengthAt, type Table } from '../table.ts';
import { placeOf } from './board.ts';
import { countOf, FIGHT_STEPS, isCount, isCounts, need, PHASES, type Described } from './described.ts';

const ROUND_LABELS = {
  cards: 'cards',
  bastions: 'bastions',
  reinforcements: 'reinforcements',
  stones: 'stones',
  end: 'end',
} as const;

export function stackOf(
  { phase = 'first', turn = 0, isSecond = false, fight, seats }: Described,
  table: Table,
): RageFrame[] {
  need(PHASES.includes(phase), `a phase is one of ${PHASES.join(', ')}`);
  need(isCount(turn) && turn < seats, 'a turn is an index in the turn order');
  const match: RageFrame = { ...matchFrame(), at: 'ended' };
  if (phase !== 'first' && phase !== 'second' && phase !== 'fights' && phase !== 'fight') {
    return [match, { proc: 'round', at: ROUND_LABELS[phase] }];
  }
  const number = phase === 'second' || (phase !== 'first' && isSecond) ? 2 : 1;
  const round: RageFrame = { proc: 'round', at: number === 2 ? 'end' : 'stones' };
  const seat = table.order[turn]!;
  if (phase === 'fight') {
    return [
      match,
      round,
      { proc: 'actions', at: 'end', number, turn },
      { proc: 'fights', at: 'after', seat, second: number === 2 },
      fightOf(fight, table, seat),
    ];
  }
  if (phase === 'fights') {
    return [
      match,
      round,
      { proc: 'actions', at: 'end', number, turn },
      { proc: 'fights', at: 'ask', seat, second: number === 2 },
    ];
  }
  return [match, round, { proc: 'actions', at: 'begin', number, turn }];
}

function fightOf(fight: Described['fight'], table: Table, seat: Seat): RageFrame {
  need(typeof fight === 'object' && fight !== null, 'the phase fight describes a fight');
  const { step = 'begin', striker = 'attacker', rage = [0, 0] } = fight;
  const territory = placeOf(table, String(fight.at));
  const enemy = territory === BASTION ? NOBODY : enemyAt(table, seat, territory);
  need(enemy !== NOBODY && strengthAt(table, seat, territory) > 0, 'a fight is where the seat in turn meets enemies');
  need(FIGHT_STEPS.includes(step), `a step of a fight is one of ${FIGHT_STEPS.join(', ')}`);
  need(striker === 'attacker' || striker === 'defender', 'the striker is attacker or defender');
  need(isCounts(rage, 2), 'rage has a number for each side');
  const dice = countOf(fight.dice, 'dice', 0);
  const faces = countOf(fight.faces, 'faces', 0);
  need(faces <= dice && dice <= 60, 'there are no more wound faces than dice');
  return {
    ...fightFrame(territory, seat, enemy),
    at: step,
    striker: striker === 'attacker' ? 0 : 1,
    rage,
    dice,
    faces,
    rerolls: countOf(fight.rerolls, 'rerolls', 0),
    wounds: countOf(fight.wounds, 'wounds', 0),
  };
}
