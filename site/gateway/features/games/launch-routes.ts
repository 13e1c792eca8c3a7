/**
 * Route that launches a game: for all vendors, the response is a URL on the origin of the games (EP-18, LAUNCH-03 to
 * LAUNCH-07).
 */
import type { IncomingMessage } from 'node:http';
import { launchGame } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/db/schema.ts';
import { languageOf } from '../../platform/http/request-headers.ts';
import type { Route } from '../../platform/http/route.ts';
import { memberIdempotent } from '../../platform/idempotency/member-routes.ts';
import { requireNotExcluded } from '../limits/guard.ts';
import { findLaunchable, findLottery } from './launchable-repository.ts';
import { createLaunchToken, gameUnknown } from './launches.ts';

export interface LaunchRoutesOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Returns the origin of the games for a request. */
  readonly gamesOrigin: (request: IncomingMessage) => string;
}

type LaunchBody = InferOutput<typeof launchGame.body>;

export const launchRoutes = ({ db, now, gamesOrigin }: LaunchRoutesOptions): Route[] => [
  memberIdempotent(launchGame, { db, now }, async ({ body, session, exchange: { request } }, trx) => {
    const language = languageOf(body, { request });
    await requireNotExcluded(trx, session.memberId, now());
    const game = await findLaunched(trx, session.merchantCode, body);
    const launched = { vendor: body.vendor, language, ...game };
    // The launch token is in the URL fragment, which browsers do not send to servers, so that no log contains it. The
    // game's page submits the token.
    return `${gamesOrigin(request)}/play#${await createLaunchToken(trx, session.sessionId, launched, now())}`;
  }),
];

/** Returns the game or lottery to launch. Throws ApiError `game.unknown` if it is not available. */
async function findLaunched(
  db: Database,
  merchant: string,
  body: LaunchBody,
): Promise<{ readonly nodeId: number | null; readonly lotteryId: string | null }> {
  if ('gameCode' in body) {
    const lottery = await findLottery(db, body.vendor, body.gameCode);
    if (!lottery) throw gameUnknown();
    return { nodeId: null, lotteryId: lottery.game_id };
  }
  const nodeId = Number(body.nodeId);
  const known = Number.isSafeInteger(nodeId)
    ? await findLaunchable(db, merchant, { nodeId, gameId: String(body.gameId), vendor: body.vendor })
    : null;
  if (!known) throw gameUnknown();
  return known.lottery_id === null
    ? { nodeId: known.node_id, lotteryId: null }
    : { nodeId: null, lotteryId: known.lottery_id };
}
