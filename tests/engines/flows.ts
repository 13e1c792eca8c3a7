/** The site's main flows: files of tests/e2e that run in the other engines too. */
export const FLOWS = [
  'home',
  'account-login',
  'account-register',
  'language',
  'preferences',
  'games-list',
  'games-play',
  'service',
  'messages',
  'member-settings',
  'status',
] as const;
