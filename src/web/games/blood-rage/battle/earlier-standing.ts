/** Who stood in a battle of which the page saw only the log: found by following the figures through its events. */
import {
  fjordOf,
  placeCode,
  placeName,
  standingIn,
  totalOf,
  YGGDRASIL,
  type CardId,
  type FigureId,
  type ProvinceId,
  type SagaView,
  type SpotId,
  type Standing,
} from '../../../../games/blood-rage/facts/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import type { BattleStory } from './battle-story.ts';
import type { SagaEvent } from '../saga-event.ts';

/** The figures of one clan on the board, and its upgrades. */
class ClanPieces {
  private readonly figures: { readonly figure: FigureId; place: SpotId }[] = [];
  private upgrades: readonly CardId[] = [];

  enter(figure: FigureId, place: SpotId): void {
    this.figures.push({ figure, place });
  }

  move(figure: FigureId, from: SpotId | null, to: SpotId): void {
    const moved = this.figures[this.find(figure, from)];
    if (moved !== undefined) moved.place = to;
  }

  leave(figure: FigureId, from: SpotId | null): void {
    const at = this.find(figure, from);
    if (at !== -1) this.figures.splice(at, 1);
  }

  upgrade(card: CardId, over: CardId | null): void {
    this.upgrades = [...this.upgrades.filter((each) => each !== over), card];
  }

  /** A ship dies in the fjord of the province where the others die. Where the place is not told, any will do. */
  private find(figure: FigureId, place: SpotId | null): number {
    const fjord = place === null || placeCode(place) === YGGDRASIL ? null : placeName(fjordOf(placeCode(place)));
    const wanted = [(at: SpotId) => at === place, (at: SpotId) => at === fjord, () => true];
    const found = wanted.map((isThere) =>
      this.figures.findIndex((each) => each.figure === figure && isThere(each.place)),
    );
    return found.find((at) => at !== -1) ?? -1;
  }

  get seen(): Pick<SagaView['clans'][number], 'figures' | 'upgrades'> {
    return {
      figures: this.figures.map(({ figure, place }) => ({ figure, place, count: 1 })),
      // The Age on an upgrade's back is of no matter to its strength.
      upgrades: this.upgrades.map((card) => ({ card, age: 1 })),
    };
  }
}

/** Follows one event. `danger` is where figures were about to die. */
function follow(clans: readonly ClanPieces[], event: SagaEvent, danger: ProvinceId | null): void {
  switch (event.type) {
    case 'invaded':
      return clans[event.seat]!.enter(event.figure, event.place);
    case 'marched':
    case 'joined':
    case 'leaderStepped':
      return clans[event.seat]!.move(event.figure, event.from, event.to);
    case 'fled':
      return clans[event.seat]!.move(event.figure, danger, event.province);
    case 'destroyed':
      return event.figures.forEach((figure) => clans[event.seat]!.leave(figure, event.place));
    case 'monsterLeft':
      return clans[event.seat]!.leave(event.figure, null);
    case 'upgraded':
      return clans[event.seat]!.upgrade(event.card, event.over);
    default:
  }
}

function dangerIn(event: SagaEvent): ProvinceId | null {
  switch (event.type) {
    case 'pillageDeclared':
    case 'ragnarokStruck':
    case 'ragnarokInstead':
    case 'monsterStruck':
      return event.province;
    default:
      return null;
  }
}

/**
 * Null for clans where the figures found do not make the strength that the log tells: its beginning may be missing, or the game began in
 * the middle.
 */
export function earlierStanding(
  lines: readonly HeardLine[],
  story: BattleStory,
  seats: number,
): readonly (Standing[number] | null)[] {
  const clans = Array.from({ length: seats }, () => new ClanPieces());
  const standingNow = (): Standing =>
    standingIn(
      clans.map(({ seen }) => seen),
      story.province,
    );
  let danger: ProvinceId | null = null;
  let began: Standing | null = null;
  for (const line of lines) {
    if (!('event' in line) || line.withdrawn) continue;
    // Lines come from the server untyped; a table's log holds events of its own game.
    const event = line.event as SagaEvent;
    if (line.no > story.id && event.type === 'battleBegan') began ??= standingNow();
    // Some may die before strength is compared.
    if (began !== null && event.type === 'strength') break;
    danger = dangerIn(event) ?? danger;
    follow(clans, event, danger);
  }
  const compared = standingNow();
  return (began ?? []).map((there, seat) =>
    story.clans.get(seat)?.sum?.figures === totalOf(compared[seat]!) ? there : null,
  );
}
