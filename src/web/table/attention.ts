/** Announces my turn: title and icon of the tab, a sound, a notification. */
import { settings } from '../shared/settings.svelte.ts';

interface TurnShown {
  readonly isMine: boolean;
  /** Of the game. */
  readonly title: string;
  /** What a tab says while it is my turn. */
  readonly words: string;
}

export function showTurn({ isMine, title, words }: TurnShown): void {
  document.title = isMine ? `● ${words} · ${title}` : `${title} · Meadhall`;
  const icon = document.getElementById('icon');
  const href = isMine ? '/mark-turn.svg' : '/mark.svg';
  if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href);
}

let audio: AudioContext | null = null;

/** Two soft notes. Browsers allow sound after the first click; before it this is silent. */
export function ring(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') return void audio.resume();
  const { currentTime: now, destination } = audio;
  for (const [index, pitch] of [392, 523].entries()) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const at = now + index * 0.12;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.06, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.35);
    tone.connect(gain).connect(destination);
    tone.start(at);
    tone.stop(at + 0.4);
  }
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const shown = new Notification(title, { body, icon: '/mark.svg', tag: 'meadhall-turn' });
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
}
