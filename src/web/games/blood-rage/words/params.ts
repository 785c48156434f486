/** The kinds of the sentences' parameters, by name. */
export const PARAMS = {
  have: 'number',
  least: 'number',
  most: 'number',
  n: 'number',
  total: 'number',
  want: 'number',
  age: 'words',
  clan: 'words',
  clans: 'words',
  figure: 'words',
  figures: 'words',
  places: 'words',
  province: 'words',
  quest: 'words',
  reward: 'words',
  sum: 'words',
} as const;
