/** Several people at one table, each with a browser. */
import type { Visitor } from './browser.ts';
import { answerByPointer } from './pointer.ts';

const isOver = ({ mirror }: Visitor): boolean => (mirror.game?.result ?? null) !== null;

/** Answers for the player who is asked, so many times or until the game is over. */
export async function playTogether(visitors: readonly Visitor[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given += 1) {
    if (visitors.some(isOver)) return;
    await answerByPointer(await whoIsAsked(visitors));
  }
}

/** Waits until one of them must answer; that one. */
export async function whoIsAsked(visitors: readonly Visitor[]): Promise<Visitor> {
  await Promise.any(visitors.map(({ mirror }) => mirror.until('a question to somebody', () => mirror.isAsked)));
  return visitors.find(({ mirror }) => mirror.isAsked)!;
}
