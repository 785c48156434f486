/** What each sentence must be given, in whatever language it is said. */
import type { Kind, ParamTable } from '../../../text/sentences.ts';
import { ASKS, type AskId } from '../facts/index.ts';

const clan = { noun: 'clan', person: true } as const satisfies Kind;
const clans = { list: 'clan', person: true } as const satisfies Kind;
const province = { noun: 'province' } as const satisfies Kind;
const fjord = { noun: 'fjord' } as const satisfies Kind;
/** A province or a fjord. */
const place = { noun: 'place' } as const satisfies Kind;
const figure = { noun: 'figure' } as const satisfies Kind;
const figures = { list: 'figure' } as const satisfies Kind;
const card = { noun: 'card' } as const satisfies Kind;
const cards = { list: 'card' } as const satisfies Kind;
const age = { noun: 'age' } as const satisfies Kind;
const stat = { noun: 'stat' } as const satisfies Kind;
const number = 'number' satisfies Kind;

/** The log. A key that ends in `Known` is the full form of the one without, for the seat that may know the card. */
export const EVENT_PARAMS = {
  setupRagnarok: { first: province, second: province, third: province },
  setupDestroyed: { province },
  firstPlayer: { clan },
  firstPlayerMoves: { clan },
  ageStarts: { age },
  phaseStarts: { phase: { noun: 'phase' } },
  dealt: { n: number },
  keptCardAside: { clan },
  draftPickedKnown: { clan, cards },
  draftPassedLeft: {},
  draftPassedRight: {},
  draftSwapped: {},
  draftDone: {},
  rageSet: { clan, rage: number },
  // Actions
  invades: { clan, province, figure, rage: number },
  invadesFree: { clan, province, figure },
  invadesFjord: { clan, fjord, figure, rage: number },
  invadesFjordFree: { clan, fjord, figure },
  invadesFromValhalla: { clan, province, figure, rage: number },
  invadesFjordFromValhalla: { clan, fjord, figure, rage: number },
  /** The march, then each of its figures. */
  marches: { clan, from: province, to: province, rage: number },
  marchesAlong: { clan, figure },
  upgrades: { clan, card, rage: number },
  upgradesFree: { clan, card },
  upgradesOver: { clan, card, over: card, rage: number },
  upgradesOverFree: { clan, card, over: card },
  monsterJoins: { clan, figure },
  mysticJoins: { clan },
  monsterLeaves: { clan, figure },
  questCommitted: { clan },
  questCommittedKnown: { clan, card },
  passes: { clan, rage: number },
  sacrifices: { clan, figures },
  actionEndsRage: {},
  actionEndsPillaged: {},
  // Pillage and battle
  pillageDeclared: { clan, province },
  pillageDeclaredPaid: { clan, province, rage: number },
  callMove: { clan, figure, from: province },
  callDeclines: { clan },
  callFull: {},
  callEnds: {},
  pillageUnopposed: { clan, province },
  battleBegins: { province, clans },
  noCardLeft: { clan },
  reveals: { clan, card, bonus: number },
  /** A card whose bonus is settled later: it follows from the others, or its clan is asked. */
  revealsOpen: { clan, card },
  /** An upgrade, or a Quest that does not fight. */
  revealsNothing: { clan, card },
  questFights: { clan, card, bonus: number },
  questRests: { clan, card },
  textCancelled: { card },
  watchSweeps: { card },
  sightCopies: { clan, card, bonus: number },
  tideKeeps: { clan, figure },
  lateCard: { clan, card, bonus: number },
  strength: { clan, figures: number, cards: number, total: number },
  battleWon: { clan, province, total: number, next: number },
  battleTied: { total: number },
  winnerDiscards: { clan, cards },
  loserTakesBack: { clan, cards },
  poisonTakes: { clan, victim: clan, cards },
  buysBack: { clan, card, rage: number },
  pillageSucceeds: { clan, province, reward: { noun: 'reward' } },
  pillageFails: { province },
  rewardDoubles: { figure },
  leaderSteps: { clan, figure, to: province },
  // Figures that die or do not
  monsterStrikes: { figure, province },
  destroyed: { clan, figures },
  /** Odin's Chosen: a Mystic takes the village. */
  destroyedForVillage: { clan, figures },
  destroyedByRagnarok: { clan, figures },
  saves: { clan, figure, rage: number },
  withdraws: { clan, figure, province },
  // Tracks
  statRaised: { clan, stat, value: number },
  /** At two steps the value is the same: the last one is told apart. */
  statToTop: { clan, stat, value: number },
  statAtTop: { clan, stat },
  gloryGained: { clan, glory: number },
  gloryPillage: { clan, glory: number },
  gloryBattle: { clan, glory: number },
  gloryQuest: { clan, glory: number },
  gloryRagnarok: { clan, glory: number },
  gloryCard: { clan, glory: number, card },
  gloryStolen: { clan, victim: clan, glory: number, card },
  rageGained: { clan, rage: number, card },
  rageStolen: { clan, victim: clan, rage: number, card },
  // End of an Age
  keepsOne: { clan },
  keepsOneKnown: { clan, card },
  keepsNone: { clan },
  questDone: { clan, card },
  questFailed: { clan, card },
  ragnarokStrikes: { province },
  ragnarokInstead: { figure, province, spared: province },
  ragnarokDrawn: { figure, province },
  ragnarokNothing: { province },
  doomMoves: { province },
  released: { clan, figures },
  tokensTurned: {},
  legendary: { clan, stat, glory: number },
  gameWon: { clan, glory: number },
  gameShared: { clans, glory: number },
} as const satisfies ParamTable;
export type EventKey = keyof typeof EVENT_PARAMS;

/** The answers to "why not?"; the clause is what stands before the dot. */
export const REFUSAL_PARAMS = {
  'BR-2': {},
  'BR-12': { province: place },
  'BR-23': {},
  'BR-31': { cost: number, rage: number },
  'BR-31.place': {},
  'BR-40': {},
  'BR-40.village': { province },
  'BR-41': {},
  'BR-41.other': {},
  'BR-42': {},
  'BR-44': { n: number },
  'BR-45.nobody': {},
  'BR-45.none': { province },
  'BR-45.one': {},
  'BR-46': {},
  'BR-46.ship': {},
  'BR-50.full': {},
  'BR-50.hand': {},
  'BR-55': {},
  'BR-56': {},
  'BR-60': {},
  'BR-60.absent': { province },
  'BR-60.pillaged': { province },
  'BR-64': {},
  'BR-67': {},
  'BR-67.hand': {},
  'BR-80': {},
  'BRC-5': { stat },
  'BRC-25': {},
  'BRC-31': {},
  'BRC-32': {},
  'BRC-41': {},
  'BRC-41.card': {},
  'BRC-44': {},
  'BRC-48': {},
  'BRC-48.card': {},
  'BRC-56': {},
} as const satisfies ParamTable;
export type RefusalKey = keyof typeof REFUSAL_PARAMS;

/** Buttons. */
export const LABEL_PARAMS = {
  choose: { card },
  chooseSecond: { card },
  invade: {},
  march: {},
  pillage: {},
  sacrifice: {},
  challenge: {},
  pass: {},
  upgrade: { card },
  upgradeOver: { card, over: card },
  /** Of two equal monsters, the one that is there. */
  upgradeOverAt: { card, over: card, place },
  upgradeOverInReserve: { card, over: card },
  upgradeOverInValhalla: { card, over: card },
  quest: { card, age },
  figure: { figure },
  figureFromValhalla: { figure },
  invadePlace: { place },
  invadeVillage: { place, victim: clan, kills: figure },
  bring: { figure, place },
  stayInReserve: {},
  marchFrom: { province },
  marchTo: { province },
  send: { figure },
  sendNoMore: {},
  pillageProvince: { province },
  sacrificeFigure: { figure, place },
  join: { figure, province },
  joinNobody: {},
  play: { card },
  playQuest: { card, age },
  questFights: { bonus: number },
  questRests: {},
  add: { card },
  addNothing: {},
  keepFigure: { figure },
  takeBack: { card },
  takeBackNothing: {},
  raise: { stat },
  step: { figure, province },
  stay: {},
  save: { figure },
  withdraw: { figure, province },
  saveNoMore: {},
  succor: { province },
  noSuccor: {},
  pillageAtOnce: { province },
  noPillage: {},
  bless: {},
  noBlessing: {},
  keepCard: { card },
  keepQuest: { card, age },
  keepNone: {},
  done: {},
} as const satisfies ParamTable;
export type LabelKey = keyof typeof LABEL_PARAMS;

/** Prompts have no parameters: what they are about is on the board. */
export const PROMPT_PARAMS = Object.fromEntries(ASKS.map((ask) => [ask, {}])) as Record<AskId, Record<never, Kind>>;
