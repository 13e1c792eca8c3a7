/**
 * Simulated members who play automatically, so that a new sandbox has winners to show. Their rounds are posted to the
 * ledger like all others. Their rows in the table of members are marked as simulated, and they cannot log in.
 */

import { randomInt } from 'node:crypto';
import { toUnits } from 'lobbykit/domain';
import { addMember, findByName } from '../features/account/members-repository.ts';
import { DICE_PAYOUTS, DICE_SIDES } from '../features/games/dice.ts';
import { inHouseGameOf } from '../features/games/in-house-games.ts';
import { findLaunchableGame } from '../features/games/launchable-repository.ts';
import { countPlays } from '../features/lottery/bets/repository.ts';
import { playDice, playReels } from '../features/lottery/bets/service.ts';
import { drawSecretOf } from '../features/lottery/seeds.ts';
import { balancesOf, creditOpening } from '../ledger/posting.ts';
import type { Database } from '../platform/db/schema.ts';
import { timeOf } from '../platform/db/time.ts';
import { sandboxFeatures } from '../platform/mode.ts';
import { readSetting } from '../platform/settings/repository.ts';
import { DEMO_MERCHANT } from './seeds/merchants.ts';

const NAMES = [
  'lanphuong21',
  'minhquan',
  'thuytrang99',
  'hoangnam7',
  'ngocanh',
  'ducthinh88',
  'kimchi05',
  'baokhanh',
  'quynhnhu3',
  'vanhai68',
];

/** Number of rounds that fill the winner board of a new sandbox; about 16 of 400 are large wins. */
const FIRST_ROUNDS = 400;
/** Delay between the first rounds, and between later rounds (LATER_WAIT_MS), ms. */
const FIRST_WAIT_MS = 25;
const LATER_WAIT_MS = 60_000;
/** Delay after a failed round, ms. */
const RETRY_MS = 10_000;

/** Possible stakes in minor units, highest first. A member uses a stake only if the balance covers it fifty times. */
const STAKES = [100, 50, 20, 10, 5, 1].map(units => toUnits(`${units}.00`));
const STORED_STAKES = 50n;

export interface SandboxPlayers {
  /** Plays one round of a randomly selected simulated member. Returns the number of rounds played so far. */
  playOne(): Promise<number>;
  /** Starts the rounds. */
  start(): void;
  /** Stops the rounds, and waits for a round in progress. */
  stop(): Promise<void>;
}

export interface SandboxPlayersOptions {
  readonly db: Database;
  /** Returns the gateway's HMAC key. */
  readonly hmacKey: () => Buffer;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export function createSandboxPlayers({ db, hmacKey, now, onError }: SandboxPlayersOptions): SandboxPlayers {
  let players: Promise<readonly number[]> | null = null;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let played: number | null = null;

  const findPlayers = async () =>
    sandboxFeatures(await readSetting(db, 'filledAs')).players ? findOrMake(db, now()) : [];

  const ready = () => {
    players ??= findPlayers().catch(error => {
      players = null;
      throw error;
    });
    return players;
  };

  async function playOne(): Promise<number> {
    const ids = await ready();
    played ??= await countPlays(db, ids);
    // No member is simulated: real members have all of the names, or the database does not belong to a sandbox.
    if (ids.length === 0) return FIRST_ROUNDS;
    const memberId = ids[randomInt(ids.length)]!;
    const game = await findLaunchableGame(db, DEMO_MERCHANT);
    const funds = (await balancesOf(db, memberId)).cash;
    const affordable = STAKES.filter(stake => stake * STORED_STAKES <= funds);
    const stake = affordable[randomInt(Math.max(1, Math.min(2, affordable.length)))];
    if (game && stake !== undefined) {
      const player = { memberId, merchantCode: DEMO_MERCHANT, vendor: game.vendor_code };
      const round = { nodeId: game.node_id, category: game.game_type, key: crypto.randomUUID(), stake };
      if (inHouseGameOf(game) === 'dice') {
        const bet = { side: oneOf(DICE_SIDES), payout: oneOf(DICE_PAYOUTS) };
        await playDice(db, player, { ...round, ...bet }, timeOf, drawSecretOf(hmacKey()));
      } else await playReels(db, player, round, timeOf);
    }
    played += 1;
    return played;
  }

  const schedule = (wait: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = playOne().then(
        count => schedule(count < FIRST_ROUNDS ? FIRST_WAIT_MS : LATER_WAIT_MS),
        error => {
          onError(error);
          schedule(RETRY_MS);
        },
      );
    }, wait);
    timer.unref();
  };

  return {
    playOne,
    start: () => schedule(FIRST_WAIT_MS),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

const oneOf = <T>(things: readonly T[]): T => things[randomInt(things.length)]!;

/** Returns the ids of the simulated members; creates those that are missing. */
const findOrMake = (db: Database, now: number): Promise<readonly number[]> =>
  db.transaction().execute(async trx => {
    const ids: number[] = [];
    for (const user_name of NAMES) {
      const player = await addMember(trx, {
        merchant_code: DEMO_MERCHANT,
        user_name,
        type: 0,
        created_at: now,
        nickname: 'Sandbox',
        profile: JSON.stringify({ madeUp: 'yes' }),
      });
      if (player) await creditOpening(trx, player, now);
      const member = player ?? (await findByName(trx, DEMO_MERCHANT, user_name));
      // A name that belongs to a real member is skipped.
      if (member?.profile.madeUp === 'yes') ids.push(member.id);
    }
    return ids;
  });
