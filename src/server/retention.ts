/** How time is counted for removing old tables. */
import { DAY } from './store/store.ts';

/** Days in a row without any change at any table that still count; further ones do not. */
const MOST_SILENT_DAYS = 7;

/**
 * The time that does not count towards the age of tables, in milliseconds: long silences, in which the server was off or which a clock
 * that is far ahead makes up. So a wrong clock removes nothing at the start, and neither does the first start after a year.
 * `days`: on which the tables that are still there were last changed, rising.
 */
export function uncountedTime(days: readonly number[], now: number): number {
  const today = Math.floor(now / DAY);
  const past = [...days.filter((day) => day < today), today];
  const silent = past.slice(1).map((day, index) => day - past[index]!);
  return silent.reduce((sum, gap) => sum + Math.max(0, gap - MOST_SILENT_DAYS), 0) * DAY;
}
