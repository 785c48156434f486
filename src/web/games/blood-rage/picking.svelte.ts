/** Which cards I have chosen and not yet confirmed, by their places in the packet or the hand. */
export class Picking {
  private readonly question: () => number;
  private made: { readonly question: number; readonly places: readonly number[] } = $state.raw({
    question: -1,
    places: [],
  });

  /** `question` is the number of the open question: a choice never outlives it. */
  constructor(question: () => number) {
    this.question = question;
  }

  get places(): readonly number[] {
    return this.made.question === this.question() ? this.made.places : [];
  }

  has(place: number): boolean {
    return this.places.includes(place);
  }

  /** Chooses, or takes the choice back. Of too many the oldest goes. */
  toggle(place: number, most: number): void {
    const rest = this.places.filter((each) => each !== place);
    this.set(this.has(place) ? rest : [...rest, place].slice(-most));
  }

  set(places: readonly number[]): void {
    this.made = { question: this.question(), places };
  }
}
