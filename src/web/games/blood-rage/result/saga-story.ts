/** How the Glory of a whole game came about, from its log: by source and Age, over time, the turning points, the records. */
import {
  SOURCES,
  type CardId,
  type FigureId,
  type ProvinceId,
  type SourceId,
} from '../../../../games/blood-rage/facts/index.ts';
import type { SagaText } from '../../../../games/blood-rage/text/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';

export type SagaEvent = Parameters<SagaText['event']>[0];

/** An Age, or the legends at the end. */
export type Part = 1 | 2 | 3 | 'end';
export const PARTS: readonly Part[] = [1, 2, 3, 'end'];

export interface ClanStory {
  readonly bySource: { readonly [source in SourceId]: number };
  readonly byPart: { readonly [part in Part]: number };
  readonly total: number;
  readonly fallen: number;
  readonly pillages: number;
  /** Pillages of its own that failed. */
  readonly pillagesLost: number;
  readonly battlesWon: number;
}

/** Glory of all clans after a change; `at` counts the events of the game. */
export interface Moment {
  readonly at: number;
  readonly part: Part;
  readonly glory: readonly number[];
}

/** The largest gain of a part that brought a clan to the lead, or else the largest gain. */
export interface TurningPoint {
  readonly part: Part;
  readonly at: number;
  readonly seat: number;
  readonly glory: number;
  readonly source: SourceId;
  readonly why: CardId | FigureId | null;
  readonly province: ProvinceId | null;
  /** Places before and after, from 1. */
  readonly from: number;
  readonly to: number;
}

export interface Records {
  readonly bloodiest: { readonly province: ProvinceId; readonly age: number; readonly dead: number } | null;
  /** The card that brought most Glory. */
  readonly bestCard: { readonly seat: number; readonly card: CardId | FigureId; readonly glory: number } | null;
  readonly betrayed: { readonly seat: number; readonly lost: number; readonly of: number } | null;
  readonly deadliest: { readonly seat: number; readonly fallen: number; readonly glory: number } | null;
}

export interface SagaStory {
  readonly clans: readonly ClanStory[];
  readonly moments: readonly Moment[];
  /** Where the Ages end, in `at`. */
  readonly ageEnds: readonly number[];
  readonly length: number;
  readonly battles: number;
  readonly turningPoints: readonly TurningPoint[];
  readonly records: Records;
}

interface Gain {
  readonly seat: number;
  glory: number;
  readonly source: SourceId;
  readonly why: CardId | FigureId | null;
  readonly province: ProvinceId | null;
}

type Mutable<T> = {
  -readonly [key in keyof T]: T[key] extends object ? { -readonly [k in keyof T[key]]: T[key][k] } : T[key];
};

const noGlory = (): Mutable<ClanStory> => ({
  bySource: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<SourceId, number>,
  byPart: { 1: 0, 2: 0, 3: 0, end: 0 },
  total: 0,
  fallen: 0,
  pillages: 0,
  pillagesLost: 0,
  battlesWon: 0,
});

const placeOf = (glory: readonly number[], seat: number): number =>
  1 + glory.filter((other) => other > glory[seat]!).length;

const best = <X>(items: readonly X[], value: (item: X) => number): X | null => {
  const [first, ...rest] = items.filter((item) => value(item) > 0);
  return first === undefined ? null : rest.reduce((top, item) => (value(item) > value(top) ? item : top), first);
};

class Teller {
  private readonly clans: Mutable<ClanStory>[];
  private readonly moments: Moment[] = [];
  private readonly ageEnds: number[] = [];
  private readonly gains: (TurningPoint & { readonly leads: boolean })[] = [];
  private readonly byCard = new Map<string, { seat: number; card: CardId | FigureId; glory: number }>();
  private readonly deaths: { province: ProvinceId; age: number; dead: number }[] = [];
  private part: Part = 1;
  private at = 0;
  private pillager = 0;
  private province: ProvinceId | null = null;
  private battles = 0;

  constructor(seats: number) {
    this.clans = Array.from({ length: seats }, noGlory);
    this.note();
  }

  tell(event: SagaEvent): void {
    this.at++;
    switch (event.type) {
      case 'ageStarts':
        if (event.age > 1) this.ageEnds.push(this.at);
        this.part = event.age as Part;
        return;
      case 'pillageDeclared':
        this.pillager = event.seat;
        this.province = event.province;
        this.clans[event.seat]!.pillages++;
        return;
      case 'pillageFailed':
        this.clans[this.pillager]!.pillagesLost++;
        return;
      case 'battleBegan':
        this.battles++;
        this.province = event.province;
        this.deaths.push({ province: event.province, age: Number(this.part), dead: 0 });
        return;
      case 'battleWon':
        this.clans[event.seat]!.battlesWon++;
        return;
      case 'ragnarokStruck':
        this.province = event.province;
        return;
      case 'destroyed':
        return this.dies(event.seat, event.figures.length, event.cause);
      case 'gloryGained':
        return this.gain({ ...event, province: this.placeFor(event.source) });
      case 'gloryStolen':
        this.gain({ seat: event.victim, glory: -event.glory, source: 'card', why: event.card, province: null });
        return this.gain({ seat: event.seat, glory: event.glory, source: 'card', why: event.card, province: null });
      case 'legendary':
        // Its Glory is told by the event that follows.
        if (this.part !== 'end') this.ageEnds.push(this.at);
        this.part = 'end';
        return;
      default:
        return;
    }
  }

  get story(): SagaStory {
    const { clans, moments, ageEnds, battles } = this;
    const dead = best(this.deaths, (death) => death.dead);
    const seats = clans.map((clan, seat) => ({ ...clan, seat }));
    const betrayed = best(seats, ({ pillagesLost }) => pillagesLost);
    const deadliest = best(seats, ({ fallen }) => fallen);
    return {
      clans,
      moments,
      ageEnds,
      length: this.at,
      battles,
      turningPoints: PARTS.flatMap((part) => this.turningPoint(part) ?? []),
      records: {
        bloodiest: dead,
        bestCard: best([...this.byCard.values()], ({ glory }) => glory),
        betrayed: betrayed && { seat: betrayed.seat, lost: betrayed.pillagesLost, of: betrayed.pillages },
        deadliest: deadliest && {
          seat: deadliest.seat,
          fallen: deadliest.fallen,
          glory: deadliest.bySource.ragnarok,
        },
      },
    };
  }

  private placeFor(source: SourceId): ProvinceId | null {
    return source === 'battle' || source === 'pillage' || source === 'ragnarok' ? this.province : null;
  }

  private dies(seat: number, figures: number, cause: string): void {
    this.clans[seat]!.fallen += figures;
    const battle = this.deaths.at(-1);
    if (cause === 'battle' && battle !== undefined) battle.dead += figures;
  }

  private gain({ seat, glory, source, why, province }: Gain): void {
    const clan = this.clans[seat]!;
    const before = this.clans.map(({ total }) => total);
    clan.bySource[source] += glory;
    clan.byPart[this.part] += glory;
    clan.total += glory;
    const after = this.clans.map(({ total }) => total);
    const [from, to] = [placeOf(before, seat), placeOf(after, seat)];
    this.gains.push({
      part: this.part,
      at: this.at,
      seat,
      glory,
      source,
      why,
      province,
      from,
      to,
      leads: to === 1 && from > 1,
    });
    if (source === 'card' && why !== null) {
      const key = `${seat} ${why}`;
      const sum = this.byCard.get(key) ?? { seat, card: why, glory: 0 };
      sum.glory += glory;
      this.byCard.set(key, sum);
    }
    this.note();
  }

  private turningPoint(part: Part): TurningPoint | null {
    const gains = this.gains.filter((gain) => gain.part === part);
    const leading = gains.filter(({ leads }) => leads);
    return best(leading.length > 0 ? leading : gains, ({ glory }) => glory);
  }

  private note(): void {
    this.moments.push({ at: this.at, part: this.part, glory: this.clans.map(({ total }) => total) });
  }
}

export function sagaStory(lines: readonly HeardLine[], seats: number): SagaStory {
  const teller = new Teller(seats);
  for (const line of lines) if ('event' in line && !line.withdrawn) teller.tell(line.event as SagaEvent);
  return teller.story;
}
