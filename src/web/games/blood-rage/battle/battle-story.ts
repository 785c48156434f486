/** The story of each pillage and its battle, told from the events of the log. */
import type { CardId, FigureId, ProvinceId, RewardId, StatId } from '../../../../games/blood-rage/facts/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import { clauseOf } from './clauses.ts';
import type { SagaEvent } from '../saga-event.ts';

/** The four steps that a battle is shown in. */
export const STAGES = ['call', 'cards', 'late', 'outcome'] as const;
export type StageId = (typeof STAGES)[number];

export interface StoryStep {
  /** The line of the log that says the same. */
  readonly no: number;
  readonly event: SagaEvent;
  readonly stage: StageId;
  readonly clause: string;
}

export interface ShownCard {
  readonly card: CardId;
  /** Of a Quest; logs of before do not tell it. */
  readonly age?: number | undefined;
  readonly bonus: number;
  readonly isLate: boolean;
}

/** What happened to one clan. */
export interface ClanStory {
  readonly seat: number;
  /** Figures that came by the call. */
  readonly came: readonly { readonly figure: FigureId; readonly from: ProvinceId }[];
  /** Shown and not swept away. */
  readonly cards: readonly ShownCard[];
  readonly swept: readonly CardId[];
  /** It had no card to choose. */
  readonly hasNoCard: boolean;
  /** An opponent's Primacy voids its texts. */
  readonly isSilenced: boolean;
  /** Null before strength is compared. */
  readonly sum: { readonly figures: number; readonly cards: number; readonly total: number } | null;
  readonly fallen: readonly FigureId[];
  readonly saved: readonly FigureId[];
  readonly fled: readonly FigureId[];
  /** Cards that went back to the hand, to the discard, or by Poison to a rival. */
  readonly tookBack: readonly CardId[];
  readonly discarded: readonly CardId[];
  readonly lostCards: readonly CardId[];
  readonly wonCards: readonly CardId[];
  /** Gained minus lost. */
  readonly glory: number;
  readonly rage: number;
  readonly raised: readonly { readonly stat: StatId; readonly value: number }[];
}

export interface BattleStory {
  /** The number of the log's line that declares the pillage. */
  readonly id: number;
  /** Who pillages. */
  readonly seat: number;
  readonly province: ProvinceId;
  readonly stage: StageId;
  /** Pillager first, then clockwise; empty before the battle and where there is none. */
  readonly fighters: readonly number[];
  readonly isUnopposed: boolean;
  /** Null before the comparison. */
  readonly result: { readonly winner: number | null; readonly total: number } | null;
  /** The token's reward, if the pillage succeeded. */
  readonly reward: RewardId | null;
  readonly hasFailed: boolean;
  readonly clans: ReadonlyMap<number, ClanStory>;
  readonly steps: readonly StoryStep[];
}

type Draft<T> = { -readonly [key in keyof T]: T[key] };
type ClanDraft = Draft<ClanStory>;
/** A story that is being told. */
type StoryDraft = Omit<Draft<BattleStory>, 'clans' | 'steps'> & {
  readonly clans: Map<number, ClanDraft>;
  readonly steps: StoryStep[];
};

const newClan = (seat: number): ClanDraft => ({
  seat,
  came: [],
  cards: [],
  swept: [],
  hasNoCard: false,
  isSilenced: false,
  sum: null,
  fallen: [],
  saved: [],
  fled: [],
  tookBack: [],
  discarded: [],
  lostCards: [],
  wonCards: [],
  glory: 0,
  rage: 0,
  raised: [],
});

function clanIn(story: StoryDraft, seat: number): ClanDraft {
  const clan = story.clans.get(seat) ?? newClan(seat);
  story.clans.set(seat, clan);
  return clan;
}

type EventType = SagaEvent['type'];
type EventOf<T extends EventType> = SagaEvent & { readonly type: T };
/** Adds the event to the story; false if it is not a part of it after all. */
type Teller<T extends EventType> = (story: StoryDraft, event: EventOf<T>) => boolean | void;

/** The event changes nothing but the steps. */
const asStep = (): true => true;

export const shownIn = (event: EventOf<'revealed' | 'lateCard'>): ShownCard => ({
  card: event.card,
  age: event.type === 'revealed' ? event.age : undefined,
  bonus: event.bonus,
  isLate: event.type === 'lateCard',
});

const ofCard: Teller<'revealed' | 'lateCard'> = (story, event) => {
  const clan = clanIn(story, event.seat);
  clan.cards = [...clan.cards, shownIn(event)];
  story.stage = 'late';
};

const ofBonus: Teller<'questFought' | 'sightCopied'> = (story, { seat, card, bonus }) => {
  const clan = clanIn(story, seat);
  clan.cards = clan.cards.map((shown) => (shown.card === card ? { ...shown, bonus } : shown));
};

const isOfBattle = (cause: EventOf<'destroyed'>['cause']): boolean =>
  cause === 'battle' || cause === 'smite' || cause === 'tide';

/** Every event of the game: how a pillage tells it. After one that is null the story is over. */
const TELLERS: { readonly [T in EventType]: Teller<T> | null } = {
  joined(story, { seat, figure, from }) {
    const clan = clanIn(story, seat);
    clan.came = [...clan.came, { figure, from }];
  },
  callDeclined: asStep,
  callEnded: asStep,
  pillageUnopposed(story) {
    story.isUnopposed = true;
    story.stage = 'outcome';
  },
  battleBegan(story, { seats }) {
    story.fighters = seats;
    story.stage = 'cards';
    for (const seat of seats) clanIn(story, seat);
  },
  revealed: ofCard,
  lateCard: ofCard,
  noCardLeft: (story, { seat }) => void (clanIn(story, seat).hasNoCard = true),
  textCancelled(story, event) {
    for (const seat of story.fighters) if (seat !== event.seat) clanIn(story, seat).isSilenced = true;
  },
  watchSwept: sweep,
  questFought: ofBonus,
  questRested: asStep,
  sightCopied: ofBonus,
  tideKept: asStep,
  strength(story, { seat, figures, cards, total }) {
    clanIn(story, seat).sum = { figures, cards, total };
    story.stage = 'outcome';
  },
  battleWon: (story, { seat, total }) => void (story.result = { winner: seat, total }),
  battleTied: (story, { total }) => void (story.result = { winner: null, total }),
  winnerDiscarded: (story, { seat, cards }) => void (clanIn(story, seat).discarded = cards),
  losersTookBack: (story, { seat, cards }) => void (clanIn(story, seat).tookBack = cards),
  poisonTook(story, { seat, victim, cards }) {
    clanIn(story, victim).lostCards = cards;
    clanIn(story, seat).wonCards = cards;
  },
  boughtBack: asStep,
  pillageSucceeded: (story, { reward }) => void (story.reward = reward),
  pillageFailed: (story) => void (story.hasFailed = true),
  rewardDoubled: asStep,
  leaderStepped: asStep,
  destroyed(story, { seat, cause, figures }) {
    if (!isOfBattle(cause)) return false;
    const clan = clanIn(story, seat);
    clan.fallen = [...clan.fallen, ...figures];
    return true;
  },
  saved(story, { seat, figure, rage }) {
    const clan = clanIn(story, seat);
    clan.saved = [...clan.saved, figure];
    clan.rage -= rage;
  },
  fled(story, { seat, figure, cause }) {
    if (cause !== undefined && !isOfBattle(cause)) return false;
    const clan = clanIn(story, seat);
    clan.fled = [...clan.fled, figure];
    return true;
  },
  gloryGained(story, { seat, source, glory }) {
    if (source !== 'battle' && source !== 'pillage' && source !== 'card') return false;
    clanIn(story, seat).glory += glory;
    return true;
  },
  gloryStolen(story, { seat, victim, glory }) {
    clanIn(story, seat).glory += glory;
    clanIn(story, victim).glory -= glory;
  },
  rageGained: (story, { seat, rage }) => void (clanIn(story, seat).rage += rage),
  rageStolen(story, { seat, victim, rage }) {
    clanIn(story, seat).rage += rage;
    clanIn(story, victim).rage -= rage;
  },
  statRaised(story, { seat, stat, value }) {
    const clan = clanIn(story, seat);
    clan.raised = [...clan.raised, { stat, value }];
  },
  statAtTop: asStep,
  invaded: isBlessing,
  // It begins a story of its own.
  pillageDeclared: null,
  // What happens outside pillages.
  setupRagnarok: null,
  setupDestroyed: null,
  firstPlayer: null,
  firstPlayerMoves: null,
  ageStarts: null,
  phaseStarts: null,
  dealt: null,
  keptCardAside: null,
  draftPicked: null,
  draftPassed: null,
  draftDone: null,
  tokensTurned: null,
  actionEndsRage: null,
  actionEndsPillaged: null,
  rageSet: null,
  marched: null,
  marchPaid: null,
  upgraded: null,
  monsterJoined: null,
  monsterLeft: null,
  monsterStruck: null,
  questCommitted: null,
  passed: null,
  sacrificed: null,
  keptCard: null,
  questDone: null,
  questFailed: null,
  ragnarokStruck: null,
  ragnarokInstead: null,
  ragnarokNothing: null,
  doomMoved: null,
  released: null,
  legendary: null,
  won: null,
};

/** Whether the event belongs to the pillage. */
function tell(story: StoryDraft, event: SagaEvent): boolean {
  // The key of a teller is the type of its event, which the compiler cannot see.
  const teller = TELLERS[event.type] as Teller<EventType> | null;
  return teller !== null && teller(story, event) !== false;
}

/** BRC-20: all shown cards are gone, and everybody chooses again. */
function sweep(story: StoryDraft): void {
  for (const clan of story.clans.values()) {
    clan.swept = [...clan.swept, ...clan.cards.map(({ card }) => card)];
    clan.cards = [];
    clan.hasNoCard = false;
    clan.isSilenced = false;
  }
  story.stage = 'cards';
}

/** BRC-36: a loser's Warrior comes back for free. It is the last that can happen. */
function isBlessing(
  { fighters, result, province }: StoryDraft,
  { seat, figure, rage, place, action = false }: EventOf<'invaded'>,
): boolean {
  const isLoser = result !== null && result.winner !== seat && fighters.includes(seat);
  return isLoser && !action && figure === 'warrior' && rage === 0 && place === province;
}

/** Lines come from the server untyped; a table's log holds events of its own game. */
const eventOf = (line: HeardLine): SagaEvent | null =>
  'event' in line && !line.withdrawn ? (line.event as SagaEvent) : null;

/** All pillages of the log, in the order in which they were declared. */
export function battlesOf(lines: readonly HeardLine[]): readonly BattleStory[] {
  const stories: StoryDraft[] = [];
  /** The last is the one that events are told of; before it, those that it interrupts (Loki's Blessing, then Thor's Domain). */
  let open: StoryDraft[] = [];
  for (const line of lines) {
    const event = eventOf(line);
    if (event === null) continue;
    if (event.type === 'pillageDeclared') {
      const story: StoryDraft = {
        id: line.no,
        seat: event.seat,
        province: event.province,
        stage: 'call',
        fighters: [],
        isUnopposed: false,
        result: null,
        reward: null,
        hasFailed: false,
        clans: new Map(),
        steps: [],
      };
      clanIn(story, event.seat).rage -= event.rage;
      story.steps.push({ no: line.no, event, stage: 'call', clause: clauseOf(event, story) });
      stories.push(story);
      open.push(story);
      continue;
    }
    const teller = open.findLast((story) => tell(story, event));
    if (teller === undefined) open = [];
    else teller.steps.push({ no: line.no, event, stage: stageOf(event, teller), clause: clauseOf(event, teller) });
  }
  return stories;
}

/** The step that an event is told in. What the Watch sweeps away, and the reveal after it, stay with the first reveal. */
function stageOf({ type }: SagaEvent, { stage }: StoryDraft): StageId {
  if (type === 'callEnded') return 'call';
  if (type === 'battleBegan' || stage === 'call' || stage === 'outcome') return stage;
  return 'late';
}

/** The battle or unopposed pillage that this line of the log is a part of; null if there is none. */
export const storyAt = (stories: readonly BattleStory[], no: number): BattleStory | null =>
  stories.findLast(({ steps }) => steps.some((step) => step.no === no)) ?? null;
