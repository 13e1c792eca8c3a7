/** Settings of a gateway: `npm start` reads them from the environment; tests pass an object. */

import type { PasswordCost } from './features/account/passwords/hashing.ts';
import type { PaymentProvider } from './features/deposits/provider.ts';
import { CAPTCHA_PROVIDERS, createCaptchaProvider } from './features/verification/captcha/provider.ts';
import type { Providers } from './features/verification/providers.ts';
import {
  readCount,
  readDatabaseUrl,
  readList,
  readOrigin,
  readPageOrigin,
  readPort,
  readSwitch,
} from './platform/environment.ts';
import { LOG_LEVELS, type LogLevel } from './platform/log.ts';
import { MODES, type Mode, type OtherMode, type SandboxFeatures } from './platform/mode.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import { readNetwork } from './platform/proxies.ts';
import { parseSecrets, type SecretValues } from './platform/secrets/secrets.ts';
import { readGatewayKeys } from './platform/secrets/shared-secrets.ts';
import { StartError } from './platform/start-error.ts';

export interface Settings {
  /** TCP port; 0 selects any free port. Default 8080. */
  readonly port: number;
  /** Host to listen on. Default 127.0.0.1. */
  readonly host: string;
  /** TCP port of the sandbox's games, which have a separate origin. 0 selects any free port. Default 0. */
  readonly gamesPort: number;
  /** Public origin of the games behind a proxy, where it differs from `gamesPort` on the gateway's host. */
  readonly gamesUrl?: string;
  /** TCP port of the simulated payment provider, which has a separate origin. 0 selects any free port. Default 0. */
  readonly paymentsPort: number;
  /**
   * Public origin of the simulated payment provider behind a proxy, where it differs from `paymentsPort` on the
   * gateway's host.
   */
  readonly paymentsUrl?: string;
  /**
   * `auto` completes simulated payments and approves deposits and withdrawals automatically; `manual` does neither.
   * Default manual; `npm start` uses auto.
   */
  readonly sandboxPayments: 'auto' | 'manual';
  /** Adapters of payment providers, in addition to that of the simulated provider. Default none. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** File with an ES module that exports further adapters as `providers`. Default none. */
  readonly paymentProvidersFile?: string;
  /**
   * TCP port of `/metrics`, which only the operator's Prometheus should access. 0 selects any free port. Default none,
   * which disables metrics.
   */
  readonly metricsPort?: number;
  /** Origins that may frame the games and the payment page, in addition to the gateway's own origin. Default none. */
  readonly siteOrigins: readonly string[];
  /** Public origins of this gateway behind a proxy, in addition to its own URLs. Default none. */
  readonly publicUrls: readonly string[];
  /**
   * True lets simulated members play automatically, so that a new sandbox has winners to show. Default false; `npm
   * start` enables it.
   */
  readonly sandboxPlayers: boolean;
  /** True gives the agent of a new sandbox a team with bets of 60 days. Default false; `npm start` enables it. */
  readonly sandboxTeam: boolean;
  /**
   * Directory of the embedded database, its lock and the admin channel. Null stores all data in memory only. Default
   * ./data.
   */
  readonly dataDir: string | null;
  /** URL of a Postgres server, which is used instead of the embedded database. */
  readonly databaseUrl?: string;
  /**
   * URL of the same database without a pooler such as pgbouncer, for change events and locks, which need a database
   * session. Default `databaseUrl`.
   */
  readonly databaseDirectUrl?: string;
  /**
   * Timeout for a connection to a Postgres server, ms. After it, a request returns 503, and the start of a gateway
   * fails (R23). Default 1000.
   */
  readonly databaseWaitMs?: number;
  /** Directory of the built files to serve; null serves none. Default ./dist. */
  readonly staticDir: string | null;
  /** Directory of stored script-tag builds, which several gateways may share. Default: `releases` in `dataDir`. */
  readonly releasesDir?: string;
  /** Maximum number of stored builds, including the current one. With 0, no build is stored. Default 20. */
  readonly releasesRetained: number;
  readonly logLevel: LogLevel;
  /**
   * Mode for an empty database; a seeded database must have the same mode. `platform/mode.ts` lists the features of a
   * sandbox. Default sandbox.
   */
  readonly mode: Mode;
  /** Reaction to a seeded database with another mode. By default, it is rejected. */
  readonly otherMode?: OtherMode;
  /** Features of the sandbox that a test changes. */
  readonly sandboxFeatures?: Partial<SandboxFeatures>;
  /** Delivers mails and text messages. By default, a sandbox stores them, and in production none is sent. */
  readonly outbox?: Outbox;
  /** Adapters of external verification services (S45). Default none. */
  readonly providers?: Providers;
  /** Externally configured secrets. By default, secrets are generated and stored in the data directory. */
  readonly secrets?: SecretValues;
  /**
   * Keys that encrypt the secrets of gateways on one Postgres server: the first one encrypts, all of them decrypt. By
   * default, the key is in a file in the data directory.
   */
  readonly gatewayKeys?: readonly string[];
  /**
   * IP addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted (S43). Default
   * none.
   */
  readonly trustedProxies: readonly string[];
  /** Clock of the gateway, ms since 1970. */
  readonly now: () => number;
  /**
   * Clock for rules about money: that of the database, or a function that returns ms since 1970, for tests. Default
   * `database` on a Postgres server, unless `now` is replaced; else `now`.
   */
  readonly moneyClock?: 'database' | (() => number);
  /** True runs draws and the other due work automatically; false only on `tick()`. Default true. */
  readonly runsWorkers: boolean;
  /**
   * Timeout for the data of prerendered content, ms. Default 1000. The timeout of the loader is at most 1.5 times as
   * long.
   */
  readonly prerenderTimeoutMs: number;
  /** Generates captcha texts; random by default. Tests replace it, because they cannot read images. */
  readonly captchaText?: () => string;
  /**
   * Cost of password hashes; default in `features/account/passwords/hashing.ts`. Tests lower it, because they log in
   * hundreds of times.
   */
  readonly passwordCost?: PasswordCost;
  /** True accepts the gateway's image captchas in addition to tokens of `providers.captcha`. Default true. */
  readonly captchaPictures: boolean;
  /** Number of games that are generated for an empty database; ignored for a filled one. Default 3000. */
  readonly sandboxGameCount: number;
  /** Initial content of an embedded database in memory: a file from `dump` of another gateway. */
  readonly databaseImage?: Blob;
}

export const DEFAULTS: Settings = {
  port: 8080,
  host: '127.0.0.1',
  gamesPort: 0,
  paymentsPort: 0,
  sandboxPayments: 'manual',
  siteOrigins: [],
  publicUrls: [],
  sandboxPlayers: false,
  sandboxTeam: false,
  dataDir: './data',
  staticDir: './dist',
  releasesRetained: 20,
  logLevel: 'info',
  mode: 'sandbox',
  trustedProxies: [],
  now: Date.now,
  runsWorkers: true,
  prerenderTimeoutMs: 1_000,
  sandboxGameCount: 3_000,
  captchaPictures: true,
};

const MAX_GAMES = 20_000;
/** Maximum number of stored builds, all of which are listed at the start; each uses 2 MB on disk. */
const MAX_RELEASES = 500;

/**
 * Reads the settings from PORT, HOST, GAMES_PORT, GAMES_URL, PAYMENTS_PORT, PAYMENTS_URL, METRICS_PORT,
 * SANDBOX_PAYMENTS, PAYMENT_PROVIDERS, SITE_ORIGINS, PUBLIC_URL, SANDBOX_PLAYERS, SANDBOX_TEAM, GATEWAY_MODE, DATA_DIR,
 * RELEASES_DIR, RELEASES_RETAINED, DATABASE_URL, DATABASE_DIRECT_URL, LOG_LEVEL, NODE_ENV, GATEWAY_SECRETS,
 * GATEWAY_KEY, TRUSTED_PROXIES, CAPTCHA_PROVIDER, CAPTCHA_SECRET, CAPTCHA_HOSTS, CAPTCHA_PICTURES and
 * SANDBOX_GAME_COUNT. An unset or empty variable means the default. NODE_ENV matters only with the value `production`,
 * which changes the default of GATEWAY_MODE.
 * @throws StartError with the name of the variable, its value and the allowed values
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Settings {
  const mode = readMode(env);
  const sandbox = mode === 'sandbox';
  return {
    ...DEFAULTS,
    port: readPort('PORT', env.PORT, DEFAULTS.port),
    host: env.HOST || DEFAULTS.host,
    gamesPort: readPort('GAMES_PORT', env.GAMES_PORT, DEFAULTS.gamesPort),
    gamesUrl: env.GAMES_URL ? readOrigin('GAMES_URL', env.GAMES_URL) : undefined,
    paymentsPort: readPort('PAYMENTS_PORT', env.PAYMENTS_PORT, DEFAULTS.paymentsPort),
    paymentsUrl: env.PAYMENTS_URL ? readOrigin('PAYMENTS_URL', env.PAYMENTS_URL) : undefined,
    metricsPort: readPort('METRICS_PORT', env.METRICS_PORT, undefined),
    sandboxPayments: readPayments(env.SANDBOX_PAYMENTS, sandbox),
    paymentProvidersFile: env.PAYMENT_PROVIDERS || undefined,
    siteOrigins: readList(env.SITE_ORIGINS).map(origin => readPageOrigin('SITE_ORIGINS', origin)),
    publicUrls: readList(env.PUBLIC_URL).map(origin => readOrigin('PUBLIC_URL', origin)),
    sandboxPlayers: readPlayers(env.SANDBOX_PLAYERS, sandbox),
    sandboxTeam: sandbox && readSwitch('SANDBOX_TEAM', env.SANDBOX_TEAM, true),
    dataDir: env.DATA_DIR || DEFAULTS.dataDir,
    releasesDir: env.RELEASES_DIR || undefined,
    releasesRetained: readCount('RELEASES_RETAINED', env.RELEASES_RETAINED, MAX_RELEASES, DEFAULTS.releasesRetained),
    databaseUrl: readDatabaseUrl('DATABASE_URL', env.DATABASE_URL),
    databaseDirectUrl: readDatabaseUrl('DATABASE_DIRECT_URL', env.DATABASE_DIRECT_URL),
    logLevel: readLogLevel(env.LOG_LEVEL),
    mode,
    otherMode: env.GATEWAY_MODE ? 'reject' : 'follow-production',
    secrets: readSecrets(env.GATEWAY_SECRETS),
    gatewayKeys: readGatewayKeys(env.GATEWAY_KEY),
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    providers: readCaptchaProvider(env),
    captchaPictures: readCaptchaPictures(env),
    sandboxGameCount: readCount('SANDBOX_GAME_COUNT', env.SANDBOX_GAME_COUNT, MAX_GAMES, DEFAULTS.sandboxGameCount),
  };
}

/**
 * Variable of earlier versions, now GATEWAY_MODE. It is rejected, because ignoring it would start another mode than the
 * operator has chosen.
 */
const OLD_SWITCH = 'SANDBOX';

/**
 * Variables that indicate a server for real members. If one is set without GATEWAY_MODE, an empty database is created
 * in production mode.
 */
const SERVER_VARIABLES = ['DATABASE_URL', 'PUBLIC_URL'] as const;

function readMode(env: Readonly<Record<string, string | undefined>>): Mode {
  const old = env[OLD_SWITCH];
  if (old) {
    const mode = old === 'off' ? 'production' : 'sandbox';
    throw new StartError(`${OLD_SWITCH} is no setting any more; set GATEWAY_MODE=${mode} in its place.`);
  }
  if (!env.GATEWAY_MODE) {
    const isServer = env.NODE_ENV === 'production' || SERVER_VARIABLES.some(name => env[name]);
    return isServer ? 'production' : 'sandbox';
  }
  const mode = MODES.find(one => one === env.GATEWAY_MODE);
  if (mode) return mode;
  throw new StartError(`GATEWAY_MODE is "${env.GATEWAY_MODE}", but must be ${MODES.join(' or ')}.`);
}

const readPayments = (text: string | undefined, sandbox: boolean): Settings['sandboxPayments'] => {
  const value = text || (sandbox ? 'auto' : 'manual');
  if (value === 'manual' || (value === 'auto' && sandbox)) return value;
  throw new StartError(`SANDBOX_PAYMENTS is "${text}", but must be auto, in a sandbox alone, or manual.`);
};

function readPlayers(text: string | undefined, sandbox: boolean): boolean {
  const players = readSwitch('SANDBOX_PLAYERS', text, sandbox);
  if (players && !sandbox) throw new StartError('SANDBOX_PLAYERS is on, but made-up members play in a sandbox alone.');
  return players;
}

function readLogLevel(text: string | undefined): LogLevel {
  if (!text) return DEFAULTS.logLevel;
  const level = LOG_LEVELS.find(name => name === text);
  if (level) return level;
  throw new StartError(`LOG_LEVEL is "${text}", but must be one of ${LOG_LEVELS.join(', ')}.`);
}

function readCaptchaProvider(env: Readonly<Record<string, string | undefined>>): Providers | undefined {
  const [name, secret] = [env.CAPTCHA_PROVIDER, env.CAPTCHA_SECRET];
  if (!name) return undefined;
  const provider = CAPTCHA_PROVIDERS.find(one => one === name);
  if (!provider) {
    throw new StartError(`CAPTCHA_PROVIDER is "${name}", but must be one of ${CAPTCHA_PROVIDERS.join(', ')}.`);
  }
  if (!secret) throw new StartError(`CAPTCHA_SECRET must hold the secret key that ${name} gave you.`);
  const hosts = readList(env.CAPTCHA_HOSTS);
  if (hosts.length === 0) {
    throw new StartError('CAPTCHA_HOSTS must name the hosts whose pages show the captcha, such as lobby.example.');
  }
  return { captcha: createCaptchaProvider({ provider, secret, hosts }) };
}

function readCaptchaPictures(env: Readonly<Record<string, string | undefined>>): boolean {
  const isOn = readSwitch('CAPTCHA_PICTURES', env.CAPTCHA_PICTURES, true);
  if (isOn || env.CAPTCHA_PROVIDER) return isOn;
  throw new StartError('CAPTCHA_PICTURES is "off", but may be so only with a CAPTCHA_PROVIDER: nobody could log in.');
}

function readSecrets(text: string | undefined): SecretValues | undefined {
  if (!text) return undefined;
  const secrets = parseSecrets(text);
  // The error does not contain the value, which is secret.
  if (!secrets) throw new StartError('GATEWAY_SECRETS must be the content of a secrets.json that a gateway has made.');
  return secrets;
}

function readProxies(text: string | undefined): string[] {
  const [proxies, wrong] = [readList(text), readList(text).find(part => readNetwork(part) === null)];
  if (wrong)
    throw new StartError(
      `TRUSTED_PROXIES holds "${wrong}", but must be IP addresses or networks such as 10.0.0.0/8, joined by commas.`,
    );
  return proxies;
}
