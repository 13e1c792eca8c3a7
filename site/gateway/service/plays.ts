/**
 * Playing with play money. Stake, outcome and win stand in one transaction of the database, and the same key of the same member is
 * the same play however often it is sent: a lost answer costs nobody a second stake.
 */
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { BetDetail, PlayTable, ReelsDetail } from '../db/schema-plays.ts';
import { Refusal } from '../http/reply.ts';
import type { Launched } from '../store/launches.ts';
import { accountOf, lockAccount } from '../store/ledger.ts';
import { addPlay, findPlay, type Play } from '../store/plays.ts';
import { move, toAmount, toDecimal, toUnits } from './ledger.ts';
import { payOf, spin } from './reels.ts';
import type { Slot } from './timetable.ts';

/** Who plays what. */
export type Player = Pick<Launched, 'memberId' | 'merchantCode' | 'vendor'>;

/** A play and what the member has after it. */
export interface Played {
  readonly play: Play;
  /** Decimal text with two digits. */
  readonly balance: string;
}

export interface ReelsRound {
  readonly nodeId: number;
  /** Chosen by the client, a UUID. */
  readonly key: string;
  /** Minor units. */
  readonly stake: bigint;
}

/** A round of the reels. Throws Refusal `funds.missing`, 422 when the key is that of another play. */
export const playReels = (
  db: Database,
  player: Player,
  { nodeId, key, stake }: ReelsRound,
  now: number,
  reels: () => string[] = spin,
): Promise<Played> =>
  playOnce(db, player, { key, stake, isSame: before => before.node_id === nodeId }, now, () => {
    const symbols = reels();
    const win = stake * BigInt(payOf(symbols));
    const detail: ReelsDetail = { symbols };
    return { row: { node_id: nodeId, detail: JSON.stringify(detail), state: win > 0n ? 'won' : 'lost' }, win };
  });

export interface LotteryBet {
  readonly lotteryId: string;
  readonly slot: Slot;
  readonly key: string;
  readonly digits: number;
  readonly numbers: readonly string[];
  /** For each of the numbers, minor units. */
  readonly each: bigint;
}

/** Buys a lottery ticket, whose draw has to be open for sale. Throws as `playReels`, and what `requireOpen` throws. */
export const placeBet = (
  db: Database,
  player: Player,
  { lotteryId, slot, key, digits, numbers, each }: LotteryBet,
  now: number,
  requireOpen: () => void,
): Promise<Played> => {
  const detail: BetDetail = { digits, numbers, each: toAmount(each) };
  const stake = each * BigInt(numbers.length);
  const isSame = (before: Play) =>
    before.lottery_id === lotteryId && before.numero === slot.numero && sameBet(before.detail as BetDetail, detail);
  return playOnce(db, player, { key, stake, isSame }, now, () => {
    requireOpen();
    return {
      row: {
        lottery_id: lotteryId,
        numero: slot.numero,
        draw_at: slot.drawAt,
        detail: JSON.stringify(detail),
        state: 'waiting',
      },
      win: 0n,
    };
  });
};

const sameBet = (a: BetDetail, b: BetDetail) => a.each === b.each && a.numbers.join() === b.numbers.join();

interface Asked {
  readonly key: string;
  /** Minor units. */
  readonly stake: bigint;
  /** Is the play that was found by the key the one asked for? */
  readonly isSame: (before: Play) => boolean;
}

interface Outcome {
  readonly row: Pick<Insertable<PlayTable>, 'detail' | 'state'> & Partial<Insertable<PlayTable>>;
  /** Minor units. */
  readonly win: bigint;
}

/** Does what a play of any kind does; `decide` is asked only when the play is new and paid for. */
const playOnce = (db: Database, player: Player, asked: Asked, now: number, decide: () => Outcome): Promise<Played> =>
  db.transaction().execute(async trx => {
    // From here on the member's other plays wait.
    const account = await lockAccount(trx, player.memberId);
    const funds = toUnits(account?.balance ?? '0');
    const before = await findPlay(trx, player.memberId, asked.key);
    if (before) {
      if (toUnits(before.stake) !== asked.stake || !asked.isSame(before)) throw otherPlay();
      return { play: before, balance: toAmount(funds) };
    }
    if (!account || funds < asked.stake) throw fundsMissing();
    const { row, win } = decide();
    const books = { own: account.id, house: await accountOf(trx, player.merchantCode, null) };
    const bet = await move(trx, 'bet', books, -asked.stake, now);
    const play = await addPlay(trx, {
      ...row,
      member_id: player.memberId,
      play_key: asked.key,
      vendor: player.vendor,
      stake: toDecimal(asked.stake),
      win: toDecimal(win),
      played_at: now,
      settled_at: row.state === 'waiting' ? null : now,
      bet_id: bet,
      win_id: win > 0n ? await move(trx, 'win', books, win, now) : null,
    });
    return { play, balance: toAmount(funds - asked.stake + win) };
  });

const otherPlay = () =>
  new Refusal(422, 'play.conflict', 'This key is that of another play; a new play wants a new key.');

const fundsMissing = () => new Refusal(200, 'funds.missing', 'There is not enough play money for this stake.');
