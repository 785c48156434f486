/** The sentence of the log for each event. */
import type { Counted } from '../../../text/sentences.ts';
import type { RageEvent, Side, Troop } from '../facts/events.ts';
import { CLAN_UNITS, type ClanUnitId, type EndingId, type UnitId } from '../facts/ids.ts';
import { CLAN_CODES, type ClanId } from '../facts/pack/index.ts';
import type { LogLine } from './words.ts';

type EventOf<T extends RageEvent['type']> = Extract<RageEvent, { readonly type: T }>;

const one = (unit: UnitId): Counted<UnitId>[] => [{ n: 1, of: unit }];
const counted = (troops: readonly Troop[]): Counted<UnitId>[] =>
  troops.map(({ unit, count }) => ({ n: count, of: unit }));

/** Units of a clan by level; levels without a unit are left out. */
export function troopsByLevel(clan: ClanId, counts: readonly number[]): Counted<ClanUnitId>[] {
  const units = CLAN_UNITS[CLAN_CODES[clan]]!;
  return counts.flatMap((n, level) => (n > 0 ? [{ n, of: units[level]! }] : []));
}

/** The line of the log; null if other lines already say it. `clans` are those of the seats. */
export function lineOf(event: RageEvent, clans: readonly ClanId[]): LogLine | null {
  const of = (seat: number): ClanId => clans[seat]!;
  const sideOf = (side: Side): ClanId | 'elves' => (side === 'elves' ? side : of(side));
  switch (event.type) {
    case 'campaignStarts':
      return ['campaignStarts', { scenarios: event.scenarios }];
    case 'gameStarts':
      return beginning(event);
    case 'marketOpens':
      return ['marketOpens', { cards: event.items }];
    case 'roundStarts':
      return ['roundStarts', { n: event.round }];
    case 'cardPlayed': {
      const { card, order, gold } = event;
      const played = { clan: of(event.seat), card, order, gold };
      const troops = troopsByLevel(of(event.seat), event.units);
      return troops.length === 0 ? ['cardPlayedNoUnits', played] : ['cardPlayed', { ...played, troops }];
    }
    case 'turnOrder':
      return event.seats.length === 1 ? null : ['turnOrder', { clans: event.seats.map(of) }];
    case 'bastionPlaced':
      return ['bastionPlaced', { clan: of(event.seat), places: event.beside }];
    case 'income':
      return income(event, of(event.seat));
    case 'reinforced':
      return ['reinforced', { clan: of(event.seat), troops: one(event.unit), place: event.at }];
    case 'unitsMissing':
      return ['unitsMissing', { clan: of(event.seat), troops: counted([event]) }];
    case 'actionStarts':
      return [event.action === 1 ? 'firstAction' : 'secondAction', { clan: of(event.seat) }];
    case 'equips':
    case 'marches':
    case 'passed':
    case 'reshuffled':
      return [event.type, { clan: of(event.seat) }];
    case 'bought':
      return ['bought', { clan: of(event.seat), card: event.item, gold: event.price }];
    case 'marketFilled':
      return ['marketFilled', { cards: event.items }];
    case 'equipped': {
      const placed = { clan: of(event.seat), card: event.item, unit: event.unit };
      return event.swapped === null ? ['equipped', placed] : ['equippedSwapped', { ...placed, swapped: event.swapped }];
    }
    case 'putAside':
      return ['putAside', { clan: of(event.seat), card: event.item }];
    case 'forged': {
      const paid = { clan: of(event.seat), crystals: event.crystals };
      return event.items === null
        ? ['forged', { ...paid, n: event.count }]
        : ['forgedKnown', { ...paid, cards: event.items }];
    }
    case 'legendaryKept':
      return ['legendaryKept', { clan: of(event.seat), card: event.item }];
    case 'moved':
      return ['moved', { clan: of(event.seat), troops: counted([event]), from: event.from, to: event.to }];
    case 'fightStarts': {
      const [slow, other] = event.slow;
      const fight = { attacker: of(event.attacker), defender: sideOf(event.defender), place: event.at, slow, other };
      return [event.first === event.attacker ? 'fightAttackerFirst' : 'fightDefenderFirst', fight];
    }
    case 'fled':
      return ['fled', { clan: of(event.seat), troops: counted(event.troops), place: event.at }];
    case 'raged': {
      const { count: n, rage } = event;
      const side = sideOf(event.side);
      return side === 'elves' ? ['ragedElves', { n, rage }] : ['raged', { side, n, rage }];
    }
    case 'missed': {
      const { rage } = event;
      const side = sideOf(event.side);
      return side === 'elves' ? ['missedElves', { rage }] : ['missed', { side, rage }];
    }
    case 'thrown': {
      const { dice, wounds } = event;
      const side = sideOf(event.side);
      return side === 'elves' ? ['thrownElves', { dice, wounds }] : ['thrown', { side, dice, wounds }];
    }
    case 'rerolled': {
      const { dice, wounds } = event;
      const side = sideOf(event.side);
      return side === 'elves' ? ['rerolledElves', { dice, wounds }] : ['rerolled', { side, dice, wounds }];
    }
    case 'keptDice': {
      const side = sideOf(event.side);
      return side === 'elves' ? ['keptDiceElves'] : ['keptDice', { side }];
    }
    case 'wounded': {
      const { faces, bonus, rage, shields, wounds } = event;
      const sum = { faces, bonus, rage, wounds };
      return shields === 0 ? ['wounded', sum] : ['woundedShielded', { ...sum, shields }];
    }
    case 'fell': {
      const side = sideOf(event.side);
      const troops = counted(event.troops);
      return side === 'elves' ? ['fellElves', { troops }] : ['fell', { side, troops }];
    }
    case 'crystalsTaken':
      return ['crystalsTaken', { clan: of(event.seat), crystals: event.count }];
    case 'fightEnds': {
      const side = sideOf(event.winner);
      return side === 'elves' ? ['fightEndsElves', { place: event.at }] : ['fightEnds', { side, place: event.at }];
    }
    case 'stoneGave':
      return ['stoneGave', { clan: of(event.seat), troops: one(event.unit), place: event.at }];
    case 'elvesEquipped': {
      const { elf: unit, item: card, replaced } = event;
      return replaced === null ? ['elvesEquipped', { unit, card }] : ['elvesReplaced', { unit, card, replaced }];
    }
    case 'elvesRefused':
      return ['elvesRefused', { unit: event.elf, card: event.item, kept: event.kept }];
    case 'cardDrawn':
      // Everybody draws one at the end of every round.
      return event.card === null ? null : ['cardDrawnKnown', { clan: of(event.seat), card: event.card }];
    case 'dominated': {
      const { forges, cities, total, limit } = event;
      return ['dominated', { forges, cities, total, limit }];
    }
    case 'elfJoined':
      return ['elfJoined', { troops: one(event.elf), place: event.at }];
    case 'bannersHeld':
      return ['bannersHeld', { clan: of(event.seat), n: event.rounds }];
    case 'scored': {
      const { place, points, crystals, gold, elves } = event;
      const score = { clan: of(event.seat), place, points, crystals, gold };
      return elves === null ? ['scored', score] : ['scoredElves', { ...score, elves }];
    }
    case 'won':
      return victory(event, event.seats.map(of));
    case 'lost':
      return ['lost', { clan: of(event.seat) }];
    case 'campaignPoints':
      return ['campaignPoints', { clan: of(event.seat), n: event.points, total: event.total }];
  }
}

function beginning({ scenario, game }: EventOf<'gameStarts'>): LogLine {
  if (scenario === null) return ['gameStarts'];
  return game === null ? ['scenarioStarts', { scenario }] : ['campaignGameStarts', { n: game, scenario }];
}

function income({ gold, crystals }: EventOf<'income'>, clan: ClanId): LogLine {
  if (gold === 0) return crystals === 0 ? ['incomeNone', { clan }] : ['incomeCrystals', { clan, crystals }];
  return crystals === 0 ? ['incomeGold', { clan, gold }] : ['incomeBoth', { clan, gold, crystals }];
}

const VICTORIES = {
  points: 'wonPoints',
  forges: 'wonForges',
  elvesRemoved: 'wonElvesRemoved',
  mostElves: 'wonMostElves',
  held: 'wonHeld',
  mostPoints: 'wonMostPoints',
  roundLimit: 'wonRoundLimit',
  noElves: 'wonNoElves',
  campaign: 'wonCampaign',
} as const satisfies { readonly [ending in Exclude<EndingId, 'domination'>]: string };

function victory({ ending }: EventOf<'won'>, winners: readonly ClanId[]): LogLine {
  const [clan, ...others] = winners;
  if (others.length > 0) return [ending === 'campaign' ? 'wonCampaignShared' : 'wonShared', { clans: winners }];
  // Domination is the victory of the elves, which is told as a defeat.
  return [VICTORIES[ending as Exclude<EndingId, 'domination'>], { clan: clan! }];
}
