/** English: past results. */
export const boardHistory = {
  'history.search': 'Search by name',
  'history.games': 'Lotteries',
  'history.unknown': 'No lottery has that name.',
  'history.none': 'No past results',
  'history.none-words': 'The first result appears here after its draw.',
  'history.more': 'More results',
  'history.imported': 'Imported result',
} as const;
