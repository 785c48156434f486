/**
 * How long those who answer at a table take when they have a choice. A forced answer waits for a time drawn from these, so that its pause
 * does not tell that there was nothing to choose.
 */
interface AnswerTime {
  readonly ask: string;
  readonly milliseconds: number;
}

/** As many as are remembered of each. */
const MOST = 200;
/** With fewer, a draw would repeat single answers. */
const ENOUGH = 8;
/** Nobody waits longer than this for an answer that is known already; slower answers are not remembered. */
export const LONGEST_PAUSE = 60_000;
/** Added to a draw, or taken from it, so that pauses are not those of before; in milliseconds. */
const JITTER = 300;

export class AnswerTimes {
  private readonly byPlayer = new Map<string, AnswerTime[]>();

  note(player: string, ask: string, milliseconds: number): void {
    if (milliseconds > LONGEST_PAUSE) return;
    const times = this.byPlayer.get(player) ?? [];
    times.push({ ask, milliseconds });
    if (times.length > MOST) times.shift();
    this.byPlayer.set(player, times);
  }

  /**
   * A time that the first of these players took who has answered often enough: of questions like this one, or of any if these are too
   * few. Null if nobody has.
   */
  draw(players: readonly string[], ask: string, random: () => number): number | null {
    const times = players.map((player) => this.timesOf(player, ask)).find(({ length }) => length >= ENOUGH);
    if (times === undefined) return null;
    const { milliseconds } = times[Math.min(times.length - 1, Math.floor(random() * times.length))]!;
    // Less for short times, which are those of bots.
    return Math.round(milliseconds + Math.min(JITTER, milliseconds / 4 + 1) * (random() ** 2 - 1 / 3));
  }

  private timesOf(player: string, ask: string): readonly AnswerTime[] {
    const all = this.byPlayer.get(player) ?? [];
    const alike = all.filter((time) => time.ask === ask);
    return alike.length >= ENOUGH ? alike : all;
  }
}
