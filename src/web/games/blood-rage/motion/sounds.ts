import { player, type Sounds } from '../../../board/sounds.ts';
import type { Sound } from './items.ts';

const SOUNDS: Sounds<Sound> = {
  step: ({ rustle }) => rustle('lowpass', 300, 0.1, 1.5),
  splash: ({ rustle }) => rustle('lowpass', 800, 0.4, 0.9),
  fall({ tone, rustle }) {
    tone(130, 0.3, 0.8, 55);
    rustle('lowpass', 220, 0.25, 1.1);
  },
  card: ({ rustle }) => rustle('bandpass', 2600, 0.12, 0.7),
  turn: ({ rustle }) => rustle('bandpass', 1200, 0.1, 1),
  glory({ tone }) {
    tone(784, 0.25, 0.35);
    tone(1175, 0.4, 0.28, 1175, 0.08);
  },
  rage: ({ rustle }) => rustle('highpass', 1800, 0.22, 0.45),
  raise({ tone }) {
    tone(440, 0.18, 0.4);
    tone(554, 0.18, 0.4, 554, 0.08);
    tone(659, 0.3, 0.4, 659, 0.16);
  },
  horn({ tone }) {
    tone(146, 0.7, 0.8, 150);
    tone(220, 0.7, 0.4, 224);
  },
  clash({ tone, rustle }) {
    rustle('highpass', 3000, 0.25, 0.9);
    tone(620, 0.3, 0.4, 480);
  },
  doom({ tone, rustle }) {
    tone(70, 1.1, 1.6, 32);
    rustle('lowpass', 140, 1, 1.6);
  },
  won({ tone }) {
    for (const [step, hertz] of [392, 494, 587, 784].entries()) tone(hertz, 0.5, 0.4, hertz, step * 0.12);
  },
};

export const play = player(SOUNDS);
