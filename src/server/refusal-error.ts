import { refusal, type Params, type Refusal } from '../kernel/index.ts';

/** A request that cannot be carried out, with the reason that the client is told. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly refusal: Refusal;
  constructor(why: string, params?: Params) {
    super(why);
    this.refusal = refusal(why, params);
  }
}
