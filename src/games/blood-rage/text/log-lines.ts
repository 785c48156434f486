/** The sentence of the log for each event. */
import {
  factsOfCard,
  isCardId,
  isFjordId,
  type AgeId,
  type CardId,
  type ClanId,
  type FigureId,
  type SourceId,
} from '../facts/index.ts';
import type { Counted } from '../../../text/sentences.ts';
import type { SagaEvent } from '../rules/events.ts';
import { questOfAge, type CardNoun } from './nouns.ts';
import type { LogLine } from './words.ts';

type EventOf<T extends SagaEvent['type']> = Extract<SagaEvent, { readonly type: T }>;

/** Equal figures are counted, in the order in which they are first named. */
function counted(figures: readonly FigureId[]): Counted<FigureId>[] {
  const counts = new Map<FigureId, number>();
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return Array.from(counts, ([of, n]) => ({ n, of }));
}

/** The card as the sentence names it: a Quest with its Age, where the event tells it (BR-56). */
function named(card: CardId, { age }: { readonly age?: number }): CardNoun {
  const facts = factsOfCard(card);
  return facts.type === 'quest' && age !== undefined ? questOfAge(facts.id, String(age) as AgeId) : card;
}

const allNamed = (event: { readonly cards: readonly CardId[]; readonly age?: number }): readonly CardNoun[] =>
  event.cards.map((card) => named(card, event));

/** The line of the log; null if another line already says it. */
export function lineOf(event: SagaEvent, clans: readonly ClanId[]): LogLine | null {
  const of = (seat: number): ClanId => clans[seat]!;
  switch (event.type) {
    case 'setupRagnarok': {
      const [first, second, third] = event.provinces;
      return ['setupRagnarok', { first: first!, second: second!, third: third! }];
    }
    case 'setupDestroyed':
    case 'pillageFailed':
    case 'ragnarokStruck':
    case 'ragnarokNothing':
    case 'doomMoved':
      return [PROVINCE_LINES[event.type], { province: event.province }];
    case 'firstPlayer':
    case 'firstPlayerMoves':
    case 'keptCardAside':
    case 'noCardLeft':
      return [event.type, { clan: of(event.seat) }];
    case 'callDeclined':
      return ['callDeclines', { clan: of(event.seat) }];
    case 'draftDone':
    case 'tokensTurned':
    case 'actionEndsRage':
    case 'actionEndsPillaged':
      return [event.type];
    case 'ageStarts':
      return ['ageStarts', { age: String(event.age) as AgeId }];
    case 'phaseStarts':
      return ['phaseStarts', { phase: event.phase }];
    case 'dealt':
      return ['dealt', { n: event.count }];
    case 'draftPicked':
      // For the others the event of the hands being passed on is enough.
      return event.cards === null ? null : ['draftPickedKnown', { clan: of(event.seat), cards: event.cards }];
    case 'draftPassed':
      return [PASSED[event.to]];
    case 'rageSet':
      return ['rageSet', { clan: of(event.seat), rage: event.rage }];
    case 'invaded':
      return invasion(event, of(event.seat));
    case 'marchPaid':
      return ['marches', { clan: of(event.seat), from: event.from, to: event.to, rage: event.rage }];
    case 'marched':
      return ['marchesAlong', { clan: of(event.seat), figure: event.figure }];
    case 'upgraded':
      return upgrade(event, of(event.seat));
    case 'monsterJoined': {
      const clan = of(event.seat);
      return event.figure === 'mystic' ? ['mysticJoins', { clan }] : ['monsterJoins', { clan, figure: event.figure }];
    }
    case 'monsterLeft':
      return ['monsterLeaves', { clan: of(event.seat), figure: event.figure }];
    case 'questCommitted': {
      const clan = of(event.seat);
      return event.card === null
        ? ['questCommitted', { clan }]
        : ['questCommittedKnown', { clan, card: named(event.card, event) }];
    }
    case 'passed':
      return ['passes', { clan: of(event.seat), rage: event.rage }];
    case 'sacrificed':
      return ['sacrifices', { clan: of(event.seat), figures: counted(event.figures) }];
    case 'pillageDeclared': {
      const declared = { clan: of(event.seat), province: event.province };
      return event.rage === 0
        ? ['pillageDeclared', declared]
        : ['pillageDeclaredPaid', { ...declared, rage: event.rage }];
    }
    case 'joined':
      return ['callMove', { clan: of(event.seat), figure: event.figure, from: event.from }];
    case 'callEnded':
      return [event.full ? 'callFull' : 'callEnds'];
    case 'pillageUnopposed':
      return ['pillageUnopposed', { clan: of(event.seat), province: event.province }];
    case 'battleBegan':
      return ['battleBegins', { province: event.province, clans: event.seats.map(of) }];
    case 'revealed':
      return shown(event, of(event.seat));
    case 'questFought':
      return ['questFights', { clan: of(event.seat), card: named(event.card, event), bonus: event.bonus }];
    case 'questRested':
      return ['questRests', { clan: of(event.seat), card: named(event.card, event) }];
    case 'textCancelled':
      return ['textCancelled', { card: event.card }];
    case 'watchSwept':
      return ['watchSweeps', { card: event.card }];
    case 'sightCopied':
      return ['sightCopies', { clan: of(event.seat), card: event.card, bonus: event.bonus }];
    case 'tideKept':
      return ['tideKeeps', { clan: of(event.seat), figure: event.figure }];
    case 'lateCard':
      return ['lateCard', { clan: of(event.seat), card: event.card, bonus: event.bonus }];
    case 'strength': {
      const { figures, cards, total } = event;
      return ['strength', { clan: of(event.seat), figures, cards, total }];
    }
    case 'battleWon': {
      const { province, total, next } = event;
      return ['battleWon', { clan: of(event.seat), province, total, next }];
    }
    case 'battleTied':
      return ['battleTied', { total: event.total }];
    case 'winnerDiscarded':
      return ['winnerDiscards', { clan: of(event.seat), cards: allNamed(event) }];
    case 'losersTookBack':
      return ['loserTakesBack', { clan: of(event.seat), cards: allNamed(event) }];
    case 'poisonTook':
      return ['poisonTakes', { clan: of(event.seat), victim: of(event.victim), cards: allNamed(event) }];
    case 'boughtBack':
      return ['buysBack', { clan: of(event.seat), card: named(event.card, event), rage: event.rage }];
    case 'pillageSucceeded':
      return ['pillageSucceeds', { clan: of(event.seat), province: event.province, reward: event.reward }];
    case 'rewardDoubled':
      return ['rewardDoubles', { figure: event.figure }];
    case 'leaderStepped':
      return ['leaderSteps', { clan: of(event.seat), figure: event.figure, to: event.to }];
    case 'monsterStruck':
      return ['monsterStrikes', { figure: event.figure, province: event.province }];
    case 'destroyed':
      return [DEATHS[event.cause] ?? 'destroyed', { clan: of(event.seat), figures: counted(event.figures) }];
    case 'saved':
      return ['saves', { clan: of(event.seat), figure: event.figure, rage: event.rage }];
    case 'fled':
      return ['withdraws', { clan: of(event.seat), figure: event.figure, province: event.province }];
    case 'statRaised':
      return [
        event.step === LAST_STEP ? 'statToTop' : 'statRaised',
        { clan: of(event.seat), stat: event.stat, value: event.value },
      ];
    case 'statAtTop':
      return ['statAtTop', { clan: of(event.seat), stat: event.stat }];
    case 'gloryGained':
      return glory(event, of(event.seat));
    case 'gloryStolen': {
      const both = { clan: of(event.seat), victim: of(event.victim) };
      return ['gloryStolen', { ...both, glory: event.glory, card: event.card }];
    }
    case 'rageGained':
      return ['rageGained', { clan: of(event.seat), rage: event.rage, card: event.card }];
    case 'rageStolen': {
      const both = { clan: of(event.seat), victim: of(event.victim) };
      return ['rageStolen', { ...both, rage: event.rage, card: event.card }];
    }
    case 'keptCard': {
      const clan = of(event.seat);
      if (!event.kept) return ['keepsNone', { clan }];
      return event.card === null ? ['keepsOne', { clan }] : ['keepsOneKnown', { clan, card: named(event.card, event) }];
    }
    case 'questDone':
    case 'questFailed':
      return [event.type, { clan: of(event.seat), card: named(event.card, event) }];
    case 'ragnarokInstead': {
      const { figure, province, spared } = event;
      if (spared === null) return ['ragnarokDrawn', { figure, province }];
      return ['ragnarokInstead', { figure, province, spared }];
    }
    case 'released':
      return ['released', { clan: of(event.seat), figures: counted(event.figures) }];
    case 'legendary':
      return ['legendary', { clan: of(event.seat), stat: event.stat, glory: event.glory }];
    case 'won': {
      const [first, ...others] = event.seats.map(of);
      return others.length === 0
        ? ['gameWon', { clan: first!, glory: event.glory }]
        : ['gameShared', { clans: [first!, ...others], glory: event.glory }];
    }
  }
}

/** Events count the steps of a stat from 1. */
const LAST_STEP = 6;

const PROVINCE_LINES = {
  setupDestroyed: 'setupDestroyed',
  pillageFailed: 'pillageFails',
  ragnarokStruck: 'ragnarokStrikes',
  ragnarokNothing: 'ragnarokNothing',
  doomMoved: 'doomMoves',
} as const;

const PASSED = { left: 'draftPassedLeft', right: 'draftPassedRight', swap: 'draftSwapped' } as const;

/** Other causes are clear from the lines before. */
const DEATHS: { readonly [cause in EventOf<'destroyed'>['cause']]?: 'destroyedForVillage' | 'destroyedByRagnarok' } = {
  chosen: 'destroyedForVillage',
  ragnarok: 'destroyedByRagnarok',
};

function invasion({ figure, place, rage, from }: EventOf<'invaded'>, clan: ClanId): LogLine {
  if (isFjordId(place)) {
    const landed = { clan, fjord: place, figure };
    if (from === 'valhalla') return ['invadesFjordFromValhalla', { ...landed, rage }];
    return rage === 0 ? ['invadesFjordFree', landed] : ['invadesFjord', { ...landed, rage }];
  }
  const landed = { clan, province: place, figure };
  if (from === 'valhalla') return ['invadesFromValhalla', { ...landed, rage }];
  return rage === 0 ? ['invadesFree', landed] : ['invades', { ...landed, rage }];
}

function upgrade({ card, rage, over }: EventOf<'upgraded'>, clan: ClanId): LogLine {
  if (over === null) return rage === 0 ? ['upgradesFree', { clan, card }] : ['upgrades', { clan, card, rage }];
  return rage === 0 ? ['upgradesOverFree', { clan, card, over }] : ['upgradesOver', { clan, card, over, rage }];
}

function shown(event: EventOf<'revealed'>, clan: ClanId): LogLine {
  const { bonus, mayFight } = event;
  const card = named(event.card, event);
  if (mayFight) return ['revealsOpen', { clan, card }];
  const facts = factsOfCard(event.card);
  if (facts.type !== 'battle') return ['revealsNothing', { clan, card }];
  return facts.bonus === 'highest' ? ['revealsOpen', { clan, card }] : ['reveals', { clan, card, bonus }];
}

const GLORY_LINES = {
  pillage: 'gloryPillage',
  battle: 'gloryBattle',
  quest: 'gloryQuest',
  ragnarok: 'gloryRagnarok',
} as const satisfies { readonly [source in SourceId]?: string };

function glory({ glory: gained, source, why }: EventOf<'gloryGained'>, clan: ClanId): LogLine | null {
  const gain = { clan, glory: gained };
  if (source === 'track') return null; // The line of the legendary stat says it.
  if (source !== 'card') return [GLORY_LINES[source], gain];
  return why !== null && isCardId(why) ? ['gloryCard', { ...gain, card: why }] : ['gloryGained', gain];
}
