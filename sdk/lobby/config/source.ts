/** Option `source`: validates the data source and prepares it for the lobby. */
import type { LobbySource } from '../../protocol/embed/source.ts';
import type { ResolvedSource } from '../types.ts';
import { throwConfigError } from './config-error.ts';

/** Names of the methods of a source, except those of `favorites`. */
const METHODS = [
  'now',
  'lotteries',
  'popularLotteries',
  'recentLotteries',
  'draws',
  'results',
  'winners',
  'games',
  'hotGames',
  'recentGames',
  'vendors',
  'launch',
  'services',
  'unreadMessages',
  'downloads',
  'login',
  'trial',
  'logout',
] as const satisfies readonly Exclude<keyof LobbySource, 'favorites'>[];
const FAVORITES = ['ids', 'games', 'add', 'remove'] as const satisfies readonly (keyof NonNullable<
  LobbySource['favorites']
>)[];

/** Required method of each component. */
const MAIN: Readonly<Record<string, (typeof METHODS)[number]>> = {
  LotteryBoard: 'lotteries',
  WinnerBoard: 'winners',
  GameGrid: 'games',
  ServiceWidget: 'services',
  LoginModal: 'login',
  DownloadBar: 'downloads',
};

/** One result per source object, because a second `createLobby` with the same source must return the same lobby. */
const known = new WeakMap<LobbySource, ResolvedSource>();

const isFunction = (owner: unknown, name: string) => typeof Reflect.get(Object(owner), name) === 'function';

/**
 * Validates a source.
 * @throws ConfigError for values that are not methods, and for unknown names
 */
export function resolveSource(value: unknown, option: string): ResolvedSource {
  if (typeof value !== 'object' || value === null) {
    return throwConfigError(option, value, `an object with methods: ${METHODS.join(', ')}, and favorites`);
  }
  for (const name of METHODS) {
    const method: unknown = Reflect.get(value, name);
    if (method !== undefined && typeof method !== 'function') throwConfigError(`${option}.${name}`, method, 'a method');
  }
  const names = Object.keys(value).filter(name => isFunction(value, name));
  for (const name of names) {
    if (!METHODS.some(method => method === name))
      throwConfigError(option, name, `methods named ${METHODS.join(', ')}, and favorites`);
  }
  const { favorites } = value as LobbySource;
  if (favorites !== undefined && !FAVORITES.every(name => isFunction(favorites, name))) {
    throwConfigError(`${option}.favorites`, favorites, `an object with the methods ${FAVORITES.join(', ')}`);
  }
  const source = value as LobbySource;
  const reported = new Set<string>();
  const resolved = known.get(source) ?? {
    methods: source,
    send: async call => (await import('../../client/source/send.lazy.ts')).sendToSource(source, call),
    lacks(component) {
      const method = MAIN[component];
      if (!method || source[method]) return false;
      if (!reported.has(method))
        console.warn(`lobbykit: the source has no method ${method}(), so ${component} is empty.`);
      reported.add(method);
      return true;
    },
  };
  known.set(source, resolved);
  return resolved;
}
