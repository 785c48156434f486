/** Questions of an assault (CR-44, CR-47, CR-50). */
import type { RageAsks } from '../../facts/asks.ts';
import { CLAN_UNITS, ELVES, REROLLS, type UnitId } from '../../facts/ids.ts';
import { targetOf, type FightFrame } from '../frames.ts';
import { canFall, isWasteful, targetsAt, woundsLeft, type Targets } from '../kills.ts';
import { ELF_SIDE, type Table } from '../table.ts';
import type { QuestionOf } from './cards.ts';

const ASSAULT_OPTIONS = [{ assault: 'throw' }, { assault: 'flee' }] as const;
const REROLL_OPTIONS = REROLLS.map((reroll) => ({ reroll }));
/** More than the dice of any assault. */
const MAX_DICE = 60;
/** By dice that show wounds, then by blank dice. */
const DICE_OPTIONS = Array.from({ length: MAX_DICE + 1 }, (_, wounds) =>
  Array.from({ length: MAX_DICE + 1 }, (__, blanks) => ({ wounds, blanks })),
);
type WoundsOption = RageAsks['wounds']['option'];
const STRIKE: WoundsOption = { strike: true };
const hitsOn = (units: readonly UnitId[]): readonly WoundsOption[] => [...units.map((hit) => ({ hit })), STRIKE];
const CLAN_TARGETS = CLAN_UNITS.map(hitsOn);
const ELF_TARGETS = hitsOn(ELVES);

export const assault: QuestionOf<'assault'> = { candidates: () => ASSAULT_OPTIONS, refuse: () => null };

export const reroll: QuestionOf<'reroll'> = {
  candidates: () => REROLL_OPTIONS,
  refuse: (_state, { dice, faces }, _seat, wish) =>
    wish.reroll === 'blanks' && dice === faces ? 'CR-44.blanks' : null,
};

export const dice: QuestionOf<'dice'> = {
  candidates(_state, { dice: thrown, faces }) {
    const wishes: RageAsks['dice']['option'][] = [];
    for (let wounds = 0; wounds <= faces; wounds++)
      for (let blanks = 0; blanks <= thrown - faces; blanks++)
        if (wounds + blanks > 0) wishes.push(DICE_OPTIONS[wounds]![blanks]!);
    return wishes;
  },
  refuse: () => null,
};

const targetsOf = (table: Table, frame: FightFrame): Targets => targetsAt(table, targetOf(frame), frame.territory);

const typeOf = (table: Table, target: number, unit: UnitId): number =>
  (target === ELF_SIDE ? (ELVES as readonly UnitId[]) : CLAN_UNITS[table.clans[target]!]!).indexOf(unit as never);

export const wounds: QuestionOf<'wounds'> = {
  candidates({ table }, frame) {
    const target = targetOf(frame);
    return target === ELF_SIDE ? ELF_TARGETS : CLAN_TARGETS[table.clans[target]!]!;
  },
  refuse({ table }, frame, _seat, wish) {
    const { hits } = frame;
    const targets = targetsOf(table, frame);
    const left = woundsLeft(targets, frame.wounds, hits);
    if ('strike' in wish) return isWasteful(targets, left, hits) ? 'CR-47.spare' : null;
    const type = typeOf(table, targetOf(frame), wish.hit);
    if (hits[type]! >= targets.counts[type]!) return 'CR-47.none';
    return canFall(targets, left, hits, type) ? null : 'CR-47.life';
  },
  params({ table }, frame, _seat, wish) {
    const targets = targetsOf(table, frame);
    const left = woundsLeft(targets, frame.wounds, frame.hits);
    return 'strike' in wish ? { left } : { left, life: targets.lives[typeOf(table, targetOf(frame), wish.hit)]! };
  },
};
