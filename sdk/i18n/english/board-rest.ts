/** English texts of groups and messages of the lottery board. */
export const boardRest = {
  'board.tabs': 'Lottery lists',
  'board.groups': 'Groups',
  'board.failed': 'Couldn’t load draw times',
  'empty.title': 'No lotteries here',
  'empty.words': 'This group has no draws scheduled.',
  'empty.fav.title': 'No favorites yet',
  'empty.fav.words': 'Tap a lottery’s heart to keep it here.',
  'empty.recent.title': 'Nothing played yet',
  'empty.recent.words': 'Lotteries you play will appear here.',
  'empty.login.words': 'Log in to see your lotteries.',
} as const;
