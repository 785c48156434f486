/** Several people at one table, each with a browser. */
import type { Visitor } from './browser.ts';
import { answerByPointer } from './pointer.ts';

const isOver = ({ heard }: Visitor): boolean => (heard.game?.result ?? null) !== null;

/** Whoever is asked answers, until so many answers are given or the game is over. */
export async function playTogether(visitors: readonly Visitor[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given += 1) {
    if (visitors.some(isOver)) return;
    await answerByPointer(await whoIsAsked(visitors));
  }
}

/** The first of them whose answer is awaited, now or soon. */
export async function whoIsAsked(visitors: readonly Visitor[]): Promise<Visitor> {
  await Promise.any(visitors.map(({ heard }) => heard.until('a question to somebody', () => heard.isAsked)));
  return visitors.find(({ heard }) => heard.isAsked)!;
}
