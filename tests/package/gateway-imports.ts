/**
 * Data of `gateway-imports.test.ts`: imports between areas of the gateway, and files that write tables of another area.
 */

/**
 * Areas that each area imports, except itself. An area is the slug of a feature, another top directory, or `root`: the
 * files in no directory, which compose and start the gateway.
 */
export const GATEWAY_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  root: [
    'account',
    'build',
    'cli',
    'content',
    'contracts',
    'deposits',
    'embed',
    'favorites',
    'first-content',
    'games',
    'ledger',
    'limits',
    'lottery',
    'merchants',
    'messages',
    'platform',
    'points-store',
    'records',
    'rewards',
    'sandbox',
    'security',
    'service',
    'status',
    'team',
    'verification',
    'vip',
    'wallet',
    'winners',
    'withdrawals',
  ],
  cli: [
    'account',
    'content',
    'deposits',
    'games',
    'home',
    'ledger',
    'lottery',
    'merchants',
    'migrations',
    'platform',
    'points-store',
    'rewards',
    'root',
    'sandbox',
    'security',
    'service',
    'status',
    'team',
    'withdrawals',
  ],
  embed: ['platform'],
  'first-content': ['embed', 'platform'],
  sandbox: [
    'account',
    'bonuses',
    'content',
    'deposits',
    'games',
    'ledger',
    'limits',
    'lottery',
    'merchants',
    'messages',
    'migrations',
    'platform',
    'service',
    'team',
  ],
  account: [
    'ledger',
    'limits',
    'merchants',
    'platform',
    'security',
    'service',
    'team',
    'verification',
    'vip',
    'withdrawals',
  ],
  bonuses: ['deposits', 'ledger', 'limits', 'platform', 'wallet'],
  content: ['account', 'home', 'limits', 'merchants', 'messages', 'platform', 'service'],
  contracts: ['account', 'ledger', 'merchants', 'messages', 'platform', 'records', 'team', 'wallet', 'withdrawals'],
  deposits: ['account', 'bonuses', 'ledger', 'limits', 'merchants', 'messages', 'platform', 'service', 'wallet'],
  favorites: ['account', 'games', 'lottery', 'platform'],
  games: ['account', 'limits', 'lottery', 'merchants', 'platform'],
  home: ['lottery', 'merchants', 'platform'],
  limits: ['account', 'deposits', 'ledger', 'merchants', 'platform', 'records', 'wallet', 'withdrawals'],
  lottery: ['bonuses', 'games', 'ledger', 'limits', 'merchants', 'messages', 'platform'],
  merchants: ['account', 'platform', 'service'],
  messages: ['account', 'platform', 'service'],
  'points-store': ['account', 'ledger', 'merchants', 'messages', 'platform', 'rewards', 'team'],
  records: ['bonuses', 'deposits', 'ledger', 'lottery', 'merchants', 'platform', 'points-store', 'withdrawals'],
  rewards: ['account', 'ledger', 'merchants', 'platform', 'vip'],
  security: ['account', 'merchants', 'messages', 'platform', 'verification', 'withdrawals'],
  service: ['account', 'games', 'platform'],
  status: ['ledger', 'lottery', 'platform', 'service'],
  team: [
    'account',
    'contracts',
    'ledger',
    'lottery',
    'merchants',
    'messages',
    'platform',
    'records',
    'vip',
    'wallet',
    'withdrawals',
  ],
  verification: ['account', 'platform'],
  vip: ['account', 'merchants', 'platform', 'rewards', 'withdrawals'],
  wallet: ['account', 'bonuses', 'deposits', 'ledger', 'limits', 'merchants', 'platform', 'withdrawals'],
  winners: ['account', 'merchants', 'platform'],
  withdrawals: [
    'account',
    'bonuses',
    'deposits',
    'ledger',
    'merchants',
    'messages',
    'platform',
    'security',
    'verification',
    'vip',
    'wallet',
  ],
  ledger: ['platform'],
  migrations: ['account', 'games', 'lottery', 'platform', 'vip'],
  platform: ['migrations'],
  build: [],
};

interface FileException {
  /** Path of the importing file, relative to `site/gateway`. */
  readonly file: string;
  /** Paths of the imported files, relative to `site/gateway`. */
  readonly imports: RegExp;
  readonly reason: string;
}

/** Permitted imports of single files that are against the import direction of their area. */
export const FILE_EXCEPTIONS: readonly FileException[] = [
  {
    file: 'platform/db/schema.ts',
    imports: /^(features\/.+|ledger|sandbox\/payments)\/(.+-)?tables\.ts$/,
    reason: 'The one list of tables, types only.',
  },
];

interface WriteException {
  /** Path of the writing file, relative to `site/gateway`. */
  readonly file: string;
  /** Table of another area that the file writes. */
  readonly table: string;
  readonly reason: string;
}

/** Writes to tables of another area. */
export const WRITE_EXCEPTIONS: readonly WriteException[] = [
  {
    file: 'features/account/cli.ts',
    table: 'merchants',
    reason: '`member add` creates the merchant of the member if there is none.',
  },
  {
    file: 'features/deposits/webhooks-repository.ts',
    table: 'feedback_images',
    reason: 'A transfer receipt takes over an uploaded image and its key.',
  },
  {
    file: 'features/team/members/links-repository.ts',
    table: 'affiliates',
    reason: 'Invitation links of agents are affiliate codes.',
  },
  {
    file: 'features/team/totals/rollup-repository.ts',
    table: 'member_daily_totals',
    reason: 'Marks daily totals as included in those of the team.',
  },
  {
    file: 'features/team/totals/rollup-repository.ts',
    table: 'members',
    reason: 'Marks members as counted in team sizes.',
  },
];

/** Files in the root of the gateway; only the command line imports any of them. */
export const GATEWAY_ROOT = [
  'app',
  'dev',
  'feature-checks',
  'jobs',
  'main',
  'pictures',
  'routes',
  'serve',
  'settings',
  'start',
] as const;
