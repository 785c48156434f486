/** What each sentence must be given, in whatever language it is said. */
import type { Kind, ParamTable } from '../../../text/sentences.ts';
import { ASKS, type AskId } from '../facts/asks.ts';
import { REFUSALS, type RefusalKey } from '../facts/refusals.ts';

const clan = { noun: 'clan', person: true } as const satisfies Kind;
const clans = { list: 'clan', person: true } as const satisfies Kind;
const side = { noun: 'side', person: true } as const satisfies Kind;
const place = { noun: 'place' } as const satisfies Kind;
const places = { list: 'place' } as const satisfies Kind;
const unit = { noun: 'unit' } as const satisfies Kind;
const troops = { list: 'unit' } as const satisfies Kind;
const card = { noun: 'card' } as const satisfies Kind;
const cards = { list: 'card' } as const satisfies Kind;
const scenario = { noun: 'scenario' } as const satisfies Kind;
const number = 'number' satisfies Kind;

/**
 * The log. A key that ends in `Known` is the full form of the one without, for the seat that may know it; a key that ends in `Elves` is
 * said of the elves, who are many.
 */
export const EVENT_PARAMS = {
  campaignStarts: { scenarios: { list: 'scenario' } },
  gameStarts: {},
  scenarioStarts: { scenario },
  campaignGameStarts: { n: number, scenario },
  marketOpens: { cards },
  roundStarts: { n: number },
  // A: tactic cards
  cardPlayed: { clan, card, order: number, gold: number, troops },
  cardPlayedNoUnits: { clan, card, order: number, gold: number },
  turnOrder: { clans },
  bastionPlaced: { clan, places },
  incomeGold: { clan, gold: number },
  incomeBoth: { clan, gold: number, crystals: number },
  incomeCrystals: { clan, crystals: number },
  incomeNone: { clan },
  reinforced: { clan, troops, place },
  unitsMissing: { clan, troops },
  // Actions
  firstAction: { clan },
  secondAction: { clan },
  equips: { clan },
  marches: { clan },
  passed: { clan },
  bought: { clan, card, gold: number },
  marketFilled: { cards },
  equipped: { clan, card, unit },
  equippedSwapped: { clan, card, unit, swapped: card },
  putAside: { clan, card },
  forged: { clan, crystals: number, n: number },
  forgedKnown: { clan, crystals: number, cards },
  legendaryKept: { clan, card },
  moved: { clan, troops, from: place, to: place },
  // Fights
  fightAttackerFirst: { attacker: clan, defender: side, place, slow: number, other: number },
  fightDefenderFirst: { attacker: clan, defender: side, place, slow: number, other: number },
  fled: { clan, troops, place },
  raged: { side, n: number, rage: number },
  ragedElves: { n: number, rage: number },
  missed: { side, rage: number },
  missedElves: { rage: number },
  thrown: { side, dice: number, wounds: number },
  thrownElves: { dice: number, wounds: number },
  rerolled: { side, dice: number, wounds: number },
  rerolledElves: { dice: number, wounds: number },
  keptDice: { side },
  keptDiceElves: {},
  wounded: { faces: number, bonus: number, rage: number, wounds: number },
  woundedShielded: { faces: number, bonus: number, rage: number, shields: number, wounds: number },
  fell: { side, troops },
  fellElves: { troops },
  crystalsTaken: { clan, crystals: number },
  fightEnds: { side, place },
  fightEndsElves: { place },
  // Stones, end of the round
  stoneGave: { clan, troops, place },
  elvesEquipped: { unit, card },
  elvesReplaced: { unit, card, replaced: card },
  elvesRefused: { unit, card, kept: card },
  cardDrawnKnown: { clan, card },
  reshuffled: { clan },
  dominated: { forges: number, cities: number, total: number, limit: number },
  elfJoined: { troops, place },
  bannersHeld: { clan, n: number },
  // The end
  scored: { clan, place: number, points: number, crystals: number, gold: number },
  scoredElves: { clan, place: number, elves: number, points: number, crystals: number, gold: number },
  wonPoints: { clan },
  wonForges: { clan },
  wonElvesRemoved: { clan },
  wonMostElves: { clan },
  wonHeld: { clan },
  wonMostPoints: { clan },
  wonRoundLimit: { clan },
  wonNoElves: { clan },
  wonCampaign: { clan },
  wonShared: { clans },
  wonCampaignShared: { clans },
  lost: { clan },
  campaignPoints: { clan, n: number, total: number },
} as const satisfies ParamTable;
export type EventKey = keyof typeof EVENT_PARAMS;

/** The answers to "why not?"; the clause is what stands before the dot. All that they are given are numbers. */
export const REFUSAL_PARAMS = Object.fromEntries(
  Object.entries(REFUSALS).map(([key, params]) => [key, Object.fromEntries(params.map((param) => [param, number]))]),
) as { readonly [key in RefusalKey]: { readonly [param in (typeof REFUSALS)[key][number]]: 'number' } };

/** Buttons. */
export const LABEL_PARAMS = {
  tactic: { card, order: number, gold: number, troops },
  tacticNoUnits: { card, order: number, gold: number },
  bastion: { q: number, r: number },
  unit: { unit },
  noMoreUnits: {},
  place: { place },
  equip: {},
  move: {},
  pass: {},
  buy: { card },
  forge: {},
  takeFrom: { card, unit },
  takeAside: { card },
  doneEquipping: {},
  weaponOf: { unit },
  armourOf: { unit },
  aside: {},
  keep: { card },
  unitsIn: { unit, place },
  doneMoving: {},
  goTo: { place },
  count: { n: number },
  fightIn: { place },
  throw: {},
  flee: {},
  rerollBlanks: {},
  rerollNone: {},
  rerollOther: {},
  dice: { blanks: number, wounds: number },
  remove: { unit },
  strike: {},
  stoneIn: { place },
  done: {},
} as const satisfies ParamTable;
export type LabelKey = keyof typeof LABEL_PARAMS;

/** Prompts have no parameters: what they are about is on the board. */
export const PROMPT_PARAMS = Object.fromEntries(ASKS.map((ask) => [ask, {}])) as Record<AskId, Record<never, Kind>>;
