/** English: the winner board. */
export const winners = {
  'winners.title': 'Just won',
  'winners.failed': 'The latest wins did not load',
  'winners.sandbox': 'Play money',
  'winners.stop': 'Stop the list',
  'winners.go': 'Let the list move',
  'winners.play': 'Play',
  'grid.part-failed': 'This part did not load',
} as const;
