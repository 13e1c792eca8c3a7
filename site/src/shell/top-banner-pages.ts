/** Pages with a banner at the top, and the banner of each (FRAME-01). */
import { centerKind, listKind } from '../shared/layout/game-type-from-path.ts';

/** Pages of one game category, and the category of the pages that the path alone identifies. */
const LISTS = ['/m/gameList', '/m/rng', '/m/pvp', '/m/fish'];
const LOTTERIES: Readonly<Record<string, string>> = { '/m/lottery': 'LOTT', '/m/lott': 'LOTT', '/m/elott': 'ELOTT' };
const CENTERS = ['/m/gameCenter', '/m/sports', '/m/inhouse', '/m/esports', '/m/cockfight', '/m/live'];

/**
 * Banner at the top of a page: the carousel on home, the category banner on every game page (FRAME-01), null elsewhere.
 * In the game center, RNG is the category of the in-house games.
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
