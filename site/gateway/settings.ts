/** Settings of the gateway: from the environment for `npm start`, as an object for tests. */
import { isIP } from 'node:net';
import { CAPTCHA_PROVIDERS, createCaptchaProvider } from './service/captcha-provider.ts';
import type { Outbox } from './service/outbox.ts';
import type { Providers } from './service/providers.ts';
import { parseSecrets, type SecretValues } from './service/secrets.ts';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  /** TCP port; 0 takes any free one. Default 8080. */
  readonly port: number;
  /** Address to listen on. Default 127.0.0.1. */
  readonly host: string;
  /** TCP port of the sandbox games, which live on an origin of their own; 0 takes any free one. Default 0. */
  readonly gamesPort: number;
  /** Origin by which the games are reached, where that is not `gamesPort` of the gateway's own host: behind a proxy. */
  readonly gamesUrl?: string;
  /** Origins besides the gateway's own whose pages may frame the games. Default none. */
  readonly siteOrigins: readonly string[];
  /** Origins by which visitors reach this gateway through a proxy; its own addresses are known. Default none. */
  readonly publicUrls: readonly string[];
  /** Made-up members play by themselves, so that a new sandbox has winners to show. Default false; `npm start` turns it on. */
  readonly sandboxPlayers: boolean;
  /** Folder of the embedded database, the lock and the admin channel; null keeps everything in memory. Default ./data. */
  readonly dataDir: string | null;
  /** A Postgres server instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Built files to serve (dist), null for none. Default ./dist. */
  readonly staticDir: string | null;
  readonly logLevel: LogLevel;
  /**
   * Real members use it: a password has to arrive sealed (S21), and messages go out by `outbox` or not at all. Otherwise plain
   * bodies are taken, and messages are shown at /sandbox/inbox. Default false.
   */
  readonly production: boolean;
  /**
   * An empty database is filled with accounts whose password stands in the README, a merchant that admits every origin, and
   * content to look at; otherwise it begins without any, for `gateway setup`. A database that was filled so is never opened
   * without it. Default true; off in production.
   */
  readonly sandbox: boolean;
  /** Takes messages to phones and mailboxes; default the sandbox's own, in production none. */
  readonly outbox?: Outbox;
  /** Sign-in by other parties (S45). Default none. */
  readonly providers?: Providers;
  /** Keys from outside; else they are made and kept in the data folder. */
  readonly secrets?: SecretValues;
  /** Proxies whose X-Forwarded-For and -Proto are believed (S43), by address. Default none. */
  readonly trustedProxies: readonly string[];
  /** Server time in ms since 1970. */
  readonly now: () => number;
  /** Draws happen by themselves at their time; otherwise only on `tick()`. Default true. */
  readonly autoDraw: boolean;
  /**
   * ms within which the data of first content have to come, or a widget shows itself. Default 1000: no loader waits longer than
   * half as much again.
   */
  readonly firstContentMs: number;
  /** What the next captcha shows; default random. For tests, which cannot read pictures. */
  readonly captchaText?: () => string;
  /** Are letters of pictures taken beside the tokens of `providers.captcha`? Default true. */
  readonly captchaPictures: boolean;
  /** Games an empty database is filled with; later starts leave them alone. Default 3000. */
  readonly gamesCount: number;
  /** Content of an embedded database in memory to begin with, as `dumpDatabase` gives it. */
  readonly databaseImage?: Blob;
}

export const DEFAULTS: Settings = {
  port: 8080,
  host: '127.0.0.1',
  gamesPort: 0,
  siteOrigins: [],
  publicUrls: [],
  sandboxPlayers: false,
  dataDir: './data',
  staticDir: './dist',
  logLevel: 'info',
  production: false,
  sandbox: true,
  trustedProxies: [],
  now: Date.now,
  autoDraw: true,
  firstContentMs: 1_000,
  gamesCount: 3_000,
  captchaPictures: true,
};

/** A start that cannot go on, told in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Reads PORT, HOST, GAMES_PORT, GAMES_URL, SITE_ORIGINS, PUBLIC_URL, SANDBOX_PLAYERS, SANDBOX, DATA_DIR, DATABASE_URL, LOG_LEVEL,
 * NODE_ENV, GATEWAY_SECRETS, TRUSTED_PROXIES, CAPTCHA_PROVIDER, CAPTCHA_SECRET, CAPTCHA_HOSTS, CAPTCHA_PICTURES and GAMES_COUNT. An unset or empty
 * variable means the default; NODE_ENV matters only as
 * `production`.
 * Throws StartError naming the variable, its value and what is allowed.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Settings {
  const production = env.NODE_ENV === 'production';
  const sandbox = readSandbox(env.SANDBOX, production);
  return {
    ...DEFAULTS,
    port: readPort('PORT', env.PORT, DEFAULTS.port),
    host: env.HOST || DEFAULTS.host,
    gamesPort: readPort('GAMES_PORT', env.GAMES_PORT, DEFAULTS.gamesPort),
    gamesUrl: env.GAMES_URL ? readOrigin('GAMES_URL', env.GAMES_URL) : undefined,
    siteOrigins: readList(env.SITE_ORIGINS).map(origin => readOrigin('SITE_ORIGINS', origin)),
    publicUrls: readList(env.PUBLIC_URL).map(origin => readOrigin('PUBLIC_URL', origin)),
    sandboxPlayers: readPlayers(env.SANDBOX_PLAYERS, sandbox),
    dataDir: env.DATA_DIR || DEFAULTS.dataDir,
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    logLevel: readLogLevel(env.LOG_LEVEL),
    production,
    sandbox,
    secrets: readSecrets(env.GATEWAY_SECRETS),
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    providers: readCaptchaProvider(env),
    captchaPictures: readCaptchaPictures(env),
    gamesCount: readGamesCount(env.GAMES_COUNT),
  };
}

function readPort(variable: string, text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new StartError(`${variable} is "${text}", but must be a whole number from 0 (any free port) to 65535.`);
  }
  return port;
}

function readOrigin(variable: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text) || new URL(text).origin !== text.replace(/\/$/, '')) {
    throw new StartError(`${variable} holds "${text}", but must be an origin such as https://games.example.`);
  }
  return new URL(text).origin;
}

function readSwitch(variable: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  if (text !== 'on' && text !== 'off') throw new StartError(`${variable} is "${text}", but must be on or off.`);
  return text === 'on';
}

function readSandbox(text: string | undefined, production: boolean): boolean {
  const sandbox = readSwitch('SANDBOX', text, !production);
  if (sandbox && production) {
    throw new StartError(
      'SANDBOX is on, but production takes no sandbox: its passwords stand in the README and its merchant admits every page.',
    );
  }
  return sandbox;
}

function readPlayers(text: string | undefined, sandbox: boolean): boolean {
  const players = readSwitch('SANDBOX_PLAYERS', text, sandbox);
  if (players && !sandbox) throw new StartError('SANDBOX_PLAYERS is on, but made-up members play in a sandbox alone.');
  return players;
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/\S+$/.test(text) || !URL.canParse(text)) {
    // The value is not repeated: it may hold a password.
    throw new StartError('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.');
  }
  return text;
}

function readLogLevel(text: string | undefined): LogLevel {
  if (!text) return DEFAULTS.logLevel;
  const level = LOG_LEVELS.find(name => name === text);
  if (!level) throw new StartError(`LOG_LEVEL is "${text}", but must be one of ${LOG_LEVELS.join(', ')}.`);
  return level;
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
  const proxies = readList(text);
  const wrong = proxies.find(part => isIP(part) === 0);
  if (wrong) throw new StartError(`TRUSTED_PROXIES holds "${wrong}", but must be IP addresses joined by commas.`);
  return proxies;
}

const MOST_GAMES = 20_000;

function readGamesCount(text: string | undefined): number {
  if (!text) return DEFAULTS.gamesCount;
  const count = Number(text);
  if (!/^\d{1,5}$/.test(text) || count > MOST_GAMES) {
    throw new StartError(`GAMES_COUNT is "${text}", but must be a whole number from 0 to ${MOST_GAMES}.`);
  }
  return count;
}

/** Parts of a comma list, without blanks and empty ones. */
const readList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
