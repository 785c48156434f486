/** The lines of the table's story received so far. */
import type { Line } from '../table.ts';

/** A line of the story, and whether an undo withdrew it. */
export type HeardLine = Line & { readonly withdrawn: boolean };

/** The new lines of a message, and the numbers of lines that it newly withdraws. */
export interface News {
  /** The story was sent from the beginning, after a restart or a change of seat: it replaces all earlier lines. */
  readonly anew: boolean;
  readonly lines: readonly HeardLine[];
  readonly withdrawn: readonly number[];
}

/** What a message tells of the story. */
interface Told {
  readonly lines: readonly Line[];
  readonly withdrawn: readonly number[];
  /** Earlier lines are dropped. */
  readonly anew: boolean;
}

export class HeardStory {
  /** In order, each number once. */
  #lines: readonly HeardLine[] = [];
  /** May hold numbers of lines that have not come yet: a welcome has both. */
  readonly #withdrawn = new Set<number>();

  get lines(): readonly HeardLine[] {
    return this.#lines;
  }

  /** Lines are numbered from 1, so that 0 is none. */
  get lastLine(): number {
    return this.#lines.at(-1)?.no ?? 0;
  }

  hear({ lines: told, withdrawn, anew }: Told): News {
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
    // New lines nearly always follow the old ones; sorting a sorted list is cheap.
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
