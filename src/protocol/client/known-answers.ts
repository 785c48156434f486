/** Why-nots that were asked already, of the open question: nobody asks twice about the same wish. */
import type { Refusal } from '../../kernel/types.ts';

type Answer = Promise<Refusal | null>;

/** As many as one looks at before answering. */
const MAX_KNOWN = 100;

export class KnownAnswers {
  /** By wish: answers, and answers to come. */
  readonly #known = new Map<string, Answer>();
  #question: number | null = null;

  /** What is known of the wish, or what is learnt now. Without an open question nothing is kept. */
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
