/** Numbers of the rules that a pack must fit. */
export const TACTICS_PER_CLAN = 7;
export const ELVES_PER_CITY = 4;
export const ELVES_PER_FORGE = 2;
/** Different equipment that lies open in the market (CR-4). */
export const MARKET_SIZE = 6;
/** Different scenarios of a campaign (CR-96). */
export const CAMPAIGN_GAMES = 5;
/** Tiles on the board by number of players (CR-2). */
export const TILES_ON_BOARD = { 1: 2, 2: 2, 3: 3, 4: 4 } as const;
export const MOST_TILES_ON_BOARD = TILES_ON_BOARD[4];
