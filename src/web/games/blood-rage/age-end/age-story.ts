/** The end of an Age, from its events: Quests, Ragnarök, Valhalla, with numbers for each clan. */
import type { CardId, FigureId, ProvinceId, StatId } from '../../../../games/blood-rage/facts/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import type { SagaEvent } from '../result/saga-story.ts';

export interface ToldQuest {
  readonly card: CardId;
  /** On the back of the card. */
  readonly age: number;
  readonly isDone: boolean;
  /** Glory in all, with what a card adds. */
  readonly glory: number;
  readonly stat: StatId | null;
}

export interface ClanEnd {
  readonly quests: readonly ToldQuest[];
  readonly ragnarok: { readonly figures: readonly FigureId[]; readonly glory: number };
  readonly valhalla: { readonly figures: readonly FigureId[]; readonly glory: number };
}

export interface AgeEnd {
  readonly age: number;
  /** The land that fell; null where nothing did. */
  readonly fell: ProvinceId | null;
  /** What drew Ragnarök there in place of the doomed land. */
  readonly drawnBy: FigureId | null;
  readonly clans: readonly ClanEnd[];
}

type Step = 'none' | 'quest' | 'ragnarok' | 'release';

interface Draft {
  quests: { card: CardId; age: number; isDone: boolean; glory: number; stat: StatId | null }[];
  ragnarok: { figures: FigureId[]; glory: number };
  valhalla: { figures: FigureId[]; glory: number };
}

class AgeTeller {
  readonly ends: AgeEnd[] = [];
  private readonly seats: number;
  private clans: Draft[];
  private step: Step = 'none';
  private age = 1;
  private fell: ProvinceId | null = null;
  private drawnBy: FigureId | null = null;

  constructor(seats: number) {
    this.seats = seats;
    this.clans = this.fresh();
  }

  tell(event: SagaEvent): void {
    switch (event.type) {
      case 'phaseStarts':
        this.step =
          event.phase === 'quest' || event.phase === 'ragnarok'
            ? event.phase
            : event.phase === 'release-valhalla'
              ? 'release'
              : 'none';
        if (this.step === 'quest') this.clans = this.fresh();
        return;
      case 'ageStarts':
        if (event.age > 1) this.finish();
        this.age = event.age;
        return;
      case 'legendary':
      case 'won':
        if (this.step !== 'none') this.finish();
        return;
      case 'questDone':
      case 'questFailed':
        this.clans[event.seat]!.quests.push({
          card: event.card,
          // Older logs do not have it; nearly all Quests are of the Age that ends.
          age: event.age ?? this.age,
          isDone: event.type === 'questDone',
          glory: 0,
          stat: null,
        });
        return;
      case 'statRaised': {
        const quest = this.clans[event.seat]!.quests.at(-1);
        if (this.step === 'quest' && quest?.isDone) quest.stat = event.stat;
        return;
      }
      case 'ragnarokStruck':
        this.fell = event.province;
        return;
      case 'ragnarokInstead':
        this.drawnBy = event.figure;
        return;
      case 'destroyed':
        if (this.step === 'ragnarok') this.clans[event.seat]!.ragnarok.figures.push(...event.figures);
        return;
      case 'released':
        this.clans[event.seat]!.valhalla.figures.push(...event.figures);
        return;
      case 'gloryGained':
        return this.gain(event.seat, event.glory);
      default:
        return;
    }
  }

  private gain(seat: number, glory: number): void {
    const clan = this.clans[seat]!;
    const quest = clan.quests.at(-1);
    if (this.step === 'quest' && quest !== undefined) quest.glory += glory;
    else if (this.step === 'ragnarok') clan.ragnarok.glory += glory;
    else if (this.step === 'release') clan.valhalla.glory += glory;
  }

  private finish(): void {
    const { age, fell, drawnBy, clans } = this;
    this.ends.push({ age, fell, drawnBy, clans });
    this.step = 'none';
    this.fell = this.drawnBy = null;
    this.clans = this.fresh();
  }

  private fresh(): Draft[] {
    return Array.from({ length: this.seats }, () => ({
      quests: [],
      ragnarok: { figures: [], glory: 0 },
      valhalla: { figures: [], glory: 0 },
    }));
  }
}

/** The Ages that have ended, in order. */
export function ageEnds(lines: readonly HeardLine[], seats: number): readonly AgeEnd[] {
  const teller = new AgeTeller(seats);
  for (const line of lines) if ('event' in line && !line.withdrawn) teller.tell(line.event as SagaEvent);
  return teller.ends;
}

export const questGlory = ({ quests }: ClanEnd): number => quests.reduce((sum, { glory }) => sum + glory, 0);
