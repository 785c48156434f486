/** What to do on one's turn (BR-30): the actions, with the cards for upgrades (BR-50 to BR-55) and Quests (BR-56). */
import type { Params, Seat } from '../../../../kernel/index.ts';
import { CARD_IDS, indexOfCard, KINDS } from '../../cards/kinds.ts';
import { countOnBoard, factsOf, hornsFull, ROOM, upgradeCost } from '../queries.ts';
import { ACTS, type ActId, type SagaOption, type Table } from '../table.ts';
import { heldCards, holds } from './cards.ts';
import { canInvade, hornsParams } from './invasions.ts';
import { canMarch } from './marches.ts';
import { canPillage } from './pillage.ts';
import type { SagaQuestion } from './wishes.ts';

type ActWish = Extract<SagaOption, { readonly act: ActId }>;

/** Acts without a card; with it, they come by card. */
const MENU: readonly ActWish[] = ACTS.filter((act) => act !== 'upgrade' && act !== 'quest').map((act) => ({ act }));
const QUEST_ACTS: readonly ActWish[] = CARD_IDS.map((card) => ({ act: 'quest', card }));
const UPGRADE_ACTS: readonly ActWish[] = CARD_IDS.map((card) => ({ act: 'upgrade', card }));
/** By card played, then by card replaced. */
const UPGRADES_OVER = CARD_IDS.map((card) => CARD_IDS.map((over): ActWish => ({ act: 'upgrade', card, over })));
const UPGRADES: readonly number[] = CARD_IDS.flatMap((_, card) => (KINDS[card]!.cost === undefined ? [] : [card]));
const QUEST_WISHES: readonly ActWish[] = QUEST_ACTS.filter((_, card) => KINDS[card]!.type === 'quest');

// ── Upgrades ────────────────────────────────────────────────────────────────────────────────────────────────────────

function countInSlot(table: Table, seat: Seat, slot: string): number {
  let count = 0;
  for (const piece of table.upgrades[seat]!) if (factsOf(table, piece).type === slot) count++;
  return count;
}

/** Only a card of its own slot is replaced (BRC-9). */
const mayReplace = (card: number, over: number): boolean => KINDS[over]!.type === KINDS[card]!.type;

/** Each upgrade by itself, and over each card that it could replace. */
function upgradeWishes(table: Table, seat: Seat): ActWish[] {
  const owned = heldCards(table, table.upgrades[seat]!);
  return UPGRADES.flatMap((card) => [
    UPGRADE_ACTS[card]!,
    ...owned.filter((over) => mayReplace(card, over)).map((over) => UPGRADES_OVER[card]![over]!),
  ]);
}

/** Why a card of the hand cannot be played as an upgrade, by itself or over another; null if it can. */
function slotRefusal(table: Table, seat: Seat, card: number, replaces: boolean): string | null {
  const facts = KINDS[card]!;
  if (upgradeCost(table, seat, facts) > table.rage[seat]!) return 'BR-31';
  if (replaces || countInSlot(table, seat, facts.type) < ROOM[facts.type]!) return null;
  return facts.type === 'monster' ? 'BR-55' : 'BR-50.full';
}

// ── The menu ────────────────────────────────────────────────────────────────────────────────────────────────────────

function hasAct(table: Table, seat: Seat, act: ActId): boolean {
  for (const piece of table.upgrades[seat]!) if (factsOf(table, piece).act === act) return true;
  return false;
}

function actRefusal(table: Table, seat: Seat, wish: ActWish): string | null {
  switch (wish.act) {
    case 'invade':
      if (hornsFull(table, seat)) return 'BR-44';
      return canInvade(table, seat) ? null : 'BR-40';
    case 'march':
      return canMarch(table, seat) ? null : 'BR-45.nobody';
    case 'upgrade':
      if (!holds(table, table.hands[seat]!, wish.card!)) return 'BR-50.hand';
      return slotRefusal(table, seat, indexOfCard(wish.card!), wish.over !== undefined);
    case 'quest':
      return holds(table, table.hands[seat]!, wish.card!) ? null : 'BR-56';
    case 'pillage':
      return canPillage(table, seat, false) ? null : 'BR-60';
    case 'sacrifice':
      if (!hasAct(table, seat, wish.act)) return 'BRC-41.card';
      return countOnBoard(table, seat) >= 2 ? null : 'BRC-41';
    case 'challenge':
      if (!hasAct(table, seat, wish.act)) return 'BRC-48.card';
      if (table.rage[seat]! < 2) return 'BR-31';
      return canPillage(table, seat, true) ? null : 'BRC-48';
    case 'pass':
      return null;
  }
}

/** The same as the candidates that are not refused, from what the clan holds. */
function menuOptions(table: Table, seat: Seat): SagaOption[] {
  const options: SagaOption[] = [];
  for (const wish of MENU) if (actRefusal(table, seat, wish) === null) options.push(wish);
  const held = heldCards(table, table.hands[seat]!);
  const owned = heldCards(table, table.upgrades[seat]!);
  for (const card of held) if (KINDS[card]!.type === 'quest') options.push(QUEST_ACTS[card]!);
  for (const card of held) {
    if (KINDS[card]!.cost === undefined) continue;
    if (slotRefusal(table, seat, card, false) === null) options.push(UPGRADE_ACTS[card]!);
    for (const over of owned)
      if (mayReplace(card, over) && slotRefusal(table, seat, card, true) === null)
        options.push(UPGRADES_OVER[card]![over]!);
  }
  return options;
}

function costParams(table: Table, seat: Seat, wish: SagaOption): Params {
  if (!('act' in wish)) return {};
  if (wish.act === 'challenge') return { cost: 2, rage: table.rage[seat]! };
  if (wish.act !== 'upgrade') return {};
  return { cost: upgradeCost(table, seat, KINDS[indexOfCard(wish.card!)]!), rage: table.rage[seat]! };
}

const act: SagaQuestion = {
  candidates: ({ table }, _frame, seat) => [...MENU, ...QUEST_WISHES, ...upgradeWishes(table, seat)],
  refuse: ({ table }, _frame, seat, wish) => ('act' in wish ? actRefusal(table, seat, wish) : 'BR-30'),
  params: ({ table }, _frame, seat, wish): Params => ({
    ...hornsParams(table, seat),
    ...costParams(table, seat, wish),
  }),
  options: ({ table }, _frame, seat) => menuOptions(table, seat),
};

export const menuQuestions = { act };
