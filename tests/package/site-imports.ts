/** Imports within `site/src`: the layers, and the features that each feature imports. */

/** Layers, lowest first. A file imports its layer and lower ones; a file in `site/src` itself imports any. */
export const SITE_LAYERS = ['shared', 'features', 'router', 'shell'] as const;

/** Lists of all texts of a language. They are in `shared` and import the text tables of the layers above. */
export const TEXT_LISTS = /^site\/src\/shared\/i18n\/(en|first-en|pt|vi)\.ts$/;
export const TEXT_TABLES = /^site\/src\/(features\/.+|shell(\/notices)?|router)\/(texts|titles)\.(en|pt|vi)\.ts$/;

/** Features that a feature imports, including stylesheets and types. layers.test.ts checks for import cycles. */
export const FEATURE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  // Agreement and banner of the registration, reminders in the settings, unread counts, code fields, level styles, balance.
  account: ['content', 'lottery', 'messages', 'verification', 'vip', 'wallet'],
  bonuses: [],
  content: [],
  // Contracts are pages of the team area, and their lists are record lists.
  contracts: ['records', 'team'],
  // Entries of the member center, copy buttons, wagering progress, timeline and states of orders, and the balance.
  deposits: ['account', 'bonuses', 'records', 'wallet'],
  games: ['wallet'],
  // Trial dialog, prompt of an open contract offer, tiles and categories of games.
  home: ['account', 'contracts', 'games'],
  limits: [],
  lottery: ['games'],
  messages: [],
  // Game categories, the rows of record lists, and the page and dialog of the rewards.
  'points-store': ['games', 'records', 'rewards'],
  // Sharing and copying; categories of games; records of a team member.
  records: ['account', 'games', 'team'],
  rewards: [],
  security: [],
  // Styles of the member center's entries.
  service: ['account'],
  status: [],
  // The pages of the team are record lists; each member has a sheet of contracts.
  team: ['account', 'contracts', 'games', 'messages', 'records', 'wallet'],
  verification: [],
  vip: ['rewards'],
  wallet: [],
  // Form, bonuses and texts of the cashier; timeline and states of orders; the security questions of a forgotten password.
  withdrawals: ['deposits', 'records', 'security'],
};
