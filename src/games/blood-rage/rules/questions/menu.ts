/** What to do on one's turn (BR-30): the actions, with the cards for upgrades (BR-50 to BR-55) and Quests (BR-56). */
import type { Params, Seat } from '../../../../kernel/index.ts';
import {
  ACTS,
  CARD_IDS,
  factsOfCard,
  kindAt,
  KINDS,
  type ActId,
  type ActOption,
  type CardFacts,
} from '../../facts/index.ts';
import { countOnBoard, factsOf, hornsFull, ROOM, upgradeCost } from '../queries.ts';
import type { QuestionOf } from '../run.ts';
import { handOf, rageOf, upgradesOf, type Table } from '../table.ts';
import { heldCards, holds } from './cards.ts';
import { canInvade, hornsParams } from './invasions.ts';
import { canMarch } from './marches.ts';
import { canPillage } from './pillage.ts';
import { optionsOf } from './wishes.ts';

/** Acts without a card; with it, they come by card. */
const MENU: readonly ActOption[] = ACTS.filter((act) => act !== 'upgrade' && act !== 'quest').map((act) => ({ act }));
const QUEST_ACT = optionsOf(CARD_IDS, (card): ActOption => ({ act: 'quest', card }));
const UPGRADE_ACT = optionsOf(CARD_IDS, (card): ActOption => ({ act: 'upgrade', card }));
/** By card played, then by card replaced. */
const UPGRADE_OVER = optionsOf(CARD_IDS, (card) =>
  optionsOf(CARD_IDS, (over): ActOption => ({ act: 'upgrade', card, over })),
);

const isUpgrade = ({ cost }: CardFacts): boolean => cost !== undefined;
const UPGRADES = KINDS.filter(isUpgrade);
const QUEST_WISHES = KINDS.flatMap(({ type, code }) => (type === 'quest' ? [QUEST_ACT.at(code)] : []));

// ── Upgrades ────────────────────────────────────────────────────────────────────────────────────────────────────────

function countInSlot(table: Table, seat: Seat, slot: string): number {
  let count = 0;
  for (const piece of upgradesOf(table, seat)) if (factsOf(table, piece).type === slot) count++;
  return count;
}

/** Only a card of its own slot is replaced (BRC-9). */
const mayReplace = (card: number, over: number): boolean => kindAt(over).type === kindAt(card).type;

/** Each upgrade by itself, and over each card that it could replace. */
function upgradeWishes(table: Table, seat: Seat): ActOption[] {
  const owned = heldCards(table, upgradesOf(table, seat));
  return UPGRADES.flatMap(({ code }) => [
    UPGRADE_ACT.at(code),
    ...owned.filter((over) => mayReplace(code, over)).map((over) => UPGRADE_OVER.at(code).at(over)),
  ]);
}

/** Why a card of the hand cannot be played as an upgrade, by itself or over another; null if it can. */
function slotRefusal(table: Table, seat: Seat, facts: CardFacts, replaces: boolean): string | null {
  if (upgradeCost(table, seat, facts) > rageOf(table, seat)) return 'BR-31';
  if (replaces || countInSlot(table, seat, facts.type) < ROOM[facts.type]!) return null;
  return facts.type === 'monster' ? 'BR-55' : 'BR-50.full';
}

// ── The menu ────────────────────────────────────────────────────────────────────────────────────────────────────────

function hasAct(table: Table, seat: Seat, act: ActId): boolean {
  for (const piece of upgradesOf(table, seat)) if (factsOf(table, piece).act === act) return true;
  return false;
}

function actRefusal(table: Table, seat: Seat, wish: ActOption): string | null {
  switch (wish.act) {
    case 'invade':
      if (hornsFull(table, seat)) return 'BR-44';
      return canInvade(table, seat) ? null : 'BR-40';
    case 'march':
      return canMarch(table, seat) ? null : 'BR-45.nobody';
    case 'upgrade':
      if (!holds(table, handOf(table, seat), wish.card)) return 'BR-50.hand';
      return slotRefusal(table, seat, factsOfCard(wish.card), wish.over !== undefined);
    case 'quest':
      return holds(table, handOf(table, seat), wish.card) ? null : 'BR-56';
    case 'pillage':
      return canPillage(table, seat, false) ? null : 'BR-60';
    case 'sacrifice':
      if (!hasAct(table, seat, wish.act)) return 'BRC-41.card';
      return countOnBoard(table, seat) >= 2 ? null : 'BRC-41';
    case 'challenge':
      if (!hasAct(table, seat, wish.act)) return 'BRC-48.card';
      if (rageOf(table, seat) < 2) return 'BR-31';
      return canPillage(table, seat, true) ? null : 'BRC-48';
    case 'pass':
      return null;
  }
}

/** The same as the candidates that are not refused, from what the clan holds. */
function menuOptions(table: Table, seat: Seat): ActOption[] {
  const options: ActOption[] = [];
  for (const wish of MENU) if (actRefusal(table, seat, wish) === null) options.push(wish);
  const held = heldCards(table, handOf(table, seat));
  const owned = heldCards(table, upgradesOf(table, seat));
  for (const card of held) if (kindAt(card).type === 'quest') options.push(QUEST_ACT.at(card));
  for (const card of held) {
    const facts = kindAt(card);
    if (!isUpgrade(facts)) continue;
    if (slotRefusal(table, seat, facts, false) === null) options.push(UPGRADE_ACT.at(card));
    for (const over of owned)
      if (mayReplace(card, over) && slotRefusal(table, seat, facts, true) === null)
        options.push(UPGRADE_OVER.at(card).at(over));
  }
  return options;
}

function costParams(table: Table, seat: Seat, wish: ActOption): Params {
  if (wish.act === 'challenge') return { cost: 2, rage: rageOf(table, seat) };
  if (wish.act !== 'upgrade') return {};
  return { cost: upgradeCost(table, seat, factsOfCard(wish.card)), rage: rageOf(table, seat) };
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
