/** The story of each pillage and its battle, told from the events of the log. */
import type { CardId, FigureId, ProvinceId, RewardId, StatId } from '../../../../games/blood-rage/facts/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import { clauseOf } from './clauses.ts';
import type { SagaEvent } from './saga-event.ts';

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

export const shownIn = (event: Extract<SagaEvent, { readonly type: 'revealed' | 'lateCard' }>): ShownCard => ({
  card: event.card,
  age: event.type === 'revealed' ? event.age : undefined,
  bonus: event.bonus,
  isLate: event.type === 'lateCard',
});

/** Events that belong to a pillage. With any other the story of the pillage is over. */
function tell(story: StoryDraft, event: SagaEvent): boolean {
  switch (event.type) {
    case 'joined': {
      const clan = clanIn(story, event.seat);
      clan.came = [...clan.came, { figure: event.figure, from: event.from }];
      return true;
    }
    case 'callDeclined':
    case 'callEnded':
    case 'tideKept':
    case 'questFought':
    case 'questRested':
    case 'sightCopied':
    case 'boughtBack':
    case 'rewardDoubled':
    case 'leaderStepped':
    case 'statAtTop':
      return tellAside(story, event);
    case 'pillageUnopposed':
      story.isUnopposed = true;
      story.stage = 'outcome';
      return true;
    case 'battleBegan':
      story.fighters = event.seats;
      story.stage = 'cards';
      for (const seat of event.seats) clanIn(story, seat);
      return true;
    case 'revealed':
    case 'lateCard': {
      const clan = clanIn(story, event.seat);
      clan.cards = [...clan.cards, shownIn(event)];
      story.stage = 'late';
      return true;
    }
    case 'noCardLeft':
      clanIn(story, event.seat).hasNoCard = true;
      return true;
    case 'textCancelled':
      for (const seat of story.fighters) if (seat !== event.seat) clanIn(story, seat).isSilenced = true;
      return true;
    case 'watchSwept':
      return sweep(story);
    case 'strength': {
      const { figures, cards, total } = event;
      clanIn(story, event.seat).sum = { figures, cards, total };
      story.stage = 'outcome';
      return true;
    }
    case 'battleWon':
      story.result = { winner: event.seat, total: event.total };
      return true;
    case 'battleTied':
      story.result = { winner: null, total: event.total };
      return true;
    case 'winnerDiscarded':
      clanIn(story, event.seat).discarded = event.cards;
      return true;
    case 'losersTookBack':
      clanIn(story, event.seat).tookBack = event.cards;
      return true;
    case 'poisonTook':
      clanIn(story, event.victim).lostCards = event.cards;
      clanIn(story, event.seat).wonCards = event.cards;
      return true;
    case 'pillageSucceeded':
      story.reward = event.reward;
      return true;
    case 'pillageFailed':
      story.hasFailed = true;
      return true;
    default:
      return tellGains(story, event);
  }
}

/** Events that change what a card is worth, or only what the steps say. */
function tellAside(story: StoryDraft, event: SagaEvent): true {
  if (event.type !== 'questFought' && event.type !== 'sightCopied') return true;
  const clan = clanIn(story, event.seat);
  clan.cards = clan.cards.map((shown) => (shown.card === event.card ? { ...shown, bonus: event.bonus } : shown));
  return true;
}

/** BRC-20: all shown cards are gone, and everybody chooses again. */
function sweep(story: StoryDraft): true {
  for (const clan of story.clans.values()) {
    clan.swept = [...clan.swept, ...clan.cards.map(({ card }) => card)];
    clan.cards = [];
    clan.hasNoCard = false;
    clan.isSilenced = false;
  }
  story.stage = 'cards';
  return true;
}

const isOfBattle = (cause: Extract<SagaEvent, { readonly type: 'destroyed' }>['cause']): boolean =>
  cause === 'battle' || cause === 'smite' || cause === 'tide';

/** Deaths, Glory, Rage and stats. */
function tellGains(story: StoryDraft, event: SagaEvent): boolean {
  switch (event.type) {
    case 'destroyed': {
      if (!isOfBattle(event.cause)) return false;
      const clan = clanIn(story, event.seat);
      clan.fallen = [...clan.fallen, ...event.figures];
      return true;
    }
    case 'saved':
      clanIn(story, event.seat).saved = [...clanIn(story, event.seat).saved, event.figure];
      clanIn(story, event.seat).rage -= event.rage;
      return true;
    case 'fled':
      if (event.cause !== undefined && !isOfBattle(event.cause)) return false;
      clanIn(story, event.seat).fled = [...clanIn(story, event.seat).fled, event.figure];
      return true;
    case 'gloryGained':
      if (event.source !== 'battle' && event.source !== 'pillage' && event.source !== 'card') return false;
      clanIn(story, event.seat).glory += event.glory;
      return true;
    case 'gloryStolen':
      clanIn(story, event.seat).glory += event.glory;
      clanIn(story, event.victim).glory -= event.glory;
      return true;
    case 'rageGained':
      clanIn(story, event.seat).rage += event.rage;
      return true;
    case 'rageStolen':
      clanIn(story, event.seat).rage += event.rage;
      clanIn(story, event.victim).rage -= event.rage;
      return true;
    case 'statRaised': {
      const clan = clanIn(story, event.seat);
      clan.raised = [...clan.raised, { stat: event.stat, value: event.value }];
      return true;
    }
    case 'invaded':
      return mayBeBlessing(story, event);
    default:
      return false;
  }
}

/** BRC-36: a loser's Warrior comes back for free. It is the last that can happen. */
function mayBeBlessing(
  { fighters, result, province }: StoryDraft,
  { seat, figure, rage, place, action = false }: Extract<SagaEvent, { readonly type: 'invaded' }>,
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
