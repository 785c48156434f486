/** The clause of the rules behind each event of a pillage and its battle. */
import { factsOfCard, isCardId, type RewardId } from '../../../../games/blood-rage/facts/index.ts';
import type { SagaEvent } from '../saga-event.ts';

type EventType = SagaEvent['type'];

/** Events that always have the same clause. */
const CLAUSES: { readonly [type in EventType]?: string } = {
  pillageDeclared: 'BR-60',
  joined: 'BR-61',
  callDeclined: 'BR-61',
  callEnded: 'BRC-13',
  pillageUnopposed: 'BR-63',
  battleBegan: 'BR-62',
  noCardLeft: 'BRC-17',
  questFought: 'BRC-25',
  questRested: 'BRC-25',
  textCancelled: 'BRC-19',
  watchSwept: 'BRC-20',
  tideKept: 'BRC-22',
  lateCard: 'BR-67',
  sightCopied: 'BRC-23',
  strength: 'BR-66',
  battleWon: 'BR-68',
  battleTied: 'BRC-26',
  rageGained: 'BRC-27',
  rageStolen: 'BRC-28',
  poisonTook: 'BRC-29',
  gloryStolen: 'BRC-30',
  boughtBack: 'BRC-31',
  winnerDiscarded: 'BR-69',
  losersTookBack: 'BR-69',
  saved: 'BRC-39',
  pillageSucceeded: 'BR-71',
  pillageFailed: 'BR-71',
  rewardDoubled: 'BRC-38',
  leaderStepped: 'BRC-37',
  invaded: 'BRC-36',
};

const DEATHS: { readonly [cause: string]: string } = { smite: 'BRC-21', tide: 'BRC-22' };

/** Glory by a card: the Watch at once, texts of battle cards, cards that count the dead. */
function gloryClause({ source, why }: Extract<SagaEvent, { readonly type: 'gloryGained' }>): string {
  if (source === 'battle') return 'BR-72';
  if (source === 'pillage') return 'BR-73';
  const facts = why !== null && isCardId(why) ? factsOfCard(why) : null;
  if (facts?.type === 'battle') {
    if (facts.onReveal === 'sweep') return 'BRC-20';
    return facts.gloryPerDeath === undefined ? 'BRC-27' : 'BRC-35';
  }
  if (facts?.type === 'ship') return 'BRC-43';
  return facts?.type === 'clan' && facts.gloryPerMystic !== undefined ? 'BRC-56' : 'BRC-35';
}

export function clauseOf(event: SagaEvent, { reward }: { readonly reward: RewardId | null }): string {
  switch (event.type) {
    case 'revealed':
      return factsOfCard(event.card).type === 'battle' ? 'BR-64' : 'BRC-17';
    case 'destroyed':
      return DEATHS[event.cause] ?? 'BR-70';
    case 'fled':
      return event.figure === 'mystic' ? 'BRC-56' : 'BRC-40';
    case 'gloryGained':
      return gloryClause(event);
    case 'statRaised':
    case 'statAtTop':
      // Before the reward a card raises it, afterwards the token or what a pillage brings besides.
      return reward === null ? 'BRC-27' : 'BR-73';
    default:
      return CLAUSES[event.type] ?? 'BRC-27';
  }
}
