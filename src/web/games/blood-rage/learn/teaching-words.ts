/** What the page teaches of Blood Rage, in one language. Drawings are put to it in index.ts. */
import type { GuideWords, Tile } from '../../../board/teaching.ts';

type Said = Pick<Tile, 'title' | 'text'>;

export interface TeachingWords {
  readonly goal: Said;
  readonly age: {
    readonly heading: string;
    readonly note: string;
    readonly gifts: Said;
    readonly act: Said;
    readonly doom: Said;
  };
  readonly actions: {
    readonly heading: string;
    readonly note: string;
    readonly figures: Said;
    readonly cards: Said;
    readonly pillage: Said;
  };
  readonly battle: {
    readonly heading: string;
    readonly note: string;
    readonly win: Said;
    readonly lose: Said;
    readonly tie: Said;
  };
  readonly wins: { readonly heading: string; readonly text: string; readonly sources: readonly string[] };
  readonly mistakes: { readonly heading: string; readonly safe: Said; readonly rage: Said; readonly stats: Said };
  readonly questions: readonly string[];
  readonly guide: GuideWords;
}
