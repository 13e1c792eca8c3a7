/** Texts of home in English. */
export const home = {
  'examples.title': 'The same board on your own page',
  'examples.text': 'Script tag, custom element, React: see all three at work.',
  'menu.kinds': 'Game categories',
  'home.hot': 'Hot games',
  'home.all': 'All',
  'home.hotFailed': 'The hot games did not load',
  'home.hotLoading': 'Hot games are loading',
  'notice.open': 'Announcement: {{title}}',
} as const;
