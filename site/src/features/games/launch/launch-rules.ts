/** Which lottery the launch page opens, and which addresses it may frame (LAUNCH-05, LAUNCH-07, S28). */
import { type LaunchBody, type LaunchGame, LOBBY_CODE, launchBody } from 'lobbykit/domain';
import { categoryPath } from '../category-pages.ts';

/** Vendor whose launcher knows every lottery by its code (LAUNCH-03). */
const LOTTERY_VENDOR = 'TCG_LOTTO_VN';

/** The address of a lottery that has a page instead of a launcher (LAUNCH-05); null for every other game. */
export function lotteryBody(game: LaunchGame): LaunchBody | null {
  if (launchBody(game)) return null;
  const prizeMode = game.prizeMode ?? (game.vendor === 'ELOTT' ? 'Elott' : undefined);
  return launchBody({ ...game, vendor: LOTTERY_VENDOR, prizeMode });
}

/** Page of all lotteries, which a launch that names none of them means (ROUTE-19, OPEN); null for every other launch. */
export const lobbyPage = ({ vendor, code }: LaunchGame): string | null => {
  if (code !== LOBBY_CODE) return null;
  return vendor === 'ELOTT' ? '/m/elott' : vendor === 'LOTT' ? '/m/lott' : null;
};

/** Where a game that is not offered any more leads back to: the lotteries, the list of its kind, else the hot games. */
export function listOf(game: LaunchGame): string {
  const body = launchBody(game);
  if (body === null || 'gameCode' in body) return game.vendor === 'ELOTT' ? '/m/elott' : '/m/lott';
  return categoryPath(game.kind || 'HOT');
}

/**
 * May `address` stand in the frame? Only https, or http beside a page of http, and never an origin of ours: there the
 * sandbox, which lets a game keep its own origin, would be no fence at all (S28).
 * @param own addresses of this page, which comes first, and of the gateway
 */
export function mayFrame(address: string, own: readonly [page: string, ...string[]]): boolean {
  try {
    const { origin, protocol } = new URL(address);
    const plain = protocol === 'http:' && new URL(own[0]).protocol === 'http:';
    return (protocol === 'https:' || plain) && own.every(ours => new URL(ours).origin !== origin);
  } catch {
    return false;
  }
}
