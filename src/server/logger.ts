/** Structured logs, a JSON line each. What is logged is named field by field: no message, no cookie, no state. */
export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof LEVELS)[number];
export type Facts = { readonly [name: string]: string | number | boolean | null };

export interface Logger {
  info(what: string, facts?: Facts): void;
  warn(what: string, facts?: Facts): void;
  error(what: string, facts?: Facts): void;
  debug(what: string, facts?: Facts): void;
}

export function logger(level: Level, write: (line: string) => void, now: () => number = Date.now): Logger {
  const least = LEVELS.indexOf(level);
  const at =
    (own: Level) =>
    (what: string, facts: Facts = {}) => {
      if (LEVELS.indexOf(own) < least) return;
      write(`${JSON.stringify({ at: new Date(now()).toISOString(), level: own, what, ...facts })}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error'), debug: at('debug') };
}

/** Of an error that may quote a record or a state: its name alone. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** What an error may say in a log: its name and message, never its surroundings. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'a thrown value that is not an Error';
