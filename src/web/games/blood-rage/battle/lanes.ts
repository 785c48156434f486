/** What a lane of the battle shows: a clan's figures, its cards, and the sum that they make. */
import type { FigureId, ProvinceId, SagaView } from '../../../../games/blood-rage/facts/index.ts';
import type { BattleStory, ShownCard } from './battle-story.ts';
import { totalOf, type Standing } from '../../../../games/blood-rage/facts/index.ts';

export interface LaneFigure {
  readonly figure: FigureId;
  /** More than 1 where several have one strength together, such as Warriors that are stronger in pairs. */
  readonly count: number;
  /** Null where it is no longer known. */
  readonly strength: number | null;
  /** How many of them have died. */
  readonly fallen: number;
}

export interface Lane {
  readonly seat: number;
  readonly isPillager: boolean;
  /** Where figures of the call came from. */
  readonly from: readonly ProvinceId[];
  readonly figures: readonly LaneFigure[];
  readonly cards: readonly ShownCard[];
  readonly isSilenced: boolean;
  /** It holds no card to choose. */
  readonly hasNoCard: boolean;
  /** Null while it is not known. */
  readonly sum: { readonly figures: number; readonly card: number | null; readonly late: number | null };
  readonly total: number;
  /** Cards may still add to it. */
  readonly isOpen: boolean;
}

/** Figures one by one, except where only their common strength is known. Deaths are taken from the last. */
function figuresOf(lines: Standing[number], fallen: readonly FigureId[]): LaneFigure[] {
  const dead = new Map<FigureId, number>();
  for (const figure of fallen) dead.set(figure, (dead.get(figure) ?? 0) + 1);
  const take = (figure: FigureId, most: number): number => {
    const taken = Math.min(most, dead.get(figure) ?? 0);
    dead.set(figure, (dead.get(figure) ?? 0) - taken);
    return taken;
  };
  const shown = lines.flatMap(({ figure, count, strength }): LaneFigure[] => {
    if (strength % count !== 0) return [{ figure, count, strength, fallen: take(figure, count) }];
    const each = Array.from({ length: count }, () => ({
      figure,
      count: 1,
      strength: strength / count,
      fallen: take(figure, 1),
    }));
    return each.reverse();
  });
  // The standing was not seen, such as in a battle from before the page was opened.
  for (const [figure, left] of dead)
    for (let n = 0; n < left; n++) shown.push({ figure, count: 1, strength: null, fallen: 1 });
  return shown;
}

const bonusOf = (cards: readonly ShownCard[], late: boolean): number =>
  cards.reduce((sum, { bonus, isLate }) => (isLate === late ? sum + bonus : sum), 0);

/** `view` while the battle is under way, `standing` the figures with which it began, as far as they are known. */
export function lanesOf(
  story: BattleStory,
  view: SagaView | null,
  standing: readonly (Standing[number] | null)[] | null,
): readonly Lane[] {
  const strengths = story.stage === 'outcome' ? [] : (view?.pillage?.strength ?? []);
  return story.fighters.map((seat): Lane => {
    const clan = story.clans.get(seat)!;
    const now = strengths.find((each) => each.seat === seat);
    const lines = standing?.[seat] ?? now?.lines ?? [];
    const isShown = story.stage === 'late' || story.stage === 'outcome';
    const cards = clan.cards.map((shown) => ({
      ...shown,
      bonus: now?.cards.find(({ card }) => card === shown.card)?.bonus ?? shown.bonus,
    }));
    const late = bonusOf(cards, true);
    const figures = clan.sum?.figures ?? totalOf(now?.lines ?? lines);
    return {
      seat,
      isPillager: seat === story.seat,
      from: [...new Set(clan.came.map(({ from }) => from))],
      figures: figuresOf(lines, clan.fallen),
      cards,
      isSilenced: clan.isSilenced,
      hasNoCard: clan.hasNoCard || (story.stage === 'cards' && view?.clans[seat]!.hand.length === 0),
      sum: {
        figures,
        card: isShown ? (clan.sum === null ? bonusOf(cards, false) : clan.sum.cards - late) : null,
        late: isShown ? late : null,
      },
      total: clan.sum?.total ?? figures + bonusOf(cards, false) + late,
      isOpen: story.stage === 'cards',
    };
  });
}
