/** Starts the sandbox games beside the gateway. */
import { join } from 'node:path';
import type { Database } from '../db/schema.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { Log } from '../http/log.ts';
import type { Found } from '../http/site.ts';
import type { Chats } from '../service/chat.ts';
import type { Settings } from '../settings.ts';
import type { Addresses } from './addresses.ts';
import { createGamesApp } from './app.ts';
import { createGames } from './games.ts';

export interface GamesOptions {
  readonly db: Database;
  readonly settings: Settings;
  readonly chats: Chats;
  readonly addresses: Addresses;
  /** The gateway's picture of a path. */
  readonly picture: (path: string) => Promise<Found>;
  readonly log: Log;
}

/** Listens on GAMES_PORT. Throws StartError when it is taken. */
export const openGames = ({ db, settings, chats, addresses, picture, log }: GamesOptions): Promise<Listening> => {
  const { host, gamesPort, staticDir, trustedProxies, now } = settings;
  const assets = staticDir === null ? null : join(staticDir, 'games');
  const games = createGames(db, now);
  const app = createGamesApp({ games, chats, addresses, assets, picture, trustedProxies, now, log });
  return listen(app, { host, port: gamesPort }, 'GAMES_PORT');
};
