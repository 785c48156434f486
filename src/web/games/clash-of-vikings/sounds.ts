/** A few short, quiet sounds, made here from noise and sine waves: no files. */
import { settings } from '../../shared/settings.svelte.ts';

export type Sound = 'step' | 'card' | 'ring' | 'splash' | 'call' | 'true' | 'bluff';

const LOUDNESS = 0.16;
let context: AudioContext | null = null;

/** Browsers keep silent until something was pressed; then it is too late for what was missed. */
function awake(): AudioContext | null {
  if (!settings.sound || document.hidden || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
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

function tone(audio: AudioContext, hertz: number, seconds: number, loudness: number, to = hertz, after = 0): void {
  const wave = audio.createOscillator();
  const start = audio.currentTime + after;
  wave.frequency.setValueAtTime(hertz, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + seconds);
  wave.connect(fading(audio, loudness, after + seconds));
  wave.start(start);
  wave.stop(start + seconds);
}

function rustle(audio: AudioContext, kind: BiquadFilterType, hertz: number, seconds: number, loudness: number): void {
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
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  step: (audio) => rustle(audio, 'lowpass', 320, 0.09, 1.4),
  card: (audio) => rustle(audio, 'bandpass', 2600, 0.12, 0.7),
  ring(audio) {
    tone(audio, 1870, 0.35, 0.3);
    tone(audio, 2805, 0.25, 0.18);
  },
  splash: (audio) => rustle(audio, 'lowpass', 900, 0.4, 0.9),
  call: (audio) => tone(audio, 150, 0.22, 1.4, 60),
  true(audio) {
    tone(audio, 392, 0.3, 0.5);
    tone(audio, 587, 0.4, 0.4, 587, 0.09);
  },
  bluff(audio) {
    tone(audio, 330, 0.3, 0.5);
    tone(audio, 233, 0.45, 0.5, 220, 0.11);
  },
};

export function play(sound: Sound): void {
  const audio = awake();
  if (audio !== null) SOUNDS[sound](audio);
}
