/** What a board needs of a table: the typed view, the seats, the open question, and the place under the pointer. */
import type { OptionOf } from '../../kernel/types.ts';
import type { News, Wish } from '../../protocol/client.ts';
import type { TableDoc } from '../../protocol/table.ts';
import type { SpokenText } from '../../text/index.ts';
import type { TableModel } from '../live/table-model.svelte.ts';
import type { AnyAsks, AskOf, BoardGame } from './asks.ts';
import type { SeatBadge } from './game-ui.ts';
import { say } from './words.ts';

/** A game's scene extends this with getters for its own view. `Asks` are the questions of its rules (`facts/asks.ts`). */
export abstract class BoardScene<View = unknown, Asks extends AnyAsks = AnyAsks, Place extends string = string> {
  /** Never set: components infer the game's questions from its type. */
  declare readonly asks?: Asks;
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

  get text(): SpokenText<AskOf<Asks>> {
    return this.textNow();
  }

  get doc(): TableDoc {
    return this.table.doc!;
  }

  /** The server sends it untyped; a game's table opens the scene of that game only. */
  get game(): BoardGame<View, AskOf<Asks>, OptionOf<Asks>> {
    return this.doc.game as BoardGame<View, AskOf<Asks>, OptionOf<Asks>>;
  }

  get view(): View {
    return this.game.view;
  }

  get isOver(): boolean {
    return this.game.result !== null;
  }

  /** My seat; null for a spectator. */
  get me(): number | null {
    return this.doc.you.seat;
  }

  /** The name of the question put to me and not yet answered. */
  get ask(): AskOf<Asks> | null {
    return this.table.isMyTurn ? this.game.choice!.ask : null;
  }

  /** Options of the question put to me, also while my answer to it is sealed. */
  get options(): readonly OptionOf<Asks>[] {
    return this.game.choice?.options ?? [];
  }

  /** The same if it is this question, typed; none while another is open. */
  optionsOf<Ask extends AskOf<Asks>>(ask: Ask): readonly Asks[Ask]['option'][] {
    return this.game.choice?.ask === ask ? this.options : [];
  }

  /** My sealed answer, while others have not answered yet; null if there is none. */
  get sealed(): readonly OptionOf<Asks>[] | null {
    return this.game.sealed?.map((pick) => this.options[pick]!) ?? null;
  }

  /** The same if it is my answer to this question. */
  sealedOf<Ask extends AskOf<Asks>>(ask: Ask): readonly Asks[Ask]['option'][] | null {
    return this.game.choice?.ask === ask ? this.sealed : null;
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
  nameOrYou(seat: number): string {
    return seat === this.me ? say('you') : this.name(seat);
  }

  /** A person holds the seat and no page of theirs is open. */
  isAway(seat: number): boolean {
    const holder = this.doc.table.seats[seat];
    if (holder?.holder !== 'person' || holder.standIn) return false;
    return holder.member === null || !this.table.present.includes(holder.member);
  }

  isAsked(seat: number): boolean {
    return this.game.asked.some((asked) => asked.seat === seat);
  }

  isOffered(wish: OptionOf<Asks>): boolean {
    return this.table.isOffered(wish);
  }

  /** A wish that is not offered is not sent: its why-not is shown. */
  answer(wish: OptionOf<Asks>): void {
    void this.table.answer(wish);
  }

  /** Answers one question after the other, and confirms the "Done" that follows, if any. */
  decide(...wishes: readonly OptionOf<Asks>[]): void {
    void this.table.decide(...wishes);
  }

  /** Answers several questions in a row; wishes that are not offered when their turn comes are left out. */
  async answerInTurn(wishes: readonly OptionOf<Asks>[]): Promise<void> {
    for (const wish of wishes) if (this.isOffered(wish)) await this.table.answer(wish);
  }

  /** Shows why a wish may not be chosen. */
  async explain(wish: OptionOf<Asks>): Promise<void> {
    this.table.refusal = await this.table.whyNot(wish as Wish);
  }

  undo(): void {
    void this.table.command({ t: 'undo', question: this.game.question });
  }

  takeBack(): void {
    void this.table.command({ t: 'takeBack', question: this.game.question });
  }
}

/** A table without a connection, for reading a document once. */
export const staticTable = (doc: TableDoc): TableModel =>
  ({ doc, game: doc.game, isMyTurn: false }) as unknown as TableModel;

/** The events that came with a change of the table. */
export const eventsIn = <Event>({ lines }: News): readonly Event[] =>
  lines.flatMap((line) => ('event' in line ? [line.event as Event] : []));
