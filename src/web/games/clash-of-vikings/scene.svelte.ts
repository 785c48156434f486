/** The table as this game's page looks at it: the view with its type, who sits where, and what is pointed at. */
import type { ActionId, AskId, CardId, SpaceId, VikingId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { SeatView, VikingsView } from '../../../games/clash-of-vikings/view.ts';
import type { ShownGame, TableDoc } from '../../../protocol/table.ts';
import type { TableModel } from '../../live/table-model.svelte.ts';
import type { SpokenText } from '../../board/game-ui.ts';
import { say, vikingName } from './words.ts';

/** An option of any question, as the page may read it; each has one field. */
export interface Option {
  readonly space?: SpaceId;
  readonly take?: number;
  readonly card?: CardId | 'none';
  readonly action?: ActionId;
  readonly call?: boolean;
  readonly to?: SpaceId | 'stay';
  /** A seat, or -1 for nobody. */
  readonly victim?: number;
  readonly drop?: SpaceId;
  readonly done?: true;
}

export class Scene {
  readonly table: TableModel;
  private readonly textNow: () => SpokenText;
  /** The action that is picked but not yet said. */
  picked: ActionId | null = $state(null);
  /** The space under the pointer or in focus, on the arena or in a list. */
  pointed: SpaceId | null = $state(null);

  constructor(table: TableModel, text: () => SpokenText) {
    this.table = table;
    this.textNow = text;
  }

  get text(): SpokenText {
    return this.textNow();
  }

  get doc(): TableDoc {
    return this.table.doc!;
  }

  get game(): ShownGame {
    return this.doc.game!;
  }

  get view(): VikingsView {
    return this.game.view as VikingsView;
  }

  /** My seat; null for who only watches. */
  get me(): number | null {
    return this.doc.you.seat;
  }

  get mine(): SeatView | null {
    return this.me === null ? null : this.view.seats[this.me]!;
  }

  /** The question put to me and not yet answered. */
  get ask(): AskId | null {
    return this.table.isMyTurn ? (this.game.choice!.ask as AskId) : null;
  }

  get options(): readonly Option[] {
    return (this.game.choice?.options ?? []) as readonly Option[];
  }

  get others(): readonly number[] {
    const { seats } = this.view;
    const from = this.me ?? -1;
    const count = this.me === null ? seats.length : seats.length - 1;
    return Array.from({ length: count }, (_, index) => (from + 1 + index) % seats.length);
  }

  viking(seat: number): VikingId {
    return this.view.seats[seat]!.viking;
  }

  name(seat: number): string {
    const given = this.doc.table.seats[seat]?.name ?? '';
    return given === '' ? this.text.seat(seat) : given;
  }

  /** Name, or "You". */
  called(seat: number): string {
    return seat === this.me ? say('you') : this.name(seat);
  }

  colourAndBeast(seat: number): string {
    return vikingName(this.viking(seat));
  }

  /** Rivals of the seat with a bracelet: they may call (CV-20). */
  callersOf(seat: number): readonly number[] {
    const { seats } = this.view;
    return seats.flatMap(({ bracelets }, rival) => (rival !== seat && bracelets.length > 0 ? [rival] : []));
  }

  isAsked(seat: number): boolean {
    return this.game.asked.some((asked) => asked.seat === seat);
  }

  answer(option: Option): void {
    void this.table.answer(option);
  }

  /** Where the button is the last word: no "Done" after it. */
  decide(option: Option): void {
    void this.table.decide(option);
  }

  undo(): void {
    void this.table.command({ t: 'undo', question: this.game.question });
  }

  takeBack(): void {
    void this.table.command({ t: 'takeBack', question: this.game.question });
  }
}
