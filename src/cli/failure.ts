/** What could not be done, in one sentence for whoever asked, and the status that the process ends with. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  /** 1: it was tried; 2: it made no sense to try. */
  readonly exitCode: 1 | 2 = 1;
}
