/** Determines the banner at the top of a page (FRAME-01). */
import { centerKind, listKind } from '../shared/layout/game-type-from-path.ts';

/** Pages of the game lists; `LOTTERIES` maps the lottery pages to their category. */
const LISTS = ['/m/gameList', '/m/rng', '/m/pvp', '/m/fish'];
const LOTTERIES: Readonly<Record<string, string>> = { '/m/lottery': 'LOTT', '/m/lott': 'LOTT', '/m/elott': 'ELOTT' };
const CENTERS = ['/m/gameCenter', '/m/sports', '/m/inhouse', '/m/esports', '/m/cockfight', '/m/live'];

/**
 * Returns the banner at the top of a page: the carousel on home, the banner of the category on a game page (FRAME-01),
 * otherwise null. In the game center, RNG contains the in-house games.
 */
export function bannerOf(path: string, search: string): 'home' | { readonly kind: string } | null {
  if (path === '/m/home') return 'home';
  if (path === '/m/hot') return { kind: 'HOT' };
  if (LISTS.includes(path)) return { kind: listKind(path, search) };
  const lottery = LOTTERIES[path];
  if (lottery) return { kind: lottery };
  if (!CENTERS.includes(path)) return null;
  const kind = centerKind(path, search);
  return { kind: kind === 'RNG' ? 'INHOUSE' : kind };
}
