/** A table as a board looks at it: the view with its type, who sits where, the open question, and what is pointed at. */
import type { News, Wish } from '../../protocol/client.ts';
import type { ShownGame, TableDoc } from '../../protocol/table.ts';
import type { TableModel } from '../live/table-model.svelte.ts';
import type { SeatBadge, SpokenText } from './game-ui.ts';
import { say } from './words.ts';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> =
  Union extends Readonly<Record<Key, unknown>> ? Union[Key & keyof Union] : never;

/** An option of any question: whichever fields its kind has. */
export type AnyOption<Union> = { readonly [Key in KeysOf<Union>]?: ValueOf<Union, Key> };

/** A game's scene extends this with what it asks of its own view again and again. */
export abstract class BoardScene<View = unknown, Option = unknown, Place extends string = string> {
  readonly table: TableModel;
  /** The place under the pointer or in focus, on the board or in a list. */
  pointed: Place | null = $state(null);
  private readonly textNow: () => SpokenText;

  constructor(table: TableModel, text: () => SpokenText) {
    this.table = table;
    this.textNow = text;
  }

  /** Sigil and colour of a seat. */
  abstract readonly Badge: SeatBadge;

  get text(): SpokenText {
    return this.textNow();
  }

  get doc(): TableDoc {
    return this.table.doc!;
  }

  get game(): ShownGame {
    return this.doc.game!;
  }

  get view(): View {
    return this.game.view as View;
  }

  get isOver(): boolean {
    return this.game.result !== null;
  }

  /** My seat; null for who only watches. */
  get me(): number | null {
    return this.doc.you.seat;
  }

  /** The name of the question put to me and not yet answered. */
  get ask(): string | null {
    return this.table.isMyTurn ? this.game.choice!.ask : null;
  }

  /** Of the question put to me, also while my answer to it is sealed. */
  get options(): readonly AnyOption<Option>[] {
    return (this.game.choice?.options ?? []) as readonly AnyOption<Option>[];
  }

  /** What I have answered while others still think; null where nothing is sealed. */
  get sealed(): readonly AnyOption<Option>[] | null {
    return this.game.sealed?.map((pick) => this.options[pick]!) ?? null;
  }

  /** All seats, mine first. */
  get seats(): readonly number[] {
    const { length } = this.doc.table.seats;
    return Array.from({ length }, (_, index) => ((this.me ?? 0) + index) % length);
  }

  /** All seats but mine, in the order of turns from me. */
  get others(): readonly number[] {
    return this.seats.filter((seat) => seat !== this.me);
  }

  name(seat: number): string {
    const given = this.doc.table.seats[seat]?.name ?? '';
    return given === '' ? this.text.seat(seat) : given;
  }

  /** Name, or "You". */
  called(seat: number): string {
    return seat === this.me ? say('you') : this.name(seat);
  }

  isAsked(seat: number): boolean {
    return this.game.asked.some((asked) => asked.seat === seat);
  }

  isOffered(wish: AnyOption<Option>): boolean {
    return this.table.isOffered(wish);
  }

  /** A wish that is not offered is not sent: its why-not is shown. */
  answer(wish: AnyOption<Option>): void {
    void this.table.answer(wish);
  }

  /** Where the button is the last word: no "Done" after it. */
  decide(wish: AnyOption<Option>): void {
    void this.table.decide(wish);
  }

  /** One answer after the other, as long as the next question offers the next wish. */
  async answerInTurn(wishes: readonly AnyOption<Option>[]): Promise<void> {
    for (const wish of wishes) if (this.isOffered(wish)) await this.table.answer(wish);
  }

  /** Shows why a wish may not be chosen. */
  async explain(wish: AnyOption<Option>): Promise<void> {
    this.table.refusal = await this.table.whyNot(wish as Wish);
  }

  undo(): void {
    void this.table.command({ t: 'undo', question: this.game.question });
  }

  takeBack(): void {
    void this.table.command({ t: 'takeBack', question: this.game.question });
  }
}

/** A document that does not change needs no connection to be looked at. */
export const stillTable = (doc: TableDoc): TableModel =>
  ({ doc, game: doc.game, isMyTurn: false }) as unknown as TableModel;

/** The events that came with a change of the table. */
export const eventsIn = <Event>({ lines }: News): readonly Event[] =>
  lines.flatMap((line) => ('event' in line ? [line.event as Event] : []));
