/** English: what lists of lotteries and of games both say: tabs, the bar over old data, words of empty lists. */
export const lists = {
  'tab.all': 'All',
  'tab.hot': 'Hot',
  'tab.fav': 'Favourites',
  'tab.recent': 'Recent',
  'late.offline': 'No connection',
  'late.failed': 'Not up to date',
  'late.since': 'As of {{time}}',
  'empty.show-all': 'Show all',
  'empty.login.title': 'Just for you',
  'empty.login.action': 'Log in',
} as const;
