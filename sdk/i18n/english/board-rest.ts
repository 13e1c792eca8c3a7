/** English: groups and notices of the lottery board. */
export const boardRest = {
  'board.tabs': 'Which lotteries',
  'board.groups': 'Groups',
  'board.failed': 'The draw times did not load',
  'empty.title': 'No lotteries here',
  'empty.words': 'This group has no draws planned.',
  'empty.fav.title': 'No favourites yet',
  'empty.fav.words': 'Tap the heart of a lottery to keep it here.',
  'empty.recent.title': 'Nothing played yet',
  'empty.recent.words': 'Lotteries you play will appear here.',
  'empty.login.words': 'Log in to see your lotteries.',
} as const;
