import { player, type Sounds } from '../../board/sounds.ts';

export type Sound = 'step' | 'card' | 'ring' | 'splash' | 'call' | 'true' | 'bluff';

const SOUNDS: Sounds<Sound> = {
  step: ({ rustle }) => rustle('lowpass', 320, 0.09, 1.4),
  card: ({ rustle }) => rustle('bandpass', 2600, 0.12, 0.7),
  ring({ tone }) {
    tone(1870, 0.35, 0.3);
    tone(2805, 0.25, 0.18);
  },
  splash: ({ rustle }) => rustle('lowpass', 900, 0.4, 0.9),
  call: ({ tone }) => tone(150, 0.22, 1.4, 60),
  true({ tone }) {
    tone(392, 0.3, 0.5);
    tone(587, 0.4, 0.4, 587, 0.09);
  },
  bluff({ tone }) {
    tone(330, 0.3, 0.5);
    tone(233, 0.45, 0.5, 220, 0.11);
  },
};

export const play = player(SOUNDS);
