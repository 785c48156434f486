/** Parameters by sentence. A sentence that is not listed takes none. */
const n = 'number';
const words = 'words';

export const PARAMS = {
  emptyVillages: { n },
  figuresOf: { clan: words, figures: words },
  figureCount: { n, figure: words },
  token: { reward: words },
  fallsIn: { age: words },
  fell: { province: words },
  rageLeft: { n },
  cardsInHand: { n },
  questsDown: { n },
  onBoardOf: { n, most: n },
  inValhalla: { n },
  costRage: { n },
  costFromTo: { least: n, most: n },
  loseRage: { n },
  strengthOf: { clan: words, total: n, sum: words },
  joinsFrom: { clan: words, places: words },
  mayJoin: { clans: words },
  questMet: { quest: words },
  questOpen: { quest: words },
  isWorth: { reward: words },
  doomedIn: { age: words },
  reserveOf: { n },
  fallenOf: { n },
  boardOf: { n, most: n },
  invadeWith: { figure: words, n },
  questState: { have: n, want: n },
} as const;
