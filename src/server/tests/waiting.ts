/** Promises that resolve when a condition holds; `look` checks the conditions again. */
export class Waiting {
  private readonly looks = new Set<() => void>();

  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.looks.delete(look);
        resolve();
      };
      this.looks.add(look);
    });
  }

  look(): void {
    for (const look of this.looks) look();
  }
}
