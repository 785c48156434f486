/** Which battle the page shows: the one under way, one that has just ended until it is dismissed, or one reopened from the log. */
import { standingIn, type SagaView, type Standing } from '../../../../games/blood-rage/facts/index.ts';
import type { News } from '../../../../protocol/client.ts';
import type { TableDoc } from '../../../../protocol/table.ts';
import { eventsIn } from '../../../board/scene.svelte.ts';
import type { Performer, Update } from '../../../live/update-queue.ts';
import { motionScale } from '../../../shared/settings.svelte.ts';
import type { Scene } from '../scene.svelte.ts';
import { battlesOf, shownIn, storyAt, type BattleStory, type ShownCard } from './battle-story.ts';
import { Declining } from './declining.svelte.ts';
import { earlierStanding } from './earlier-standing.ts';
import { lanesOf, type Lane } from './lanes.ts';
import type { SagaEvent } from '../saga-event.ts';
import { afterJoining } from './standing.ts';

/** In milliseconds: a card turns over, then it can be read. */
const TURNS = 350;
const READ = 1100;
/** Times are multiplied by this while other updates wait. */
const HURRY = 0.5;

export type ShownMode = 'live' | 'result' | 'again';

export interface ShownBattle {
  readonly story: BattleStory;
  readonly mode: ShownMode;
}

/** A card that turns over before the page goes on. */
export interface TurningCard extends ShownCard {
  readonly seat: number;
}

export class BattleModel implements Performer {
  /** Cards that are turning over, while the rest of the page still shows what was before. */
  turning: readonly TurningCard[] = $state.raw([]);
  /** The list of every step is open. */
  isTelling = $state(false);
  /** An unopposed pillage that the strip tells. */
  unopposed: BattleStory | null = $state.raw(null);
  /** Declines for the rest of the call. */
  readonly declining: Declining;
  readonly stories = $derived.by(() => battlesOf(this.scene.table.lines));
  private readonly scene: Scene;
  /** Ids of battles that have ended and are not dismissed, the oldest first. */
  private results: readonly number[] = $state.raw([]);
  private reopened: number | null = $state(null);
  /** The battle under way that the reader has left for the board. */
  private left: number | null = $state(null);
  /** Ids of pillages that were over when the page was opened, or whose end was shown. */
  private readonly over = new Set<number>();
  /** By the id of the story: the figures with which its battle began. */
  private standings: ReadonlyMap<number, Standing> = $state.raw(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake: (() => void) | null = null;

  /** Called while a component is set up. */
  constructor(scene: Scene) {
    this.scene = scene;
    this.declining = new Declining(scene, () => this.call?.id ?? null);
    this.noteOver(scene.view);
    this.noteStanding(null, [], scene.view);
  }

  /** The pillage under way; null if there is none. */
  get current(): BattleStory | null {
    return this.currentIn(this.scene.view);
  }

  /** The pillage under way while figures may still join it. */
  get call(): BattleStory | null {
    const { current } = this;
    return current?.stage === 'call' ? current : null;
  }

  get shown(): ShownBattle | null {
    const again = this.storyOf(this.reopened);
    if (again !== null) return { story: again, mode: 'again' };
    const ended = this.storyOf(this.results[0] ?? null);
    if (ended !== null) return { story: ended, mode: 'result' };
    const { live } = this;
    return live === null || live.id === this.left ? null : { story: live, mode: 'live' };
  }

  /** The battle under way, which the reader has left for the board. */
  get hidden(): BattleStory | null {
    const { live } = this;
    return live !== null && live.id === this.left && this.shown === null ? live : null;
  }

  private get live(): BattleStory | null {
    const { current } = this;
    return current !== null && current.fighters.length > 0 ? current : null;
  }

  lanes({ story, mode }: ShownBattle): readonly Lane[] {
    const { view, table } = this.scene;
    const standing = this.standings.get(story.id);
    if (mode === 'live') return lanesOf(story, view, standing ?? null);
    return lanesOf(story, null, standing ?? earlierStanding(table.lines, story, view.clans.length));
  }

  /** Leaves what is shown: a result or an old battle for good, the battle under way until it is opened again. */
  readonly dismiss = (): void => {
    this.isTelling = false;
    if (this.reopened !== null) this.reopened = null;
    else if (this.results.length > 0) this.results = this.results.slice(1);
    else this.left = this.live?.id ?? null;
  };

  /** Back to the battle under way. */
  readonly comeBack = (): void => void (this.left = null);

  /** Shows the battle that this line of the log is about, if any. */
  open(line: number): void {
    const story = storyAt(this.stories, line);
    if (story === null || story.fighters.length === 0) return;
    this.isTelling = false;
    if (story.id === this.live?.id) this.left = null;
    else this.reopened = story.id;
  }

  /** A listener of the table: called when an update is shown, with or without motion. */
  readonly onShown = (news: News, before: TableDoc | null, after: TableDoc): void => {
    // The server sends it untyped; a game's table opens the scene of that game only.
    const view = after.game?.view as SagaView | undefined;
    if (view === undefined) return;
    if (news.anew) {
      this.results = [];
      this.reopened = null;
      this.noteOver(view);
    }
    this.noteStanding((before?.game?.view ?? null) as SagaView | null, eventsIn<SagaEvent>(news), view);
    this.noteEnds(view);
    // What happened in the Age before is in the log.
    if (view.phase === 'gods-gifts') this.unopposed = null;
  };

  reveal({ news }: Update, before: TableDoc | null, waiting: number): Promise<void> | null {
    const scale = motionScale() * (waiting > 0 ? HURRY : 1);
    if (scale === 0 || before === null || news.anew || document.hidden || this.shown?.mode !== 'live') return null;
    const turning = eventsIn<SagaEvent>(news).flatMap((event): TurningCard[] =>
      event.type === 'revealed' || event.type === 'lateCard' ? [{ seat: event.seat, ...shownIn(event) }] : [],
    );
    if (turning.length === 0) return null;
    this.turning = turning;
    return new Promise((resolve) => {
      this.wake = resolve;
      this.timer = setTimeout(resolve, (TURNS + READ) * scale);
    });
  }

  move(): null {
    this.turning = [];
    return null;
  }

  skip(): void {
    clearTimeout(this.timer);
    this.turning = [];
    this.wake?.();
    this.wake = null;
  }

  private storyOf(id: number | null): BattleStory | null {
    return id === null ? null : (this.stories.find((story) => story.id === id) ?? null);
  }

  private currentIn({ pillage }: SagaView): BattleStory | null {
    if (pillage === null) return null;
    const { seat, province } = pillage;
    return this.stories.findLast((story) => story.seat === seat && story.province === province) ?? null;
  }

  private noteOver(view: SagaView): void {
    const current = this.currentIn(view);
    for (const { id } of this.stories) if (id !== current?.id) this.over.add(id);
  }

  /** Figures are noted until the first card is shown: later some may have died. */
  private noteStanding(before: SagaView | null, events: readonly SagaEvent[], after: SagaView): void {
    const current = this.currentIn(after);
    if (current !== null && (current.stage === 'call' || current.stage === 'cards') && current.fighters.length === 0) {
      this.keepStanding(current, standingIn(after.clans, current.province));
      return;
    }
    const begun = this.stories.at(-1);
    if (begun === undefined || this.over.has(begun.id)) return;
    const isNew = events.some(({ type }) => type === 'battleBegan') || !this.standings.has(begun.id);
    if (isNew) this.keepStanding(begun, standingIn(afterJoining((before ?? after).clans, events), begun.province));
  }

  private keepStanding({ id }: BattleStory, standing: Standing): void {
    this.standings = new Map([...this.standings, [id, standing]]);
  }

  private noteEnds(view: SagaView): void {
    const current = this.currentIn(view);
    for (const story of this.stories) {
      if (story.id === current?.id || this.over.has(story.id)) continue;
      this.over.add(story.id);
      if (story.isUnopposed) this.unopposed = story;
      // The battle that the reader has left for the board is not forced upon them when it ends.
      else if (story.result !== null && (story.id !== this.left || this.isMine(story))) this.addResult(story);
    }
  }

  /** A result of my own stays before what comes after it; of the others the last is enough. */
  private addResult(story: BattleStory): void {
    const kept = this.results.filter((id) => {
      const earlier = this.storyOf(id);
      return earlier !== null && this.isMine(earlier);
    });
    this.results = [...kept, story.id];
    this.unopposed = null;
  }

  private isMine({ fighters }: BattleStory): boolean {
    return this.scene.me !== null && fighters.includes(this.scene.me);
  }
}
