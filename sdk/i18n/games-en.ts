/** English of what only games and winners say, the shape of its tables. They load with the first widget that shows some. */
export const gamesEn = {
  'launch.blocked': 'The browser kept the game from opening',
  'launch.open': 'Open the game',
  'winners.title': 'Latest wins',
  'winners.sandbox': 'Play money',
  'winners.stop': 'Stop the list',
  'winners.go': 'Let the list move',
  'winners.loading': 'The latest wins are loading',
  'winners.failed': 'The latest wins did not load',
  'winners.entry': '{{name}} won {{amount}} with {{game}}. Play it',
} as const;

export type GamesTextKey = keyof typeof gamesEn;

/** A complete table. */
export type GamesTable = Readonly<Record<GamesTextKey, string>>;
