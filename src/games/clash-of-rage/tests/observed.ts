/** What a unit type does in play, with or without equipment: read from the events and questions of fights and moves. */
import type { ClanId, UnitId } from '../facts/ids.ts';
import { CLAN_UNITS, CLANS, ELVES } from '../facts/ids.ts';
import { boardFor } from '../rules/table.ts';
import { BASTION, PLACES } from '../facts/places.ts';
import type { Described } from '../rules/position/described.ts';
import { goalsOf, opened, scene, told, type Scene } from './scenes.ts';

export interface Observed {
  readonly dice: number;
  readonly rerolls: number;
  readonly wounds: number;
  readonly rage: number;
  readonly shields: number;
  readonly life: number;
  readonly slow: number;
  /** The furthest territory that it reaches over open ground, and whether rock and enemies stop it. */
  readonly steps: number;
  readonly flies: boolean;
}

interface Worn {
  readonly weapon?: string;
  readonly armour?: string;
}

/** Many sure lives, no shields and no bonuses: Executors. */
const RIVALS = [0, 0, 3];

/** One unit of a clan in a fight on A4 with Executors, or with Bear Jarls if it is Bohorg's. */
function fight(clan: ClanId, type: number, worn: Worn, more: Partial<Described>): Scene {
  const rival: ClanId = clan === 'bohorg' ? 'godleif' : 'bohorg';
  const one = [0, 0, 0].with(type, 1);
  return scene({
    seats: 2,
    options: { clans: [clan, rival] },
    units: [{ A4: one }, { A4: RIVALS }],
    worn: [[{}, {}, {}].with(type, worn), []],
    ...more,
  });
}

export function observe(clan: ClanId, type: number, worn: Worn = {}): Observed {
  const struck = fight(clan, type, worn, { phase: 'fight', fight: { at: 'A4', step: 'choose' } });
  struck.answers(0, { assault: 'throw' });
  const { dice } = told(struck, 'thrown')[0]!;
  const rage = told(struck, 'raged')[0]?.count ?? 0;
  const rerolls = struck.view(0).fight?.rerolls ?? 0;
  const counted = fight(clan, type, worn, { phase: 'fight', fight: { at: 'A4', step: 'count', dice: 1, faces: 1 } });
  const hit = fight(clan, type, worn, {
    phase: 'fight',
    fight: { at: 'A4', step: 'count', striker: 'defender', dice: 9, faces: 9 },
  });
  return {
    dice,
    rerolls: struck.state.asked[0]!.ask === 'reroll' ? rerolls : 0,
    wounds: told(counted, 'wounded')[0]!.bonus,
    rage,
    shields: told(hit, 'wounded')[0]!.shields,
    life: lifeOf((wounds) =>
      fight(clan, type, worn, { phase: 'fight', fight: { at: 'A4', step: 'spread', striker: 'defender', wounds } }),
    ),
    slow: told(fight(clan, type, worn, { phase: 'fights' }), 'fightStarts')[0]!.slow[0],
    ...movement(clan, type, worn),
  };
}

/** The fewest wounds that remove a unit. */
function lifeOf(spread: (wounds: number) => Scene): number {
  let wounds = 1;
  while (told(spread(wounds), 'fell').length === 0) wounds++;
  return wounds;
}

function movement(clan: ClanId, type: number, worn: Worn): Pick<Observed, 'steps' | 'flies'> {
  const rest = CLANS.filter((other) => other !== clan);
  const one = [0, 0, 0].with(type, 1);
  const unit = CLAN_UNITS[CLANS.indexOf(clan)]![type]!;
  const marching = (from: string, elves: NonNullable<Described['elves']>): Scene =>
    scene({
      seats: 4,
      options: { clans: [clan, ...rest] },
      units: [{ [from]: one }, {}, {}, {}],
      worn: [[{}, {}, {}].with(type, worn), [], [], []],
      // Far from where it walks.
      bastions: [[0, 6], null, null, null],
      elves,
    }).answers(0, { act: 'move' });
  const open = marching('A3', {});
  const { hexes } = boardFor(open.table);
  const [q, r] = hexes[PLACES.indexOf('A3')]!;
  const distances = goalsOf(open, 0, unit, 'A3')
    .map((goal) => PLACES.indexOf(goal as (typeof PLACES)[number]))
    .filter((place) => place !== BASTION)
    .map((place) => {
      const [s, t] = hexes[place]!;
      return Math.max(Math.abs(s - q), Math.abs(t - r), Math.abs(s + t - q - r));
    });
  const walled = marching('A3', { A0: [1, 0, 0], A4: [1, 0, 0] });
  return { steps: Math.max(...distances), flies: goalsOf(walled, 0, unit, 'A3').includes('A2') };
}

/** What a card adds to a Basher: only what it changes. */
export function gains(item: string): Partial<Observed> & { readonly slot: string } {
  const plain = observe('bohorg', 0);
  const slot = slotOf(item);
  const equipped = observe('bohorg', 0, { [slot]: item });
  const changed = Object.entries(equipped).flatMap(([figure, value]) => {
    const before = plain[figure as keyof Observed];
    if (value === before) return [];
    return [[figure, typeof value === 'number' ? value - Number(before) : value] as const];
  });
  return { slot, ...Object.fromEntries(changed) };
}

/** The slot that the Equip action offers for the card. */
function slotOf(item: string): string {
  const at = scene({ seats: 2, aside: [[item], []] })
    .answers(0, { act: 'equip' })
    .answers(0, { card: item, on: 'aside' });
  return at.options(0).flatMap((option) => ('slot' in option ? [option.slot] : []))[0]!;
}

/** The price in the market, and how many there are. */
export function offer(item: string): { readonly price: number; readonly copies: number } {
  const at = scene({ seats: 2, market: [item] });
  const { hidden, open } = at.table;
  const code = hidden.kinds[open[0]!]!;
  return { price: at.view(0).market[0]!.price, copies: hidden.kinds.filter((kind) => kind === code).length };
}

/** Elves strike and are struck as defenders; the rerolls are those of the luckless of many throws. */
export function observeElves(elf: UnitId): Pick<
  Observed,
  'dice' | 'rerolls' | 'wounds' | 'shields' | 'life' | 'slow'
> & {
  readonly tokens: number;
} {
  const kind = (ELVES as readonly string[]).indexOf(elf);
  const elves = { A4: [0, 0, 0].with(kind, 1) };
  const at = (more: Partial<Described>, seed?: string): Scene =>
    scene({ seats: 2, units: [{ A4: RIVALS }, {}], elves, ...more }, seed);
  const strikes = Array.from({ length: 12 }, (_, number) =>
    at({ phase: 'fight', fight: { at: 'A4', step: 'choose', striker: 'defender' } }, `elf ${number}`),
  );
  const struck = at({ phase: 'fight', fight: { at: 'A4', step: 'count', dice: 9, faces: 9 } });
  return {
    dice: told(strikes[0]!, 'thrown')[0]!.dice,
    rerolls: Math.max(...strikes.map((strike) => told(strike, 'rerolled').length)),
    wounds: told(strikes[0]!, 'wounded')[0]!.bonus,
    shields: told(struck, 'wounded')[0]!.shields,
    life: lifeOf((wounds) => at({ phase: 'fight', fight: { at: 'A4', step: 'spread', wounds } })),
    slow: told(at({ phase: 'fights' }), 'fightStarts')[0]!.slow[1],
    tokens: scene({ seats: 2 }).view(0).bag[kind]!,
  };
}

/** The figures in the reserve of a clan at the start, by level. */
export const figuresOf = (clan: ClanId): readonly number[] =>
  opened(4, { clans: [clan, ...CLANS.filter((other) => other !== clan)] }).view(0).seats[0]!.reserve;
