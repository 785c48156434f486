/** What a card would mean for me, from what my seat may know. */
import {
  BATTLE_CARDS,
  factsOfCard,
  questBonusWith,
  type CardId,
  type ClanView,
  type SagaView,
} from '../../../../games/blood-rage/facts/index.ts';

/**
 * `upTo`: it wins if no rival shows more than this bonus; `sure`: against every single card; `behind`: rivals have as much without a card.
 * Texts of cards and late cards are not counted, and the page says so.
 */
export type CardOutlook =
  | { readonly total: number; readonly wins: 'upTo'; readonly bonus: number }
  | { readonly total: number; readonly wins: 'sure' | 'behind' }
  /** As much as the highest bonus that an opponent shows: its total is not known. */
  | { readonly total: null };

const HIGHEST = Math.max(...BATTLE_CARDS.map(({ bonus }) => (bonus === 'highest' ? 0 : bonus)));

/** What the card adds; null for what depends on the others. A Quest counts with what a clan card makes of it (BRC-25). */
export function bonusOf(card: CardId, clan: ClanView): number | null {
  const facts = factsOfCard(card);
  if (facts.type === 'battle') return facts.bonus === 'highest' ? null : facts.bonus;
  return facts.type === 'quest' ? questBonusWith(clan.upgrades) : 0;
}

interface Fighter {
  readonly seat: number;
  readonly total: number;
}

/** Before the cards are shown. */
export function cardOutlook({ clans, pillage }: SagaView, me: number, card: CardId): CardOutlook {
  const fighters: readonly Fighter[] = pillage?.strength ?? [];
  const mine = fighters.find(({ seat }) => seat === me)?.total ?? 0;
  const bonus = bonusOf(card, clans[me]!);
  if (bonus === null) return { total: null };
  const total = mine + bonus;
  const rivals = fighters.filter(({ seat }) => seat !== me);
  if (rivals.some((rival) => rival.total >= total)) return { total, wins: 'behind' };
  const armed = rivals.filter(({ seat }) => clans[seat]!.hand.length > 0);
  const most = Math.min(...armed.map((rival) => total - rival.total - 1));
  return most >= HIGHEST ? { total, wins: 'sure' } : { total, wins: 'upTo', bonus: most };
}

export interface LateOutlook {
  readonly mine: number;
  /** The best of the others. */
  readonly best: number;
  readonly is: 'ahead' | 'tied' | 'behind';
}

/** With so much more than now, as the shown cards stand. */
export function lateOutlook({ pillage }: Pick<SagaView, 'pillage'>, me: number, more: number): LateOutlook {
  const fighters: readonly Fighter[] = pillage?.strength ?? [];
  const mine = (fighters.find(({ seat }) => seat === me)?.total ?? 0) + more;
  const best = Math.max(0, ...fighters.filter(({ seat }) => seat !== me).map(({ total }) => total));
  return { mine, best, is: mine > best ? 'ahead' : mine === best ? 'tied' : 'behind' };
}

/** Who leads now; several in a tie. */
export function leadersOf(totals: readonly Fighter[]): {
  readonly seats: readonly number[];
  readonly total: number;
  readonly next: number;
} {
  const total = Math.max(0, ...totals.map((each) => each.total));
  const seats = totals.filter((each) => each.total === total).map(({ seat }) => seat);
  const next = Math.max(0, ...totals.filter((each) => each.total !== total).map((each) => each.total));
  return { seats, total, next };
}
