/** What an attack found: figures for the note, and faults, of which there must be none. */
export interface AttackReport {
  readonly counts: { readonly [figure: string]: number };
  readonly faults: readonly string[];
}
