/** Starts the server of the games of a sandbox. */
import { join } from 'node:path';
import { drawSecretOf } from '../../features/lottery/seeds.ts';
import type { Chats } from '../../features/service/chat.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Listening, listen } from '../../platform/http/listen.ts';
import type { Found } from '../../platform/http/static/site.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { createGamesApp } from './app.ts';
import { createGameSessions } from './game-sessions.ts';
import { createGames } from './games.ts';
import type { SandboxUrls } from './urls.ts';

export interface GamesSettings {
  /** Host to listen on. */
  readonly host: string;
  /** TCP port; 0 selects any free port. */
  readonly gamesPort: number;
  /** Directory of the built game pages; null if none are served. */
  readonly staticDir: string | null;
  readonly trustedProxies: readonly string[];
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export interface GamesOptions {
  readonly db: Database;
  readonly settings: GamesSettings;
  readonly chats: Chats;
  readonly sandboxUrls: SandboxUrls;
  /** Returns the gateway's HMAC key. */
  readonly hmacKey: () => Buffer;
  /** Returns a generated image of the gateway by its path. */
  readonly picture: (path: string) => Promise<Found>;
  /** Returns whether the disk has space for writes. */
  readonly hasDiskSpace: () => Promise<boolean>;
  readonly log: Log;
  /** Metrics; null if disabled. */
  readonly metrics: Metrics | null;
}

/** Listens on GAMES_PORT. Throws StartError if the port is in use. */
export async function openGames(options: GamesOptions): Promise<Listening> {
  const { db, settings, chats, sandboxUrls, hmacKey, picture, hasDiskSpace, log, metrics } = options;
  const { host, gamesPort, staticDir, trustedProxies, now } = settings;
  const assets = staticDir === null ? null : join(staticDir, 'games');
  const gameSessions = createGameSessions(db, now, log);
  const games = createGames({ db, gameSessions, diceSecret: () => drawSecretOf(hmacKey()), now });
  const app = createGamesApp({
    games,
    chats,
    sandboxUrls,
    assets,
    picture,
    trustedProxies,
    hasDiskSpace,
    now,
    log,
    metrics,
  });
  const { url, stop } = await listen(app, { host, port: gamesPort }, 'GAMES_PORT');
  return {
    url,
    stop() {
      gameSessions.stop();
      return stop();
    },
  };
}
