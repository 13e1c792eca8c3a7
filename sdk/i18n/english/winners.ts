/** English texts of the winner board. */
export const winners = {
  'winners.title': 'Just won',
  'winners.failed': 'Couldn’t load the latest wins',
  'winners.sandbox': 'Play money',
  'winners.stop': 'Pause the list',
  'winners.go': 'Resume the list',
  'winners.play': 'Play',
  'grid.part-failed': 'Couldn’t load this section',
} as const;
