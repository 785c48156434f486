/** Requests that await the server's answer, by id. */

/** The connection was given up before the answer came. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

interface Pending<T> {
  readonly text: string;
  readonly resolve: (answer: T) => void;
  readonly reject: (error: AbandonedError) => void;
}

export class PendingRequests<T> {
  readonly #pending = new Map<string, Pending<T>>();

  get count(): number {
    return this.#pending.size;
  }

  has(id: string): boolean {
    return this.#pending.has(id);
  }

  /** The texts, in the order of the requests. */
  texts(): string[] {
    return [...this.#pending.values()].map(({ text }) => text);
  }

  add(id: string, text: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { text, resolve, reject });
    });
  }

  /** Ignores an id that is unknown or was answered before. */
  answer(id: string, answer: T): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(answer);
  }

  abandon(): void {
    const abandoned = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of abandoned) reject(new AbandonedError('the connection was given up'));
  }
}
