/** Which advice fits a moment of the practice game (src/games/blood-rage/rules/practice.ts). */
import type { CardId, ClanView, SagaView } from '../../../../games/blood-rage/facts/index.ts';
import type { PracticeAdvice, PracticeMoment } from '../../../board/teaching.ts';

/** By the learner's turn; null for the last word. */
const TURNS = {
  invade: 1,
  where: 1,
  confirm: 1,
  upgrade: 2,
  bring: 2,
  quest: 3,
  pillage: 4,
  card: 4,
  join: 5,
  defend: 5,
  end: null,
} as const;
export type PracticeId = keyof typeof TURNS;

type Said = Pick<PracticeAdvice, 'title' | 'text'>;

export const practiceOf = (words: Readonly<Record<PracticeId, Said>>): readonly PracticeAdvice[] =>
  (Object.keys(TURNS) as PracticeId[]).map((id) => ({ id, part: TURNS[id], ...words[id] }));

const holds = ({ hand }: ClanView, wanted: CardId): boolean => hand.some((card) => card?.card === wanted);
const standsInGimle = ({ figures }: ClanView): boolean => figures.some(({ place }) => place === 'gimle');

/** The next step that was not taken yet. */
function actionFor(mine: ClanView, { provinces, age }: SagaView): PracticeId | null {
  if (age > 1) return null;
  if (provinces.gimle.pillaged) return 'end';
  if (mine.onBoard === 0) return 'invade';
  if (mine.upgrades.length === 0 && holds(mine, 'brothers-in-arms')) return 'upgrade';
  if (mine.quests.length === 0 && holds(mine, 'quest-alfheim')) return 'quest';
  return standsInGimle(mine) ? 'pillage' : null;
}

export function practiceAt({ ask, view: unknownView, seat }: PracticeMoment): PracticeId | null {
  const view = unknownView as SagaView;
  const mine = view.clans[seat]!;
  const isMyPillage = view.pillage?.seat === seat;
  switch (ask) {
    case 'act':
      return actionFor(mine, view);
    case 'invadeWho':
    case 'invadeWhere':
      return mine.onBoard === 0 ? 'where' : null;
    case 'freeInvasion':
      return standsInGimle(mine) ? 'bring' : null;
    case 'done':
      return mine.onBoard === 1 && mine.upgrades.length === 0 ? 'confirm' : null;
    case 'battleCard':
      if (!isMyPillage) return 'defend';
      return view.pillage?.province === 'gimle' && holds(mine, 'tyrs-smash') ? 'card' : null;
    case 'join':
      return isMyPillage ? null : 'join';
    default:
      return null;
  }
}
