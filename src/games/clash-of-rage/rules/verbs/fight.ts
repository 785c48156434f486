/** Moves and fights (CR-30 to CR-51). */
import type { Seat } from '../../../../kernel/index.ts';
import { CRYSTALS_PER_ELF, DIE_FACES, WOUND_FACES } from '../../facts/constants.ts';
import { BASTION } from '../../facts/places.ts';
import { powerOf, rageBonusOf, rerollsOf, shieldsOf, slownessOf, woundBonusOf } from '../armies.ts';
import { strikerOf, targetOf, type FightFrame } from '../frames.ts';
import { clanUnit, placeName, sideName, territoryName, troopsOf } from '../names.ts';
import type { VerbRun } from '../run.ts';
import { countsOf, ELF_SIDE, slotOf, TYPE_COUNT, unitsAt } from '../table.ts';

export function moveUnits(run: VerbRun, seat: Seat, type: number, count: number, from: number, to: number): void {
  const { table } = run;
  const units = table.units[seat]!;
  units[slotOf(from, type)]! -= count;
  units[slotOf(to, type)]! += count;
  const unit = clanUnit(table, seat, type);
  run.emit({ type: 'moved', seat, unit, count, from: placeName(from), to: placeName(to) });
}

/** Who strikes first: less slowness, and in a tie the defender (CR-41). It is not counted again. */
export function startFight(run: VerbRun, frame: FightFrame): void {
  const { table } = run;
  const { territory, attacker, defender } = frame;
  const slow = [slownessOf(table, attacker, territory), slownessOf(table, defender, territory)] as const;
  frame.striker = slow[0] < slow[1] ? 0 : 1;
  run.emit({
    type: 'fightStarts',
    at: territoryName(territory),
    attacker,
    defender: sideName(defender),
    slow,
    first: sideName(strikerOf(frame)),
  });
}

/** All survivors go back to the bastion (CR-50). */
export function flee(run: VerbRun, seat: Seat, territory: number): void {
  const units = run.table.units[seat]!;
  const fled: number[] = [];
  for (let type = 0; type < TYPE_COUNT; type++) {
    fled.push(units[slotOf(territory, type)]!);
    units[slotOf(BASTION, type)]! += fled[type]!;
    units[slotOf(territory, type)] = 0;
  }
  run.emit({ type: 'fled', seat, at: territoryName(territory), troops: troopsOf(run.table, seat, fled) });
}

function addRage(frame: FightFrame, count: number): number {
  frame.rage = frame.rage.with(frame.striker, frame.rage[frame.striker]! + count);
  return frame.rage[frame.striker]!;
}

function throwDice(run: VerbRun, count: number): number {
  let wounds = 0;
  for (let die = 0; die < count; die++) if (run.random(DIE_FACES) < WOUND_FACES) wounds++;
  return wounds;
}

/** Rage tokens of the bonuses first, then the dice (CRR-56). */
export function startAssault(run: VerbRun, frame: FightFrame): void {
  const { table } = run;
  const striker = strikerOf(frame);
  const side = sideName(striker);
  const tokens = rageBonusOf(table, striker, frame.territory);
  if (tokens > 0) run.emit({ type: 'raged', side, count: tokens, rage: addRage(frame, tokens) });
  frame.assaults++;
  frame.dice = powerOf(table, striker, frame.territory);
  frame.faces = throwDice(run, frame.dice);
  frame.rerolls = rerollsOf(table, striker, frame.territory);
  run.emit({ type: 'thrown', side, dice: frame.dice, wounds: frame.faces });
}

/** Throws these dice again, given by their faces (CR-44). */
export function reroll(run: VerbRun, frame: FightFrame, wounds: number, blanks: number): void {
  frame.rerolls--;
  frame.faces += throwDice(run, wounds + blanks) - wounds;
  const side = sideName(strikerOf(frame));
  run.emit({
    type: 'rerolled',
    side,
    dice: wounds + blanks,
    wounds: frame.faces,
    blanks: frame.dice - frame.faces,
  });
}

/** Leaves the rerolls that are left unused. */
export function keepDice(run: VerbRun, frame: FightFrame): void {
  frame.rerolls = 0;
  run.emit({ type: 'keptDice', side: sideName(strikerOf(frame)) });
}

/** Elves throw every blank again, as often as they may. */
export function rerollElves(run: VerbRun, frame: FightFrame): void {
  while (frame.rerolls > 0) {
    const blanks = frame.dice - frame.faces;
    if (blanks === 0) frame.rerolls = 0;
    else reroll(run, frame, 0, blanks);
  }
}

/** CR-46. */
export function countWounds(run: VerbRun, frame: FightFrame): void {
  const { table } = run;
  const { territory, faces } = frame;
  const bonus = woundBonusOf(table, strikerOf(frame), territory);
  const rage = frame.rage[frame.striker]!;
  const shields = shieldsOf(table, targetOf(frame), territory);
  frame.wounds = Math.max(0, faces + bonus + rage - shields);
  frame.hits = [0, 0, 0];
  run.emit({ type: 'wounded', side: sideName(strikerOf(frame)), faces, bonus, rage, shields, wounds: frame.wounds });
}

/** Removes the chosen units together; an assault that removes nothing gives a rage token (CR-48, CR-49). */
export function strike(run: VerbRun, frame: FightFrame, hits: readonly number[]): void {
  const { table } = run;
  const striker = strikerOf(frame);
  const target = targetOf(frame);
  const removed = hits[0]! + hits[1]! + hits[2]!;
  if (removed === 0) {
    run.emit({ type: 'missed', side: sideName(striker), count: 1, rage: addRage(frame, 1) });
    return;
  }
  const counts = countsOf(table, target);
  for (let type = 0; type < TYPE_COUNT; type++) counts[slotOf(frame.territory, type)]! -= hits[type]!;
  const troops = troopsOf(table, target, hits);
  run.emit({ type: 'fell', side: sideName(target), by: sideName(striker), troops });
  if (target === ELF_SIDE) {
    const seat = striker as Seat;
    table.removed[seat]! += removed;
    table.crystals[seat]! += CRYSTALS_PER_ELF * removed;
    run.emit({ type: 'crystalsTaken', seat, count: CRYSTALS_PER_ELF * removed });
  } else {
    for (let type = 0; type < TYPE_COUNT; type++) table.reserves[target]![type]! += hits[type]!;
  }
}

export function endFight(run: VerbRun, { territory, attacker, defender }: FightFrame): void {
  const attackerStands = [0, 1, 2].some((type) => unitsAt(run.table, attacker, territory, type) > 0);
  run.emit({
    type: 'fightEnds',
    at: territoryName(territory),
    winner: sideName(attackerStands ? attacker : defender),
  });
}
