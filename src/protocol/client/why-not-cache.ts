/** Caches the answers to why-nots of the open question, so that none is asked twice. */
import type { Refusal } from '../../kernel/types.ts';

type Answer = Promise<Refusal | null>;

/** More than a player looks at before answering. */
const MAX_KNOWN = 100;

export class WhyNotCache {
  /** By wish: answers, and answers to come. */
  readonly #known = new Map<string, Answer>();
  #question: number | null = null;

  /** The cached answer, or that of `ask`. Without an open question nothing is cached. */
  of(question: number | null, wish: string, ask: () => Answer): Answer {
    if (question !== this.#question) this.#known.clear();
    this.#question = question;
    const known = this.#known.get(wish);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    const answer = ask();
    if (question !== null) this.#known.set(wish, answer);
    return answer;
  }

  forget(): void {
    this.#known.clear();
  }
}
