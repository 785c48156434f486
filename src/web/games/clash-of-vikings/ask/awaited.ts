import { awaitedIn } from '../../../board/awaited.ts';
import type { Scene } from '../scene.svelte.ts';
import { say } from '../words.ts';

/** Who is awaited, and for what. */
export const awaited = (scene: Scene): string =>
  awaitedIn(scene, {
    startSpace: (who) => say('awaitsStart', { who }),
    centre: (who) => say('awaitsCentre', { who }),
    layCard: (who) => say('awaitsCard', { who }),
    nameAction: (who) => say('awaitsAction', { who }),
    callBluff: (_, whos) => say('awaitsCalls', { n: whos.length, whos }),
    move: (who) => say('awaitsMove', { who }),
    slam: (who) => say('awaitsSlam', { who }),
    push: (who) => say('awaitsPush', { who }),
    attack: (who) => say('awaitsTarget', { who }),
    shield: (who) => say('awaitsShield', { who }),
    callShield: (who) => say('awaitsShieldCall', { who }),
    bracelet: (who) => say('awaitsBracelet', { who }),
    done: (who) => say('awaitsDone', { who }),
  });
