/** In milliseconds, between the first attempts and between all later ones. */
const PAUSES = [500, 2_000] as const;
const LATER = 10_000;

interface Clock {
  wait(ms: number): Promise<void>;
}

/**
 * Loads a part of the page, again and again until it comes. `failing(true)` is called when the first attempts have failed, `failing(false)`
 * when a later one succeeds.
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  failing: (isFailing: boolean) => void,
  { wait }: Clock,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const part = await load();
      if (attempt > PAUSES.length) failing(false);
      return part;
    } catch {
      if (attempt === PAUSES.length) failing(true);
      await wait(PAUSES[attempt] ?? LATER);
    }
  }
}
