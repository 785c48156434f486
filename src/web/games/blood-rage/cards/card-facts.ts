/** What a card shows at this table: its number, what it costs now, and its words. */
import {
  factsOfCard,
  isUpgrade,
  type CardFacts,
  type CardView,
  type ClanView,
  type GodId,
  upgradePrice,
} from '../../../../games/blood-rage/facts/index.ts';
import type { Options } from '../../../../kernel/types.ts';
import { cardName, names, words } from '../words.ts';

/** Rage to pay: now, and as printed where something changed it. */
export interface Price {
  readonly now: number;
  readonly printed: number;
}

export interface CardFace {
  readonly facts: CardFacts;
  readonly name: string;
  readonly text: string;
  readonly type: string;
  readonly god: GodId | null;
  readonly godName: string;
  /** +n in battle, STR of an upgrade, Glory of a Quest. */
  readonly badge: string;
  readonly kind: 'battle' | 'upgrade' | 'quest';
  readonly isLate: boolean;
}

const godOf = (facts: CardFacts): GodId | null =>
  facts.type === 'monster' || facts.type === 'quest' ? null : facts.god;

function badgeOf(facts: CardFacts, age: number): string {
  if (facts.type === 'quest') return String(facts.gloryByAge[age - 1]);
  if (facts.type === 'battle') return facts.bonus === 'highest' ? '+?' : `+${facts.bonus}`;
  return String(facts.str);
}

export function faceOf({ card, age }: CardView, options: Options): CardFace {
  const facts = factsOfCard(card);
  const god = godOf(facts);
  return {
    facts,
    name: cardName(card),
    text: words().cardText(card, age, options),
    type: names().cardTypes[facts.type],
    god,
    godName: god === null ? '' : names().gods[god].name,
    badge: badgeOf(facts, age),
    kind: facts.type === 'quest' || facts.type === 'battle' ? facts.type : 'upgrade',
    isLate: facts.type === 'battle' && facts.late === true,
  };
}

/** Null for what is not paid for: battle cards, and Quests, which are free. */
export function priceFor(card: CardView['card'], clan: ClanView): Price | null {
  const facts = factsOfCard(card);
  if (!isUpgrade(facts)) return null;
  return { now: upgradePrice(facts, clan.upgrades), printed: facts.cost };
}
