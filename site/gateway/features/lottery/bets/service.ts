/**
 * Bets with play money. Stake, outcome and win are one database transaction, and a repeated key of a member returns the
 * same bet, so that a lost response never causes a second stake.
 */

import type { Insertable } from 'kysely';
import { toAmount, toDecimal, toUnits } from 'lobbykit/domain';
import { lockFunds, readFundsAfter } from '../../../ledger/accounts-repository.ts';
import { post } from '../../../ledger/posting.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { lockLotteries } from '../../../platform/db/locks.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { TimeSource } from '../../../platform/db/time.ts';
import { type Shares, shareBack, shareLines, takeStake } from '../../bonuses/cash-and-bonus.ts';
import { openBonuses } from '../../bonuses/wagering-repository.ts';
import { type DiceBet, dicePayoutOf, rollOf } from '../../games/dice.ts';
import { lockDiceSeed, useNonce } from '../../games/dice-seeds.ts';
import type { Launched } from '../../games/launches-repository.ts';
import { payoutOf, spin } from '../../games/slot-machine.ts';
import { requireMayStake } from '../../limits/guard.ts';
import { readSale, type Sale } from '../draws-repository.ts';
import type { DrawSecret } from '../seeds.ts';
import type { DrawTime } from '../timetable.ts';
import { ODDS, qualifyingStakeOf } from './last-digit-bets.ts';
import { addPlay, findPlay, type Play } from './repository.ts';
import { addSubOrders } from './sub-orders-repository.ts';
import type { BetDetail, BetTable, DiceDetail, ReelsDetail } from './tables.ts';

/** Category of lottery tickets in bets and ledger. */
export const LOTTERY = 'LOTT';

/** Member and vendor of a bet. */
export type Player = Pick<Launched, 'memberId' | 'merchantCode' | 'vendor'>;

/** A bet and the member's balance after it; for a repeated ticket, the current balance. */
export interface Played {
  readonly play: Play;
  /** Decimal text with two digits. */
  readonly balance: string;
  /** Time of the bet, ms since 1970, in a repeated response; undefined in the first one. */
  readonly firstGivenAt?: number;
}

/** A round of a game. */
export interface GameRound {
  readonly nodeId: number;
  /** Category of the game: `RNG`, `PVP`. */
  readonly category: string;
  /** Idempotency key of the client, a UUID. */
  readonly key: string;
  /** Minor units. */
  readonly stake: bigint;
}

/** Time of a bet: fixed, ms since 1970, or a source read after the last lock. */
type PlayTime = number | TimeSource;

/** Plays a round of the slot machine. Throws ApiError `funds.missing`, 422 if the key belongs to another bet. */
export const playReels = (
  db: Database,
  player: Player,
  { nodeId, category, key, stake }: GameRound,
  time: PlayTime,
  reels: () => string[] = spin,
): Promise<Played> =>
  playOnce(db, player, { key, category, stake, isSame: before => before.node_id === nodeId }, time, () => {
    const symbols = reels();
    const win = stake * BigInt(payoutOf(symbols));
    const detail: ReelsDetail = { symbols };
    return {
      row: { node_id: nodeId, detail: JSON.stringify(detail), state: win > 0n ? 'won' : 'lost' },
      win,
      valid: stake,
    };
  });

/**
 * Rolls the dice with the member's current seeds.
 * @param secret secret of the server seeds
 * @throws ApiError as `playReels`
 */
export const playDice = (
  db: Database,
  player: Player,
  { nodeId, category, key, stake, side, payout }: GameRound & DiceBet,
  time: PlayTime,
  secret: DrawSecret,
): Promise<Played> => {
  const isSame = ({ node_id, detail }: Play) => {
    const before = detail as Partial<DiceDetail>;
    return node_id === nodeId && before.side === side && before.payout === payout;
  };
  return playOnce(db, player, { key, category, stake, isSame }, time, async (trx, at) => {
    const seed = await lockDiceSeed(trx, secret, player.memberId, at);
    await useNonce(trx, seed);
    const seeds = { clientSeed: seed.client_seed, nonce: seed.next_nonce };
    const roll = await rollOf({ ...seeds, serverSeed: seed.secretSeed });
    const win = stake * BigInt(dicePayoutOf(roll, { side, payout }));
    const detail: DiceDetail = { side, payout, roll, seedId: seed.id, ...seeds };
    return {
      row: { node_id: nodeId, detail: JSON.stringify(detail), state: win > 0n ? 'won' : 'lost' },
      win,
      valid: stake,
    };
  });
};

export interface LotteryBet {
  readonly lotteryId: string;
  readonly slot: DrawTime;
  readonly key: string;
  readonly digits: number;
  readonly numbers: readonly string[];
  /** Stake per number, minor units. */
  readonly each: bigint;
}

/**
 * Buys a lottery ticket. The lottery is locked against publications first, so that no ticket is sold on a published
 * result.
 * @param requireOpen throws unless the sale of the draw is open at the time of the bet
 * @throws ApiError `sale.closed` if the draw has a result; errors of `playReels` and `requireOpen`
 */
export const placeBet = (
  db: Database,
  player: Player,
  { lotteryId, slot, key, digits, numbers, each }: LotteryBet,
  time: PlayTime,
  requireOpen: (at: number, sale: Sale) => void,
): Promise<Played> => {
  const detail: BetDetail = { digits, numbers, each: toAmount(each) };
  const stake = each * BigInt(numbers.length);
  const isSame = (before: Play) =>
    before.lottery_id === lotteryId && before.numero === slot.numero && sameBet(before.detail as BetDetail, detail);
  const before = (trx: Trx) => lockLotteries(trx, [lotteryId], 'shared');
  return playOnce(db, player, { key, category: LOTTERY, stake, isSame, before }, time, async (trx, at) => {
    const sale = await readSale(trx, lotteryId, slot.numero);
    if (sale.hasResult) throw saleClosed();
    requireOpen(at, sale);
    return {
      row: {
        lottery_id: lotteryId,
        numero: slot.numero,
        draw_at: slot.drawAt,
        detail: JSON.stringify(detail),
        state: 'waiting',
      },
      win: 0n,
      valid: qualifyingStakeOf({ digits, numbers }, stake),
      after: (trx, { id }) =>
        addSubOrders(
          trx,
          numbers.map(number => ({
            bet_id: id,
            number,
            stake: toDecimal(each),
            odds: ODDS[digits] ?? 0,
            state: 'waiting',
          })),
        ),
    };
  });
};

/** Compares the numbers that were originally bought, including numbers that were canceled later. */
const sameBet = (a: BetDetail, b: BetDetail) =>
  a.each === b.each && (a.bought ?? a.numbers).join() === b.numbers.join();

interface BetRequest {
  readonly key: string;
  readonly category: string;
  /** Minor units. */
  readonly stake: bigint;
  /** Returns whether the stored bet of the key equals the requested one. */
  readonly isSame: (before: Play) => boolean;
  /** Acquires the locks that precede those of accounts. */
  readonly before?: (trx: Trx) => Promise<void>;
}

interface Outcome {
  readonly row: Pick<Insertable<BetTable>, 'detail' | 'state'> & Partial<Insertable<BetTable>>;
  /** Minor units. */
  readonly win: bigint;
  /** Qualifying part of the stake after settlement, minor units. */
  readonly valid: bigint;
  /** Writes further rows with the bet. */
  readonly after?: (trx: Trx, play: Play) => Promise<void>;
}

/** Runs a bet of any kind; calls `decide` only for a new and funded bet. */
const playOnce = (
  db: Database,
  player: Player,
  request: BetRequest,
  time: PlayTime,
  decide: (trx: Trx, at: number) => Outcome | Promise<Outcome>,
): Promise<Played> =>
  db.transaction().execute(async trx => {
    await request.before?.(trx);
    // From here on, other bets of the member wait.
    const accounts = (await lockFunds(trx, [player.memberId])).get(player.memberId);
    const [cash, bonus] = [toUnits(accounts?.cash.balance ?? '0'), toUnits(accounts?.bonus?.balance ?? '0')];
    const before = await findPlay(trx, player.memberId, request.key);
    if (before) {
      if (toUnits(before.stake) !== request.stake || !request.isSame(before)) throw otherPlay();
      // The response of a round is final. The response of a ticket contains the current state.
      const funds =
        before.lottery_id === null
          ? toUnits(
              await readFundsAfter(trx, player.memberId, before.win_transaction_id ?? before.stake_transaction_id),
            )
          : cash + bonus;
      return { play: before, balance: toAmount(funds), firstGivenAt: before.played_at };
    }
    const now = typeof time === 'number' ? time : await time(trx);
    await requireMayStake(trx, player.memberId, request.stake, now);
    // The bonus part of the stake is debited from the open bonus. If no bonus is open, the bonus account is not used.
    const open = request.stake > cash && bonus > 0n ? (await openBonuses(trx, player.memberId))[0] : undefined;
    const stakes = takeStake(request.stake, { cash, bonus: open ? bonus : 0n });
    if (!accounts || !stakes) throw fundsMissing();
    const { row, win, valid, after } = await decide(trx, now);
    const move = (kind: 'bet' | 'win', shares: Shares) =>
      post(trx, {
        kind,
        now,
        category: request.category,
        lines: shareLines(accounts, shares, kind === 'bet' ? -1n : 1n),
      });
    const staked = { stake: toDecimal(request.stake), bonus_stake: toDecimal(stakes.bonus) };
    const bet = await move('bet', stakes);
    const play = await addPlay(trx, {
      ...row,
      ...staked,
      bonus_id: stakes.bonus > 0n ? open?.id : null,
      member_id: player.memberId,
      idempotency_key: request.key,
      vendor: player.vendor,
      category: request.category,
      qualifying_stake: toDecimal(valid),
      win: toDecimal(win),
      played_at: now,
      settled_at: row.state === 'waiting' ? null : now,
      stake_transaction_id: bet,
      win_transaction_id: win > 0n ? await move('win', shareBack(win, staked)) : null,
    });
    await after?.(trx, play);
    return { play, balance: toAmount(cash + bonus - request.stake + win) };
  });

const otherPlay = () =>
  new ApiError('play.conflict', 'This key is that of another play; a new play requires a new key.');

export const saleClosed = () => new ApiError('sale.closed', 'The sale for this draw is closed.');

const fundsMissing = () => new ApiError('funds.missing', 'There is not enough play money for this stake.');
