/**
 * Determines the game category of a page from its path, or from its query if the path contains none (LIST-01..03,
 * CENTER-01, CENTER-02).
 */

/** Game categories of the list page, by the path of the page (LIST-01). */
const LIST_PATHS: Readonly<Record<string, string>> = { rng: 'RNG', live: 'LIVE', pvp: 'PVP', fish: 'FISH' };
/**
 * Paths of the game center (CENTER-01). It includes /m/live, which the list page serves only inside other pages (OPEN:
 * LIST-03).
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

/** Game type of the list page: from the path, else from the query, else RNG (LIST-01, LIST-02). */
export const listKind = (path: string, search = ''): string =>
  find(LIST_PATHS, path) ?? (typeOf(search) || DEFAULT_LIST);

/** Category of the game center: from the path, else from the query, else SPORTS (CENTER-01, CENTER-02). */
export const centerKind = (path: string, search = ''): string =>
  find(CENTER_PATHS, path) ?? (typeOf(search) || DEFAULT_CENTER);
