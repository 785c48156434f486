/** Names and explanations that stand by themselves: on cards, in legends, in the lobby. */
import type { CardId, CardKind, ModeId, Phase, SideId, SpaceKind, Thing, Truth, VikingId } from '../facts/ids.ts';
import type { OptionId } from '../facts/options.ts';

export interface Named {
  readonly name: string;
  readonly text: string;
}

/** Where the name says it all, there is no text. */
export interface Headed {
  readonly name: string;
  readonly text?: string;
}

export interface Names {
  readonly title: string;
  readonly cards: Readonly<Record<CardId, Named>>;
  readonly cardKinds: Readonly<Record<CardKind, string>>;
  readonly spaces: Readonly<Record<SpaceKind, Headed>>;
  readonly sides: Readonly<Record<SideId, string>>;
  /** The colour alone for tight places, and in full. */
  readonly vikings: Readonly<Record<VikingId, { readonly name: string; readonly long: string }>>;
  readonly things: Readonly<Record<Thing, string>>;
  readonly phases: Readonly<Record<Phase, Headed>>;
  readonly truths: Readonly<Record<Truth, string>>;
  readonly modes: Readonly<Record<ModeId, Named>>;
  readonly options: Readonly<Record<OptionId, Named>>;
}
