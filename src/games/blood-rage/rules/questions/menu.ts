/** What to do on one's turn (BR-30): the actions, with the cards for upgrades (BR-50 to BR-55) and Quests (BR-56). */
import type { Params, Seat } from '../../../../kernel/index.ts';
import {
  ACTS,
  CARD_IDS,
  cardName,
  CARDS,
  factsAt,
  isUpgrade,
  SLOT_CAPACITY,
  upgradeFacts,
  type ActOption,
  type CardId,
  type UpgradeFacts,
} from '../../facts/index.ts';
import { codeOfFace, FACES } from '../pieces.ts';
import { countOnBoard, hornsFull, twinPlaces } from '../queries.ts';
import type { QuestionOf } from '../run.ts';
import { handOf, rageOf, upgradesOf, type Table } from '../table.ts';
import { heldCards, heldFaces, holds, holdsFace } from './cards.ts';
import { canInvade, hornsParams } from './invasions.ts';
import { canMarch } from './marches.ts';
import { canPillage } from './pillage.ts';
import { interned, optionsOf } from './answer-options.ts';
import { factsOf, NO_PRICE, priceOf, upgradeCost } from '../cards.ts';

/** Actions without a card; upgrades and Quests are listed per card. */
const MENU: readonly ActOption[] = ACTS.filter((act) => act !== 'upgrade' && act !== 'quest').map((act) => ({ act }));
/** By the number of the Quest's face. */
const QUEST_ACT = optionsOf(FACES, ({ card, age = 0 }): ActOption => ({ act: 'quest', card, age }));
const UPGRADE_ACT = optionsOf(CARD_IDS, (card): ActOption => ({ act: 'upgrade', card }));
/** By card played, then by card replaced. */
const UPGRADE_OVER = optionsOf(CARD_IDS, (card) =>
  optionsOf(CARD_IDS, (over): ActOption => ({ act: 'upgrade', card, over })),
);

const UPGRADES = CARDS.filter(isUpgrade);
const isQuestFace = (face: number): boolean => FACES[face]!.age !== undefined;
const QUEST_WISHES = FACES.flatMap((_, face) => (isQuestFace(face) ? [QUEST_ACT.at(face)] : []));

// ── Upgrades ────────────────────────────────────────────────────────────────────────────────────────────────────────

function countInSlot(table: Table, seat: Seat, slot: string): number {
  let count = 0;
  for (const piece of upgradesOf(table, seat)) if (factsOf(table, piece).type === slot) count++;
  return count;
}

/** Only a card of its own slot is replaced (BRC-9). */
const mayReplace = (card: number, over: number): boolean => factsAt(over).type === factsAt(card).type;

/** The upgrade in place of each card of its slot; of two equal monsters in different places, in place of either (BR-55). */
function addReplacements(table: Table, seat: Seat, card: number, owned: readonly number[], to: ActOption[]): void {
  for (const over of owned) {
    if (!mayReplace(card, over)) continue;
    const twins = twinPlaces(table, seat, over);
    if (twins.length === 0) to.push(UPGRADE_OVER.at(card).at(over));
    for (const from of twins) to.push(interned({ act: 'upgrade', card: cardName(card), over: cardName(over), from }));
  }
}

/** Each upgrade by itself, and in place of each card that it could replace. */
function upgradeWishes(table: Table, seat: Seat): ActOption[] {
  const owned = heldCards(table, upgradesOf(table, seat));
  const wishes: ActOption[] = [];
  for (const { code } of UPGRADES) {
    wishes.push(UPGRADE_ACT.at(code));
    addReplacements(table, seat, code, owned, wishes);
  }
  return wishes;
}

/** Why a card of the hand cannot be played as an upgrade, whether or not it replaces another; null if it can. */
const payRefusal = (table: Table, seat: Seat, facts: UpgradeFacts): string | null =>
  upgradeCost(table, seat, facts) > rageOf(table, seat) ? 'BR-31' : null;

/** Why it cannot be played without replacing another; null if there is room. */
function roomRefusal(table: Table, seat: Seat, { type }: UpgradeFacts): string | null {
  if (countInSlot(table, seat, type) < SLOT_CAPACITY[type]) return null;
  return type === 'monster' ? 'BR-55' : 'BR-50.full';
}

function upgradeRefusal(table: Table, seat: Seat, card: CardId, replaces: boolean): string | null {
  if (!holds(table, handOf(table, seat), card)) return 'BR-50.hand';
  const facts = upgradeFacts(card);
  return payRefusal(table, seat, facts) ?? (replaces ? null : roomRefusal(table, seat, facts));
}

// ── The menu ────────────────────────────────────────────────────────────────────────────────────────────────────────

function sacrificeRefusal(table: Table, seat: Seat, figures: number): string | null {
  if (figures === NO_PRICE) return 'BRC-41.card';
  return countOnBoard(table, seat) >= figures ? null : 'BRC-41';
}

function challengeRefusal(table: Table, seat: Seat, rage: number): string | null {
  if (rage === NO_PRICE) return 'BRC-48.card';
  if (rageOf(table, seat) < rage) return 'BR-31';
  return canPillage(table, seat, true) ? null : 'BRC-48';
}

function actRefusal(table: Table, seat: Seat, wish: ActOption): string | null {
  switch (wish.act) {
    case 'invade':
      if (hornsFull(table, seat)) return 'BR-44';
      return canInvade(table, seat) ? null : 'BR-40';
    case 'march':
      return canMarch(table, seat) ? null : 'BR-45.nobody';
    case 'upgrade':
      return upgradeRefusal(table, seat, wish.card, wish.over !== undefined);
    case 'quest':
      return holdsFace(table, handOf(table, seat), wish) ? null : 'BR-56';
    case 'pillage':
      return canPillage(table, seat, false) ? null : 'BR-60';
    case 'sacrifice':
      return sacrificeRefusal(table, seat, priceOf(table, seat, 'sacrifices'));
    case 'challenge':
      return challengeRefusal(table, seat, priceOf(table, seat, 'challenges'));
    case 'pass':
      return null;
  }
}

/** The same as the candidates that are not refused, from what the clan holds. */
function menuOptions(table: Table, seat: Seat): ActOption[] {
  const options: ActOption[] = [];
  for (const wish of MENU) if (actRefusal(table, seat, wish) === null) options.push(wish);
  const held = heldFaces(table, handOf(table, seat));
  const owned = heldCards(table, upgradesOf(table, seat));
  for (const face of held) if (isQuestFace(face)) options.push(QUEST_ACT.at(face));
  for (const face of held) {
    const card = codeOfFace(face);
    const facts = factsAt(card);
    if (!isUpgrade(facts) || payRefusal(table, seat, facts) !== null) continue;
    if (roomRefusal(table, seat, facts) === null) options.push(UPGRADE_ACT.at(card));
    addReplacements(table, seat, card, owned, options);
  }
  return options;
}

/** The Rage that an action costs; NO_PRICE if the clan does not have the card for it, null of actions without a price in Rage. */
function costOf(table: Table, seat: Seat, wish: ActOption): number | null {
  if (wish.act === 'challenge') return priceOf(table, seat, 'challenges');
  return wish.act === 'upgrade' ? upgradeCost(table, seat, upgradeFacts(wish.card)) : null;
}

function costParams(table: Table, seat: Seat, wish: ActOption): Params {
  const cost = costOf(table, seat, wish);
  return cost === null || cost === NO_PRICE ? {} : { cost, rage: rageOf(table, seat) };
}

const act: QuestionOf<'act'> = {
  candidates: ({ table }, _frame, seat) => [...MENU, ...QUEST_WISHES, ...upgradeWishes(table, seat)],
  refuse: ({ table }, _frame, seat, wish) => actRefusal(table, seat, wish),
  params: ({ table }, _frame, seat, wish) => ({
    ...hornsParams(table, seat),
    ...costParams(table, seat, wish),
  }),
  options: ({ table }, _frame, seat) => menuOptions(table, seat),
};

export const menuQuestions = { act };
