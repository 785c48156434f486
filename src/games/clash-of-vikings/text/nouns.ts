/** Everything a sentence of the arena can name, with its forms. */
import type { Noun } from '../../../text/nouns.ts';
import {
  type AttackId,
  type CardId,
  CARDS,
  type SpaceId,
  type SpaceKind,
  SPACES,
  type VikingId,
} from '../facts/ids.ts';

/** By kind and id. An alias, not an interface: only an alias passes for the engine's general table of nouns. */
export type Nouns = {
  readonly viking: Record<VikingId, Noun>;
  /** A card's name as a word of the sentence, which sets its own quotation marks. */
  readonly move: Record<CardId, Noun>;
  /** A card's name ready for a list. */
  readonly card: Record<CardId, Noun>;
  /** How one attacks, as the sentence says it. */
  readonly weapon: Record<AttackId, Noun>;
  readonly space: Record<SpaceId, Noun>;
  readonly spaceKind: Record<SpaceKind, Noun>;
};

export const bySpace = (centre: Noun, other: (name: string) => Noun): Record<SpaceId, Noun> =>
  Object.fromEntries(SPACES.map((space) => [space, space === 'C' ? centre : other(space)])) as Record<SpaceId, Noun>;

export const byCard = (noun: (card: CardId) => Noun): Record<CardId, Noun> =>
  Object.fromEntries(CARDS.map((card) => [card, noun(card)])) as Record<CardId, Noun>;
