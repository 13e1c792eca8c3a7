/** Launching a game: every vendor family answers an address on the origin of the games (EP-18, LAUNCH-03 to LAUNCH-07). */
import type { IncomingMessage } from 'node:http';
import { launchGame } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/schema.ts';
import { askedLanguage, idempotencyKey } from '../http/asked.ts';
import { forMember, type Route } from '../http/routes.ts';
import { gameUnknown, makeTicket } from '../service/launches.ts';
import type { Once } from '../service/once.ts';
import { findLaunchable, findLottery } from '../store/launchable.ts';

export interface LaunchRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  readonly once: Once;
  /** Origin of the games for a caller. */
  readonly gamesOrigin: (request: IncomingMessage) => string;
}

type LaunchBody = InferOutput<typeof launchGame.body>;

export const launchRoutes = ({ db, now, once, gamesOrigin }: LaunchRoutesOptions): Route[] => [
  forMember(launchGame, async ({ body, session: { sessionId, memberId, merchantCode }, exchange: { request } }) => {
    const language = (body.language ?? askedLanguage(request)).toUpperCase();
    const call = { endpoint: launchGame.name, key: idempotencyKey(request), body: { ...body, memberId } };
    const value = await once.run<string>(call, async keep => {
      const game = await findLaunched(db, merchantCode, body);
      return db.transaction().execute(async trx => {
        const launched = { vendor: body.vendor, language, ...game };
        // Behind the #, where it goes to no server and into no log: the page of the game hands it over.
        const address = `${gamesOrigin(request)}/play#${await makeTicket(trx, sessionId, launched, now())}`;
        await keep(trx, address);
        return address;
      });
    });
    return { value };
  }),
];

/** Throws Refusal `game.unknown` for what is not offered. */
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
