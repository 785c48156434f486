/** What the guide says about the question that is open now: the turn of a practice game, the goal, and the lesson of the question. */
import type { SpokenText } from '../../text/index.ts';
import type { Guidance, Lesson, PracticeAdvice } from '../board/teaching.ts';
import type { TableModel } from '../live/table-model.svelte.ts';
import { screen } from '../board/screen.svelte.ts';
import type { LucideIcon } from '../shared/icon-names.ts';
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

interface Fold {
  readonly topic: string;
  /** Of the question that was open. */
  readonly question: number;
  readonly is: boolean;
}

export class LessonNow {
  private readonly table: TableModel;
  private readonly text: () => SpokenText;
  private readonly guidance: () => Guidance;
  /** The lesson whose question is open; it is given when another question follows. */
  private open: string | null = null;
  /** By hand, for what was said then; null: by itself. */
  private folded = $state.raw<Fold | null>(null);
  /** The tab that was pressed, for the lesson it was pressed at. */
  private pressed = $state.raw<{ readonly title: string; readonly kind: Kind } | null>(null);

  constructor(table: TableModel, text: () => SpokenText, guidance: () => Guidance) {
    this.table = table;
    this.text = text;
    this.guidance = guidance;
  }

  private get words(): Guidance {
    return this.guidance();
  }

  private get game(): string {
    return this.table.doc!.table.game;
  }

  /** Of the question put to me, also while my answer to it is sealed. */
  private get lesson(): Lesson | null {
    const { game } = this.table;
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

  /** The advice for this moment of a practice game; null where there is none. */
  private readonly practice = $derived.by((): PracticeAdvice | null => {
    const { game, doc, lines } = this.table;
    if (!doc!.table.practice || game === null || game.result !== null || doc!.you.seat === null) return null;
    const text = this.text();
    const parts = lines.filter((line) => 'event' in line && text.part(line.event) !== null && !line.withdrawn);
    const moment = { part: parts.length, ask: game.choice?.ask ?? null, view: game.view, seat: doc!.you.seat };
    const id = this.words.practiceAt?.(moment) ?? null;
    return this.words.practice.find((advice) => advice.id === id) ?? null;
  });

  /** Nothing was taught yet. */
  private get isFirst(): boolean {
    return !this.words.lessons.some((each) => this.isGiven(each) || this.isKnown(each));
  }

  /** What it speaks about now. */
  private get topic(): string {
    if (this.practice !== null) return `practice/${this.practice.id}`;
    return this.isFirst ? 'first' : (this.lesson?.id ?? '');
  }

  /** Run as an effect. A lesson is given when its question has been answered; the same question then finds it folded. */
  remember(): void {
    const now = this.lesson?.id ?? null;
    if (this.open !== null && this.open !== now) guideMemory.give(this.game, this.open);
    this.open = now;
  }

  private get question(): number {
    return this.table.game?.question ?? 0;
  }

  /** What was chosen by hand. Where there is little room, unfolding it holds for one question. */
  private get byHand(): Fold | null {
    const { folded } = this;
    if (folded?.topic !== this.topic) return null;
    return !folded.is && screen.isNarrow && folded.question !== this.question ? null : folded;
  }

  /** Unfolded by hand: it may then take room from the question. */
  get isWanted(): boolean {
    return this.byHand?.is === false;
  }

  /** Where there is little room it unfolds by itself only for what somebody must know first: the goal, and advice in a practice game. */
  get isFolded(): boolean {
    const { byHand, lesson, practice } = this;
    if (byHand !== null) return byHand.is;
    if (practice !== null) return false;
    if (screen.isNarrow) return !this.isFirst;
    return lesson !== null && this.isGiven(lesson);
  }

  /** There is a lesson that was not given yet. */
  get hasNews(): boolean {
    return this.isFolded && this.shown !== null && !this.isGiven(this.shown);
  }

  fold(): void {
    this.folded = { topic: this.topic, question: this.question, is: true };
  }

  unfold(): void {
    this.folded = { topic: this.topic, question: this.question, is: false };
  }

  /** The lesson is shown unless it is known. */
  get shown(): Lesson | null {
    return this.lesson !== null && !this.isKnown(this.lesson) ? this.lesson : null;
  }

  know(): void {
    if (this.shown !== null) guideMemory.know(this.game, this.shown.id);
  }

  get title(): string {
    return this.practice?.title ?? this.shown?.title ?? say('howToPlay');
  }

  get isSilent(): boolean {
    return this.lesson !== null && this.shown === null && this.practice === null;
  }

  readonly said = $derived.by((): readonly Paragraph[] => {
    const { practice, shown, words } = this;
    const all: Paragraph[] = [];
    if (practice !== null) {
      const { part: n, title, text } = practice;
      const most = Math.max(...words.practice.map(({ part }) => part ?? 0));
      const long = n === null ? title : say('turnOfPractice', { n, most, title });
      all.push({ kind: 'turn', icon: 'play', short: say(n === null ? 'endShort' : 'nowShort'), long, text });
    }
    // The goal, until something was taught, and while nothing is asked.
    if (this.isFirst || (shown === null && practice === null)) {
      const { goal } = words;
      all.push({ kind: 'goal', icon: 'crown', short: say('goal'), long: goal.title, text: goal.text });
    }
    if (shown !== null) {
      all.push(
        { kind: 'what', icon: 'book-open', short: say('what'), long: say('what'), text: shown.what },
        { kind: 'may', icon: 'check', short: say('may'), long: say('may'), text: shown.may },
        { kind: 'think', icon: 'lightbulb', short: say('think'), long: say('think'), text: shown.think },
      );
    }
    return all;
  });

  /** The last word of a practice game is said. */
  get isEndOfPractice(): boolean {
    return this.practice?.part === null;
  }

  get kind(): Kind | undefined {
    return this.pressed?.title === this.title ? this.pressed.kind : this.said[0]?.kind;
  }

  press(kind: Kind): void {
    this.pressed = { title: this.title, kind };
  }
}
