/** Every game there is, for the testkit's own commands. */
import { bloodRage } from '../../games/blood-rage/index.ts';
import { narrators as sagaNarrators, variants as sagaVariants } from '../../games/blood-rage/testkit/variants.ts';
import { clashOfVikings } from '../../games/clash-of-vikings/index.ts';
import {
  narrators as vikingsNarrators,
  variants as vikingsVariants,
} from '../../games/clash-of-vikings/testkit/variants.ts';
import { games } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { sample } from '../../games/sample/index.ts';
import { narrators as sampleNarrators, variants as sampleVariants } from '../../games/sample/testkit/variants.ts';
import type { Narrators } from '../golden.ts';
import type { Variant } from '../walk.ts';

export const allGames: readonly AnyGame[] = [...games, sample];

export function gameCalled(id: string | undefined): AnyGame {
  const game = allGames.find((candidate) => candidate.id === id);
  if (game === undefined)
    throw new Error(`no game is called ${String(id)}: ${allGames.map((each) => each.id).join(', ')}`);
  return game;
}

interface Kit {
  readonly game: AnyGame;
  readonly variants: readonly Variant[];
  /** Where its saved shape, golden stories and recorded games lie. */
  readonly folder: URL;
  readonly narrators: Narrators;
}

const kits: readonly Kit[] = [
  {
    game: clashOfVikings,
    variants: vikingsVariants,
    folder: new URL('../../games/clash-of-vikings/testkit/', import.meta.url),
    narrators: vikingsNarrators,
  },
  {
    game: bloodRage,
    variants: sagaVariants,
    folder: new URL('../../games/blood-rage/testkit/', import.meta.url),
    narrators: sagaNarrators,
  },
  {
    game: sample,
    variants: sampleVariants,
    folder: new URL('../../games/sample/testkit/', import.meta.url),
    narrators: sampleNarrators,
  },
];

export function kitOf(game: AnyGame): Kit {
  const kit = kits.find((candidate) => candidate.game === game);
  if (kit === undefined) throw new Error(`${game.id} has no kit`);
  return kit;
}
