/** Settings of the gateway: from the environment for `npm start`, as an object for tests. */

import type { PasswordCost } from './features/account/passwords/hashing.ts';
import type { PaymentProvider } from './features/deposits/provider.ts';
import { CAPTCHA_PROVIDERS, createCaptchaProvider } from './features/verification/captcha/provider.ts';
import type { Providers } from './features/verification/providers.ts';
import { readCount, readDatabaseUrl, readList, readOrigin, readPort, readSwitch } from './platform/environment.ts';
import { LOG_LEVELS, type LogLevel } from './platform/log.ts';
import { MODES, type Mode, type OtherMode, type SandboxFeatures } from './platform/mode.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import { readNetwork } from './platform/proxies.ts';
import { parseSecrets, type SecretValues } from './platform/secrets/secrets.ts';
import { readGatewayKeys } from './platform/secrets/shared-secrets.ts';
import { StartError } from './platform/start-error.ts';

export interface Settings {
  /** TCP port; 0 takes any free one. Default 8080. */
  readonly port: number;
  /** Address to listen on. Default 127.0.0.1. */
  readonly host: string;
  /** TCP port of the sandbox games, which live on an origin of their own; 0 takes any free one. Default 0. */
  readonly gamesPort: number;
  /** Origin by which the games are reached, where that is not `gamesPort` of the gateway's own host: behind a proxy. */
  readonly gamesUrl?: string;
  /** TCP port of the sandbox's payment provider, which lives on an origin of its own; 0 takes any free one. Default 0. */
  readonly paymentsPort: number;
  /** Origin by which the payment provider is reached, where that is not `paymentsPort` of the gateway's own host. */
  readonly paymentsUrl?: string;
  /** `auto` pays what nobody decides and plays the desk, `manual` leaves both to hand. Default manual; `npm start` takes auto. */
  readonly sandboxPayments: 'auto' | 'manual';
  /** Adapters of payment providers besides the sandbox's. Default none. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** ES module that exports further adapters as `providers`. Default none. */
  readonly paymentProvidersFile?: string;
  /** TCP port of `/metrics`, for the operator's Prometheus alone; 0 takes any free one. Default none: nothing is counted. */
  readonly metricsPort?: number;
  /** Origins besides the gateway's own whose pages may frame the games and the payment provider. Default none. */
  readonly siteOrigins: readonly string[];
  /** Origins by which visitors reach this gateway through a proxy; its own addresses are known. Default none. */
  readonly publicUrls: readonly string[];
  /** Made-up members play by themselves, so that a new sandbox has winners to show. Default false; `npm start` turns it on. */
  readonly sandboxPlayers: boolean;
  /** The agent of a new sandbox is given a team that has played for 60 days. Default false; `npm start` turns it on. */
  readonly sandboxTeam: boolean;
  /** Folder of the embedded database, the lock and the admin channel; null keeps everything in memory. Default ./data. */
  readonly dataDir: string | null;
  /** A Postgres server instead of the embedded database. */
  readonly databaseUrl?: string;
  /** The same database past a pooler such as pgbouncer, for notices and locks, which need a session. Default `databaseUrl`. */
  readonly databaseDirectUrl?: string;
  /** Longest wait for a connection to the Postgres server, ms: a request is answered 503 then, a start fails (R23). Default 1000. */
  readonly databaseWaitMs?: number;
  /** Built files to serve (dist), null for none. Default ./dist. */
  readonly staticDir: string | null;
  /** Folder of the script-tag builds that were served before; gateways may share one. Default: `releases` in `dataDir`. */
  readonly releasesDir?: string;
  /** How many of them are kept, the present one among them; 0 adds none. Default 20. */
  readonly releasesRetained: number;
  readonly logLevel: LogLevel;
  /** Mode of an empty database, and the mode that a filled one must have; `platform/mode.ts` lists the features of a sandbox. Default sandbox. */
  readonly mode: Mode;
  /** Reaction to a filled database of another mode. Default reject. */
  readonly otherMode?: OtherMode;
  /** Features of a sandbox that a test changes. */
  readonly sandboxFeatures?: Partial<SandboxFeatures>;
  /** Takes messages to phones and mailboxes; default the sandbox's own, in production none. */
  readonly outbox?: Outbox;
  /** Check-in by other parties (S45). Default none. */
  readonly providers?: Providers;
  /** Keys from outside; else they are made and kept in the data folder. */
  readonly secrets?: SecretValues;
  /** Keys around the secrets that gateways on one Postgres server share: the first encrypts, all decrypt. Default: a file in the data folder. */
  readonly gatewayKeys?: readonly string[];
  /** Proxies whose X-Forwarded-For and -Proto are believed (S43), by address. Default none. */
  readonly trustedProxies: readonly string[];
  /** Server time in ms since 1970. */
  readonly now: () => number;
  /**
   * Clock of rules that move money: the database's own, or a function that returns ms since 1970, for tests. Default `database` on a
   * Postgres server unless `now` is replaced, else `now`.
   */
  readonly moneyClock?: 'database' | (() => number);
  /** Draws happen by themselves at their time; otherwise only on `tick()`. Default true. */
  readonly autoDraw: boolean;
  /** ms within which the data of first content have to come. Default 1000: no loader waits longer than half as much again. */
  readonly prerenderTimeoutMs: number;
  /** What the next captcha shows; default random. For tests, which cannot read pictures. */
  readonly captchaText?: () => string;
  /** Cost of a password hash; default in `features/account/passwords/hashing.ts`. For tests, which log in hundreds of times. */
  readonly passwordCost?: PasswordCost;
  /** Are letters of pictures taken beside the tokens of `providers.captcha`? Default true. */
  readonly captchaPictures: boolean;
  /** Games an empty database is filled with; later starts leave them alone. Default 3000. */
  readonly sandboxGameCount: number;
  /** Content of an embedded database in memory to begin with, as `dumpDatabase` gives it. */
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
/** As many as are read at a start in a moment: 2 MB each on the disk. */
const MAX_RELEASES = 500;

/**
 * Reads PORT, HOST, GAMES_PORT, GAMES_URL, PAYMENTS_PORT, PAYMENTS_URL, METRICS_PORT, SANDBOX_PAYMENTS, PAYMENT_PROVIDERS, SITE_ORIGINS, PUBLIC_URL, SANDBOX_PLAYERS, SANDBOX_TEAM, GATEWAY_MODE, DATA_DIR, RELEASES_DIR, RELEASES_RETAINED, DATABASE_URL, DATABASE_DIRECT_URL, LOG_LEVEL,
 * NODE_ENV, GATEWAY_SECRETS, GATEWAY_KEY, TRUSTED_PROXIES, CAPTCHA_PROVIDER, CAPTCHA_SECRET, CAPTCHA_HOSTS, CAPTCHA_PICTURES and SANDBOX_GAME_COUNT.
 * An unset or empty variable means the default; NODE_ENV matters only as `production`, which makes GATEWAY_MODE default to it. Throws StartError naming the variable, its value and what is allowed.
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
    siteOrigins: readList(env.SITE_ORIGINS).map(origin => readOrigin('SITE_ORIGINS', origin)),
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

/** Replaced by GATEWAY_MODE. Ignoring the old switch would start another mode than the operator chose. */
const OLD_SWITCH = 'SANDBOX';

/** Variables that only a real server has: without GATEWAY_MODE, an empty database then starts in production. */
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
  const given = text || (sandbox ? 'auto' : 'manual');
  if (given === 'manual' || (given === 'auto' && sandbox)) return given;
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
  // Of the value nothing is repeated.
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
