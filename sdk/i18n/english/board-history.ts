/** English texts of past results. */
export const boardHistory = {
  'history.search': 'Search by name',
  'history.games': 'Lotteries',
  'history.unknown': 'No lottery by that name.',
  'history.none': 'No past results',
  'history.none-words': 'Results appear here after the first draw.',
  'history.more': 'More results',
  'history.imported': 'Imported result',
  'history.unverifiable': 'Not verifiable',
  'history.verify': 'Verify',
  'history.verified-right': 'Verified: the numbers were fixed before the first ticket.',
  'history.verified-wrong': 'The numbers do not match what was fixed before the first ticket.',
  'history.verified-failed': 'This browser cannot verify the draw on this page.',
} as const;
