/** What a clan's own cards make of others, from what everybody sees: for the page. A test compares it with the rules. */
import { factsOfCard, type MonsterFacts, type UpgradeFacts } from './cards/kinds.ts';
import type { ClanView } from './view.ts';

type Upgrades = ClanView['upgrades'];

const clanCards = (upgrades: Upgrades) =>
  upgrades.map(({ card }) => factsOfCard(card)).filter((facts) => facts.type === 'clan');

/** BR-50, BRC-12. */
export const upgradePrice = ({ cost }: UpgradeFacts, upgrades: Upgrades): number =>
  Math.max(0, cost - clanCards(upgrades).reduce((sum, { discount = 0 }) => sum + discount, 0));

/** The bonus with which a Quest of the clan may fight, 0 if it may not (BRC-25). */
export const questBonusWith = (upgrades: Upgrades): number =>
  Math.max(0, ...clanCards(upgrades).map(({ questBonus = 0 }) => questBonus));

/** Rage for invading with a monster (BR-54). */
export const invadeCostOf = ({ invadeCost, str }: MonsterFacts): number => invadeCost ?? str;
