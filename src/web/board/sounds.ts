/** A few short, quiet sounds, synthesised from noise and sine waves: no files. */
import { settings } from '../shared/settings.svelte.ts';

const LOUDNESS = 0.16;
/** After one of these a page may be heard. */
const GESTURES = ['pointerup', 'keyup'] as const;
let context: AudioContext | null = null;

/** It takes a slow machine a tenth of a second: after the first click or key, when nothing else is to be done, not with the first sound. */
function prepare(): void {
  const make = (): void => void (context ??= new AudioContext());
  const whenIdle = (): void => {
    if (!settings.sound) return;
    for (const kind of GESTURES) removeEventListener(kind, whenIdle);
    if ('requestIdleCallback' in window) requestIdleCallback(make);
    else setTimeout(make, 500);
  };
  for (const kind of GESTURES) addEventListener(kind, whenIdle);
}

/** Browsers allow sound only after a click or a key. Sounds before that are dropped, not played late. */
function awake(): AudioContext | null {
  if (!settings.sound || document.hidden || context === null) return null;
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

/** Loud at once, then fading. */
function fading(audio: AudioContext, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain();
  const now = audio.currentTime;
  gain.gain.setValueAtTime(loudness * LOUDNESS, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** What a sound is made with; in hertz and seconds. */
export interface Voice {
  tone(hertz: number, seconds: number, loudness: number, to?: number, after?: number): void;
  rustle(kind: BiquadFilterType, hertz: number, seconds: number, loudness: number): void;
}

const voiceOf = (audio: AudioContext): Voice => ({
  tone(hertz, seconds, loudness, to = hertz, after = 0) {
    const wave = audio.createOscillator();
    const start = audio.currentTime + after;
    wave.frequency.setValueAtTime(hertz, start);
    wave.frequency.exponentialRampToValueAtTime(to, start + seconds);
    wave.connect(fading(audio, loudness, after + seconds));
    wave.start(start);
    wave.stop(start + seconds);
  },
  rustle(kind, hertz, seconds, loudness) {
    const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = hertz;
    source.connect(filter).connect(fading(audio, loudness, seconds));
    source.start();
  },
});

export type Sounds<Name extends string> = Readonly<Record<Name, (voice: Voice) => void>>;

/** Plays one of a game's sounds, if sound is wanted and allowed now. */
export function player<Name extends string>(sounds: Sounds<Name>): (name: Name) => void {
  prepare();
  return (name) => {
    const audio = awake();
    if (audio !== null) sounds[name](voiceOf(audio));
  };
}
