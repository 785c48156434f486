/** The person's preferences, stored in the browser. The server is told only whether a "Done" is wanted. */
import { isLanguage, type Language } from '../../text/languages.ts';

export const THEMES = ['system', 'night', 'day'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
type Theme = (typeof THEMES)[number];
type Speed = (typeof SPEEDS)[number];
type TextSize = (typeof TEXT_SIZES)[number];

interface Settings {
  language: Language;
  theme: Theme;
  animation: Speed;
  sound: boolean;
  notify: boolean;
  textSize: TextSize;
  /** A "Done" before handing over. */
  confirms: boolean;
  /** Empty before the first game. */
  lastGame: string;
}

const KEY = 'meadhall.settings';
const SCALES: { readonly [S in TextSize]: string } = { normal: '1', large: '1.15', largest: '1.3' };

const spoken = (): Language => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return wanted ?? 'en';
};

function read(): Settings {
  const defaults: Settings = {
    language: spoken(),
    theme: 'system',
    animation: 'normal',
    sound: true,
    notify: false,
    textSize: 'normal',
    confirms: true,
    lastGame: '',
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const merged = { ...defaults, ...(kept as Partial<Settings>) };
    return isLanguage(merged.language) ? merged : defaults;
  } catch {
    // Storage is blocked, or holds something that is not JSON.
    return defaults;
  }
}

export const settings: Settings = $state(read());

/** Stores every change, and applies settings that concern the whole page. Called once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Storage is blocked: the change lasts until the page is closed.
      }
    });
    $effect(() => {
      const { documentElement: root } = document;
      root.lang = settings.language;
      if (settings.theme === 'system') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      if (settings.animation === 'off') root.dataset['motion'] = 'none';
      else delete root.dataset['motion'];
      root.style.setProperty('--text-scale', SCALES[settings.textSize]);
    });
  });
}

/** How much longer or shorter motions take; 0: none. */
export const motionScale = (): number => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[settings.animation];
};
