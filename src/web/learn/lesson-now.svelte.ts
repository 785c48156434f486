/** What the guide says about the question that is open now: the turn of a practice game, the goal, and the lesson of the question. */
import type { SpokenText } from '../../text/index.ts';
import type { GuideTexts, Lesson, Teaching } from '../board/teaching.ts';
import type { TableModel } from '../live/table-model.svelte.ts';
import type { LucideIcon } from '../shared/icon-names.ts';
import { settings } from '../shared/settings.svelte.ts';
import { guideMemory } from './guide-memory.svelte.ts';
import { say } from './words.ts';

type Kind = 'turn' | 'goal' | 'what' | 'may' | 'think';
interface Paragraph {
  readonly kind: Kind;
  readonly icon: LucideIcon;
  /** On a tab, and as a heading where there is room for all. */
  readonly short: string;
  readonly long: string;
  readonly text: string;
}

export class LessonNow {
  private readonly table: () => TableModel;
  private readonly text: () => SpokenText;
  private readonly teaching: () => Teaching;
  /** The lesson whose question is open; it is given when another question follows. */
  private open: string | null = null;
  /** By hand; null: as the lesson was given or not. */
  private folded = $state.raw<{ readonly lesson: string | null; readonly is: boolean } | null>(null);
  /** The tab that was pressed, for the lesson it was pressed at. */
  private pressed = $state.raw<{ readonly title: string; readonly kind: Kind } | null>(null);
  private readonly words: GuideTexts = $derived.by(() => this.teaching().guide(settings.language));
  /** Where there is little room the guide begins folded. */
  private readonly isLow = matchMedia('(max-height: 480px)').matches;

  constructor(table: () => TableModel, text: () => SpokenText, teaching: () => Teaching) {
    this.table = table;
    this.text = text;
    this.teaching = teaching;
  }

  private get game(): string {
    return this.table().doc!.table.game;
  }

  /** Of the question put to me, also while my answer to it is sealed. */
  private get lesson(): Lesson | null {
    const { game } = this.table();
    const ask = game?.result === null ? (game.choice?.ask ?? null) : null;
    return this.words.lessons.find(({ asks }) => ask !== null && asks.includes(ask)) ?? null;
  }

  get number(): number {
    return this.lesson === null ? 0 : this.words.lessons.indexOf(this.lesson) + 1;
  }

  get most(): number {
    return this.words.lessons.length;
  }

  private readonly isKnown = ({ id }: Lesson): boolean => guideMemory.isKnown(this.game, id);
  private readonly isGiven = ({ id }: Lesson): boolean => guideMemory.isGiven(this.game, id);

  /** The part of a practice game that is under way; null after those that were prepared. */
  private readonly practice = $derived.by(() => {
    const table = this.table();
    if (!table.doc!.table.practice || table.game?.result !== null) return null;
    const text = this.text();
    const parts = table.lines.filter((line) => 'event' in line && text.part(line.event) !== null && !line.withdrawn);
    const turn = this.words.practice[parts.length - 1];
    return turn === undefined ? null : { ...turn, n: parts.length };
  });

  /** Run as an effect. A lesson is given when its question has been answered; the same question then finds it folded. */
  remember(): void {
    const now = this.lesson?.id ?? null;
    if (this.open !== null && this.open !== now) guideMemory.give(this.game, this.open);
    this.open = now;
  }

  get isFolded(): boolean {
    const { lesson, folded } = this;
    if (folded !== null && folded.lesson === (lesson?.id ?? null)) return folded.is;
    return this.isLow || (lesson !== null && this.isGiven(lesson) && this.practice === null);
  }

  fold(): void {
    this.folded = { lesson: this.lesson?.id ?? null, is: true };
  }

  unfold(): void {
    this.folded = { lesson: this.lesson?.id ?? null, is: false };
  }

  /** The lesson is shown unless it is known. */
  get shown(): Lesson | null {
    return this.lesson !== null && !this.isKnown(this.lesson) ? this.lesson : null;
  }

  know(): void {
    if (this.shown !== null) guideMemory.know(this.game, this.shown.id);
  }

  get title(): string {
    return this.shown?.title ?? this.practice?.title ?? say('howToPlay');
  }

  get isSilent(): boolean {
    return this.lesson !== null && this.shown === null && this.practice === null;
  }

  readonly said = $derived.by((): readonly Paragraph[] => {
    const { practice, shown, words } = this;
    const all: Paragraph[] = [];
    if (practice !== null) {
      const long = `${say('turnOfPractice', { n: practice.n, most: words.practice.length })}: ${practice.title}`;
      all.push({ kind: 'turn', icon: 'play', short: say('turnShort', { n: practice.n }), long, text: practice.text });
    }
    // The goal, until something was taught, and while nothing is asked.
    const isFirst = !words.lessons.some((each) => this.isGiven(each) || this.isKnown(each));
    if (isFirst || (shown === null && practice === null)) {
      const { goal } = this.teaching().howToPlay(settings.language);
      all.push({ kind: 'goal', icon: 'crown', short: say('goal'), long: goal.title, text: goal.text });
    }
    if (shown !== null) {
      all.push(
        { kind: 'what', icon: 'book-open', short: say('whatShort'), long: say('what'), text: shown.what },
        { kind: 'may', icon: 'check', short: say('mayShort'), long: say('may'), text: shown.may },
        { kind: 'think', icon: 'lightbulb', short: say('thinkShort'), long: say('think'), text: shown.think },
      );
    }
    return all;
  });

  get kind(): Kind | undefined {
    return this.pressed?.title === this.title ? this.pressed.kind : this.said[0]?.kind;
  }

  press(kind: Kind): void {
    this.pressed = { title: this.title, kind };
  }
}
