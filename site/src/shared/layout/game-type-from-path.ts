/**
 * Determines the game category of a page from its path, otherwise from its query (LIST-01..03, CENTER-01, CENTER-02).
 */

/** Game categories of the game lists, by the path below /m/ (LIST-01). */
const LIST_PATHS: Readonly<Record<string, string>> = { rng: 'RNG', live: 'LIVE', pvp: 'PVP', fish: 'FISH' };
/**
 * Game categories of the game center, by the path below /m/ (CENTER-01). It includes `live`, which is a game list only
 * within other pages (OPEN: LIST-03).
 */
const CENTER_PATHS: Readonly<Record<string, string>> = {
  sports: 'SPORTS',
  inhouse: 'RNG',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
  live: 'LIVE',
};
const DEFAULT_LIST = 'RNG';
const DEFAULT_CENTER = 'SPORTS';

const lastPart = (path: string): string => /([^/]+)\/*$/.exec(path)?.[1]?.toLowerCase() ?? '';

const typeOf = (search: string): string => new URLSearchParams(search).get('gameType')?.trim().toUpperCase() ?? '';

const find = (table: Readonly<Record<string, string>>, path: string): string | undefined => {
  const name = lastPart(path);
  return Object.hasOwn(table, name) ? table[name] : undefined;
};

/** Returns the category of a game list: from the path, else from the query, else RNG (LIST-01, LIST-02). */
export const listKind = (path: string, search = ''): string =>
  find(LIST_PATHS, path) ?? (typeOf(search) || DEFAULT_LIST);

/** Returns the category of the game center: from the path, else from the query, else SPORTS (CENTER-01, CENTER-02). */
export const centerKind = (path: string, search = ''): string =>
  find(CENTER_PATHS, path) ?? (typeOf(search) || DEFAULT_CENTER);
