/** What is asked, by which procedure, and what may be answered. Cards are named by their ids in the content pack. */
import { everyName } from '../../../kernel/codes.ts';
import type { OptionOf } from '../../../kernel/types.ts';
import type { ActId, ClanUnitId, RerollId, SlotId, UnitId } from './ids.ts';
import type { PlaceId, TerritoryId } from './places.ts';

type Done = { readonly done: true };
type Count = { readonly count: number };

export type RageAsks = {
  /** Which of three tactic cards to play; all seats at once (CR-11). */
  readonly tactic: { readonly by: 'tactics'; readonly option: { readonly card: string } };
  /** Where the bastion goes: a hex of the grid beside the board (CR-13). */
  readonly bastion: { readonly by: 'bastions'; readonly option: { readonly q: number; readonly r: number } };
  /** The next unit of the reinforcements, or no more (CR-15). */
  readonly reinforce: { readonly by: 'reinforcements'; readonly option: { readonly unit: ClanUnitId } | Done };
  /** Where that unit goes. */
  readonly reinforceAt: { readonly by: 'reinforcements'; readonly option: { readonly at: PlaceId } };
  /** Which action (CR-20). */
  readonly act: { readonly by: 'actions'; readonly option: { readonly act: ActId } };
  /** The next thing in an Equip action (CR-21): `on` is the unit that wears the card, or `aside` for one beside the sheet. */
  readonly equip: {
    readonly by: 'equip';
    readonly option:
      | { readonly buy: string }
      | { readonly forge: true }
      | { readonly card: string; readonly on: ClanUnitId | 'aside' }
      | Done;
  };
  /** Where that card goes (CR-24, CR-26). */
  readonly slot: {
    readonly by: 'equip';
    readonly option: { readonly unit: ClanUnitId; readonly slot: SlotId } | { readonly aside: true };
  };
  /** Which of the legendary cards drawn to keep (CR-23). */
  readonly legendary: { readonly by: 'equip'; readonly option: { readonly legendary: string } };
  /** Which units move next, or no more (CR-30). */
  readonly move: {
    readonly by: 'move';
    readonly option: { readonly from: PlaceId; readonly unit: ClanUnitId } | Done;
  };
  /** Where they go. */
  readonly goal: { readonly by: 'move'; readonly option: { readonly to: PlaceId } };
  /** How many of them. */
  readonly count: { readonly by: 'move'; readonly option: Count };
  /** Which fight is next (CR-35). */
  readonly fight: { readonly by: 'fights'; readonly option: { readonly at: TerritoryId } };
  /** Throw the dice, or flee (CR-50). */
  readonly assault: { readonly by: 'fight'; readonly option: { readonly assault: 'throw' | 'flee' } };
  /** Which dice one reroll throws again (CR-44). */
  readonly reroll: { readonly by: 'fight'; readonly option: { readonly reroll: RerollId } };
  /** The dice to throw again, named by their faces. */
  readonly dice: { readonly by: 'fight'; readonly option: { readonly wounds: number; readonly blanks: number } };
  /** The next unit to remove, or that the choice is made (CR-47). */
  readonly wounds: { readonly by: 'fight'; readonly option: { readonly hit: UnitId } | { readonly strike: true } };
  /** Which stones give a unit, where the reserve has too few (CR-60); sealed. */
  readonly stones: { readonly by: 'stones'; readonly option: { readonly at: TerritoryId } };
  /** Ends what can still be taken back before the next seat's turn. */
  readonly confirm: { readonly by: 'reinforcements' | 'actions' | 'bastions'; readonly option: Done };
};

export type RageOption = OptionOf<RageAsks>;
export type AskId = keyof RageAsks;

/** Every question that a seat can be asked. */
export const ASKS = everyName<AskId>({
  tactic: true,
  bastion: true,
  reinforce: true,
  reinforceAt: true,
  act: true,
  equip: true,
  slot: true,
  legendary: true,
  move: true,
  goal: true,
  count: true,
  fight: true,
  assault: true,
  reroll: true,
  dice: true,
  wounds: true,
  stones: true,
  confirm: true,
});
