/** Words that are loaded in one language at a time: those of the games, which are long. */
import type { Language } from '../../text/languages.ts';
import { settings } from './settings.svelte.ts';

/** Files of which something was loaded: a change of language waits for them. */
const inUse = new Set<LanguageFiles<unknown, unknown>>();

export class LanguageFiles<En, Fr> {
  private readonly loaders: { readonly en: () => Promise<En>; readonly fr: () => Promise<Fr> };
  private readonly files: { en?: En; fr?: Fr } = {};

  constructor(loaders: { readonly en: () => Promise<En>; readonly fr: () => Promise<Fr> }) {
    this.loaders = loaders;
  }

  has(language: Language): boolean {
    return this.files[language] !== undefined;
  }

  async load(language: Language = settings.language): Promise<void> {
    inUse.add(this);
    if (this.has(language)) return;
    if (language === 'en') this.files.en = await this.loaders.en();
    else this.files.fr = await this.loaders.fr();
  }

  /** What needs these words, when it and they are there. */
  async with<T>(part: Promise<T>): Promise<T> {
    await Promise.all([part, this.load()]);
    return part;
  }

  /** Throws for a language that was not loaded. */
  in(language: Language): En | Fr {
    return language === 'en' ? this.english() : this.french();
  }

  /** One of the file's exports, by language. */
  part<K extends keyof En & keyof Fr>(name: K): { readonly en: () => En[K]; readonly fr: () => Fr[K] } {
    return { en: () => this.english()[name], fr: () => this.french()[name] };
  }

  private english(): En {
    return this.files.en ?? notLoaded('en');
  }

  private french(): Fr {
    return this.files.fr ?? notLoaded('fr');
  }
}

function notLoaded(language: Language): never {
  throw new Error(`the words in ${language} were not loaded`);
}

/** Files in use that lack this language. */
export const filesWithout = (language: Language): readonly LanguageFiles<unknown, unknown>[] =>
  [...inUse].filter((files) => !files.has(language));
