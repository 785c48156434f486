/** An expected failure of a command: one sentence for the user, and the exit status. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** 1: the command failed; 2: it could not be tried. */
  readonly exitCode: 1 | 2 = 1;
}
