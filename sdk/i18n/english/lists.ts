/** English texts that lists of lotteries and of games share: tabs, the bar for outdated data, empty lists. */
export const lists = {
  'tab.all': 'All',
  'tab.hot': 'Hot',
  'tab.fav': 'Favorites',
  'tab.recent': 'Recent',
  'stale.offline': 'No connection',
  'stale.failed': 'Not up to date',
  'stale.since': 'As of {{time}}',
  'empty.show-all': 'Show all',
  'empty.login.title': 'Just for you',
  'empty.login.action': 'Log in',
} as const;
