/** What is asked, by which procedure, and what may be answered. */
import { everyName } from '../../../kernel/codes.ts';
import type { OptionOf } from '../../../kernel/types.ts';
import type { ActionId, CardId, SpaceId } from './ids.ts';

type Call = { readonly call: boolean };
/** A seat, or -1 for nobody. */
type Victim = { readonly victim: number };

export type VikingsAsks = {
  readonly startSpace: { readonly by: 'placement'; readonly option: { readonly space: SpaceId } };
  readonly centre: { readonly by: 'turn'; readonly option: { readonly take: number } };
  readonly layCard: { readonly by: 'conflict'; readonly option: { readonly card: CardId } };
  readonly nameAction: { readonly by: 'conflict'; readonly option: { readonly action: ActionId } };
  readonly callBluff: { readonly by: 'conflict'; readonly option: Call };
  readonly move: { readonly by: 'move'; readonly option: { readonly to: SpaceId | 'stay' } };
  readonly slam: { readonly by: 'slam'; readonly option: Victim };
  readonly push: { readonly by: 'slam'; readonly option: { readonly to: SpaceId } };
  readonly attack: { readonly by: 'attack'; readonly option: Victim };
  readonly shield: { readonly by: 'attack'; readonly option: { readonly card: CardId | 'none' } };
  readonly callShield: { readonly by: 'attack'; readonly option: Call };
  readonly bracelet: { readonly by: 'strike'; readonly option: { readonly drop: SpaceId } };
  readonly done: { readonly by: 'turn' | 'conflict' | 'attack'; readonly option: { readonly done: true } };
};
export type AskId = keyof VikingsAsks;
export type VikingsOption = OptionOf<VikingsAsks>;

/** Every question that a seat can be asked. */
export const ASKS = everyName<AskId>({
  startSpace: true,
  centre: true,
  layCard: true,
  nameAction: true,
  callBluff: true,
  move: true,
  slam: true,
  push: true,
  attack: true,
  shield: true,
  callShield: true,
  bracelet: true,
  done: true,
});
