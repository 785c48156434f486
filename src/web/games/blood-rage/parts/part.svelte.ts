import { loaded } from '../../../shared/loading/loading.svelte.ts';

/** A part of the table that is loaded when it is first needed, so that the first sight of a table comes sooner. */
export class Part<Contents> {
  /** Null until it has come. */
  contents: Contents | null = $state.raw(null);
  private readonly load: () => Promise<Contents>;
  private isAsked = false;

  constructor(load: () => Promise<Contents>) {
    this.load = load;
  }

  async need(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    this.contents = await loaded(this.load);
  }
}
