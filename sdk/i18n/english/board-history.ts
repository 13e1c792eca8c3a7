/** English: past results. */
export const boardHistory = {
  'history.search': 'Search by name',
  'history.games': 'Lotteries',
  'history.unknown': 'No lottery by that name.',
  'history.none': 'No past results',
  'history.none-words': 'Results appear here after the first draw.',
  'history.more': 'More results',
  'history.imported': 'Imported result',
} as const;
