/** The lines of the table's story received so far: its end at first, then earlier parts. */
import type { Line } from '../table.ts';

/** A line of the story, and whether an undo withdrew it. */
export type HeardLine = Line & { readonly withdrawn: boolean };

/** The new lines of a message, and the numbers of lines that it newly withdraws. */
export interface News {
  /** The story was sent anew, after a restart or a change of seat: it replaces all earlier lines. */
  readonly anew: boolean;
  readonly lines: readonly HeardLine[];
  readonly withdrawn: readonly number[];
}

export class HeardStory {
  /** In order, each number once. */
  #lines: readonly HeardLine[] = [];
  /** May hold numbers of lines that have not come yet. */
  readonly #withdrawn = new Set<number>();
  #since = 0;

  get lines(): readonly HeardLine[] {
    return this.#lines;
  }

  /** Lines are numbered from 1, so that 0 is none. */
  get lastLine(): number {
    return this.#lines.at(-1)?.no ?? 0;
  }

  /** The lines up to this number are missing; 0 if the story is complete. */
  get since(): number {
    return this.#since;
  }

  /** The story as it is sent anew, from the line after number `since` on. Earlier lines are dropped. */
  hearAnew(told: readonly Line[], withdrawn: readonly number[], since: number): News {
    this.#lines = [];
    this.#withdrawn.clear();
    this.#since = since;
    return { ...this.hear(told, withdrawn), anew: true };
  }

  /** The lines after number `since`, up to those that were missing. */
  hearEarlier(told: readonly Line[], withdrawn: readonly number[], since: number): void {
    this.hear(told, withdrawn);
    this.#since = since;
  }

  hear(told: readonly Line[], withdrawn: readonly number[]): News {
    const fresh = new Set(withdrawn.filter((no) => !this.#withdrawn.has(no)));
    for (const no of fresh) this.#withdrawn.add(no);
    let lines = this.#lines;
    if (lines.some(({ no }) => fresh.has(no)))
      lines = lines.map((line) => (fresh.has(line.no) ? { ...line, withdrawn: true } : line));
    const heard = this.#unheard(told);
    // New lines follow the old ones, or come before them all; sorting is cheap then.
    if (heard.length > 0) lines = [...lines, ...heard].sort((a, b) => a.no - b.no);
    this.#lines = lines;
    return { anew: false, lines: heard, withdrawn: [...fresh] };
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
