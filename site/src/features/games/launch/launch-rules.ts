/** Rules of the launch page: supported lotteries and allowed frame URLs (LAUNCH-05, LAUNCH-07, S28). */
import { type LaunchBody, type LaunchGame, LOBBY_CODE, launchBody, withoutTrailingDot } from 'lobbykit/domain';
import { categoryPath } from '../category-menu.ts';

/** Vendor that can launch every lottery code (LAUNCH-03). */
const LOTTERY_VENDOR = 'TCG_LOTTO_VN';

/**
 * Returns the launch body of a lottery that has a page of the vendor instead of a launcher (LAUNCH-05); null for other
 * games.
 */
export function lotteryBody(game: LaunchGame): LaunchBody | null {
  if (launchBody(game)) return null;
  const prizeMode = game.prizeMode ?? (game.vendor === 'ELOTT' ? 'Elott' : undefined);
  return launchBody({ ...game, vendor: LOTTERY_VENDOR, prizeMode });
}

/**
 * Returns the lottery page of this site for a launch without a specific lottery (ROUTE-19, OPEN); null for other
 * launches.
 */
export const lobbyPage = ({ vendor, code }: LaunchGame): string | null => {
  if (code !== LOBBY_CODE) return null;
  return vendor === 'ELOTT' ? '/m/elott' : vendor === 'LOTT' ? '/m/lott' : null;
};

/** Returns the page to open if a game is not available: the lotteries, the list of its category, or the hot games. */
export function listOf(game: LaunchGame): string {
  const body = launchBody(game);
  if (body === null || 'gameCode' in body) return game.vendor === 'ELOTT' ? '/m/elott' : '/m/lott';
  return categoryPath(game.kind || 'HOT');
}

const originOf = (address: string): string => withoutTrailingDot(new URL(address).origin);

/**
 * True if an iframe may load `address`: an https URL, or http on an http page, but never an origin of this site. The
 * sandbox keeps the game's origin and therefore does not isolate a page of the same origin (S28).
 * @param own URLs of this page (first) and of the gateway
 */
export function mayFrame(address: string, own: readonly [page: string, ...string[]]): boolean {
  try {
    const { protocol } = new URL(address);
    const plain = protocol === 'http:' && new URL(own[0]).protocol === 'http:';
    return (protocol === 'https:' || plain) && own.every(ours => originOf(ours) !== originOf(address));
  } catch {
    return false;
  }
}
