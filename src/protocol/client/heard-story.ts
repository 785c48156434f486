/** The story of the table as far as it was heard. */
import type { Line } from '../table.ts';

/** A line of the story, and whether an undo withdrew it. */
export type HeardLine = Line & { readonly withdrawn: boolean };

/** What came with a change of the table: lines not heard before, and numbers of lines not known before to be withdrawn. */
export interface News {
  /** The story is told from its beginning, by another server or to another seat: what was shown of it is to be forgotten. */
  readonly anew: boolean;
  readonly lines: readonly HeardLine[];
  readonly withdrawn: readonly number[];
}

export class HeardStory {
  /** In order, each number once. */
  #lines: readonly HeardLine[] = [];
  /** Also of lines still to come: a welcome withdraws and tells in one. */
  readonly #withdrawn = new Set<number>();

  get lines(): readonly HeardLine[] {
    return this.#lines;
  }

  /** Lines are numbered from 1, so that 0 is none. */
  get lastLine(): number {
    return this.#lines.at(-1)?.no ?? 0;
  }

  /** `anew`: what was heard before is forgotten. */
  hear(told: readonly Line[], withdrawn: readonly number[], anew: boolean): News {
    if (anew) {
      this.#lines = [];
      this.#withdrawn.clear();
    }
    const fresh = new Set(withdrawn.filter((no) => !this.#withdrawn.has(no)));
    for (const no of fresh) this.#withdrawn.add(no);
    let lines = this.#lines;
    if (lines.some(({ no }) => fresh.has(no)))
      lines = lines.map((line) => (fresh.has(line.no) ? { ...line, withdrawn: true } : line));
    const heard = this.#unheard(told);
    // Nearly always they follow on what was heard before; a sort leaves those alone.
    if (heard.length > 0) lines = [...lines, ...heard].sort((a, b) => a.no - b.no);
    this.#lines = lines;
    return { anew, lines: heard, withdrawn: [...fresh] };
  }

  #unheard(told: readonly Line[]): readonly HeardLine[] {
    if (told.length === 0) return [];
    const numbers = new Set(this.#lines.map(({ no }) => no));
    const unheard: HeardLine[] = [];
    for (const line of told) {
      if (numbers.has(line.no)) continue;
      numbers.add(line.no);
      unheard.push({ ...line, withdrawn: this.#withdrawn.has(line.no) });
    }
    return unheard.sort((a, b) => a.no - b.no);
  }
}
