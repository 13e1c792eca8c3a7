/** Settings of the gateway: from the environment for `npm start`, as an object for tests. */

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
  /** Address to listen on. Default 127.0.0.1. */
  readonly host: string;
  /** TCP port of the sandbox games, which have a separate origin; 0 selects any free port. Default 0. */
  readonly gamesPort: number;
  /** Public origin of the games, if it differs from `gamesPort` on the gateway's host: behind a proxy. */
  readonly gamesUrl?: string;
  /** TCP port of the sandbox's payment provider, which has a separate origin; 0 selects any free port. Default 0. */
  readonly paymentsPort: number;
  /** Public origin of the payment provider, if it differs from `paymentsPort` on the gateway's host. */
  readonly paymentsUrl?: string;
  /**
   * `auto` pays undecided payments and acts as the back office, `manual` disables both. Default manual; `npm start`
   * uses auto.
   */
  readonly sandboxPayments: 'auto' | 'manual';
  /** Adapters of payment providers in addition to the sandbox's. Default none. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** ES module that exports further adapters as `providers`. Default none. */
  readonly paymentProvidersFile?: string;
  /**
   * TCP port of `/metrics`, for the operator's Prometheus only; 0 selects any free port. Default none, which disables
   * metrics.
   */
  readonly metricsPort?: number;
  /** Origins in addition to the gateway's own that may frame the games and the payment provider. Default none. */
  readonly siteOrigins: readonly string[];
  /** Public origins of this gateway behind a proxy; its own URLs are always accepted. Default none. */
  readonly publicUrls: readonly string[];
  /**
   * Simulated members play automatically, so that a new sandbox has winners to show. Default false; `npm start` enables
   * it.
   */
  readonly sandboxPlayers: boolean;
  /** Creates a team with 60 days of bets for the agent of a new sandbox. Default false; `npm start` enables it. */
  readonly sandboxTeam: boolean;
  /**
   * Directory of the embedded database, the lock and the admin channel; null keeps all data in memory. Default ./data.
   */
  readonly dataDir: string | null;
  /** URL of a Postgres server, which replaces the embedded database. */
  readonly databaseUrl?: string;
  /**
   * URL of the same database without a pooler such as pgbouncer, for change events and locks, which require a
   * session. Default `databaseUrl`.
   */
  readonly databaseDirectUrl?: string;
  /**
   * Timeout for a connection to the Postgres server, ms: afterwards a request returns 503 and a start fails (R23).
   * Default 1000.
   */
  readonly databaseWaitMs?: number;
  /** Directory of the built files to serve; null to serve none. Default ./dist. */
  readonly staticDir: string | null;
  /** Directory of earlier script-tag builds; gateways may share it. Default: `releases` in `dataDir`. */
  readonly releasesDir?: string;
  /** Number of stored builds, including the current one; 0 adds none. Default 20. */
  readonly releasesRetained: number;
  readonly logLevel: LogLevel;
  /**
   * Mode of an empty database, and required mode of a seeded one; `platform/mode.ts` lists the features of a sandbox.
   * Default sandbox.
   */
  readonly mode: Mode;
  /** Reaction to a seeded database of another mode. Default reject. */
  readonly otherMode?: OtherMode;
  /** Features of a sandbox that a test changes. */
  readonly sandboxFeatures?: Partial<SandboxFeatures>;
  /** Delivers messages to phones and mailboxes; default the sandbox's outbox, in production none. */
  readonly outbox?: Outbox;
  /** Third-party verifications (S45). Default none. */
  readonly providers?: Providers;
  /** Externally configured keys; by default they are created and stored in the data directory. */
  readonly secrets?: SecretValues;
  /**
   * Keys that encrypt the secrets shared by gateways on one Postgres server: the first encrypts, all decrypt. Default:
   * a file in the data directory.
   */
  readonly gatewayKeys?: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For and -Proto are trusted (S43). Default none. */
  readonly trustedProxies: readonly string[];
  /** Server time in ms since 1970. */
  readonly now: () => number;
  /**
   * Clock of rules that move money: the database's own, or a function that returns ms since 1970, for tests. Default
   * `database` on a Postgres server unless `now` is replaced, else `now`.
   */
  readonly moneyClock?: 'database' | (() => number);
  /** True runs draws at their time; false only on `tick()`. Default true. */
  readonly autoDraw: boolean;
  /** Timeout for prerender data, ms. Default 1000: the loader's timeout is at most 1.5 times as long. */
  readonly prerenderTimeoutMs: number;
  /** Generates the captcha texts, at random by default. Tests replace it, because they cannot read images. */
  readonly captchaText?: () => string;
  /**
   * Cost of a password hash; default in `features/account/passwords/hashing.ts`. For tests, which log in hundreds of
   * times.
   */
  readonly passwordCost?: PasswordCost;
  /** True if image captchas are accepted in addition to tokens of `providers.captcha`. Default true. */
  readonly captchaPictures: boolean;
  /** Number of games that the seed of an empty database creates; later starts ignore it. Default 3000. */
  readonly sandboxGameCount: number;
  /** Initial content of an embedded database in memory, from `dump` of a gateway. */
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
  autoDraw: true,
  prerenderTimeoutMs: 1_000,
  sandboxGameCount: 3_000,
  captchaPictures: true,
};

const MAX_GAMES = 20_000;
/** Maximum that a start can read quickly: 2 MB each on disk. */
const MAX_RELEASES = 500;

/**
 * Parses PORT, HOST, GAMES_PORT, GAMES_URL, PAYMENTS_PORT, PAYMENTS_URL, METRICS_PORT, SANDBOX_PAYMENTS,
 * PAYMENT_PROVIDERS, SITE_ORIGINS, PUBLIC_URL, SANDBOX_PLAYERS, SANDBOX_TEAM, GATEWAY_MODE, DATA_DIR, RELEASES_DIR,
 * RELEASES_RETAINED, DATABASE_URL, DATABASE_DIRECT_URL, LOG_LEVEL, NODE_ENV, GATEWAY_SECRETS, GATEWAY_KEY,
 * TRUSTED_PROXIES, CAPTCHA_PROVIDER, CAPTCHA_SECRET, CAPTCHA_HOSTS, CAPTCHA_PICTURES and SANDBOX_GAME_COUNT. An unset
 * or empty variable uses the default; the only relevant value of NODE_ENV is `production`, which changes the default of
 * GATEWAY_MODE.
 * @throws StartError with the variable's name, its value and the allowed values
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

/** Replaced by GATEWAY_MODE. Ignoring the former variable would start another mode than the operator chose. */
const OLD_SWITCH = 'SANDBOX';

/** Variables that indicate a real server: without GATEWAY_MODE, an empty database then starts in production. */
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
  // The message omits the value because it is secret.
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
