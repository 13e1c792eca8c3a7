/** Games of the sandbox: start of a game session, rounds of the slot machine and the dice, lottery tickets. */
import { isTrial, mayUse, toUnits } from 'lobbykit/domain';
import { DICE_PAYOUTS, DICE_RETURN, type DiceBet } from '../../features/games/dice.ts';
import { lockDiceSeed, readDiceSeeds, revealDiceSeed, setClientSeed } from '../../features/games/dice-seeds.ts';
import { type InHouseGame, inHouseGameOf, isDemoOf } from '../../features/games/in-house-games.ts';
import { findLaunchable, readLottery } from '../../features/games/launchable-repository.ts';
import { enter, gameUnknown, requireAccessToken, requireGameSession } from '../../features/games/launches.ts';
import type { Launched } from '../../features/games/launches-repository.ts';
import { REELS_RETURN } from '../../features/games/slot-machine.ts';
import { areTicketNumbers, digitsOf, MAX_NUMBERS, specialOf } from '../../features/lottery/bets/last-digit-bets.ts';
import { readRolls, readTickets } from '../../features/lottery/bets/repository.ts';
import { LOTTERY, placeBet, playDice, playReels, saleClosed } from '../../features/lottery/bets/service.ts';
import type { DiceDetail } from '../../features/lottery/bets/tables.ts';
import { type Level, parseLevels } from '../../features/lottery/prize-levels.ts';
import { findCommitment } from '../../features/lottery/results-repository.ts';
import type { DrawSecret } from '../../features/lottery/seeds.ts';
import { type DrawTime, drawTimeNamed, nextDrawTime, parseTimetable } from '../../features/lottery/timetable.ts';
import { readTerms } from '../../features/merchants/merchants-repository.ts';
import { markResult } from '../../features/messages/repository.ts';
import { balanceOf } from '../../ledger/posting.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Database, Game, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { coverUrl } from '../../platform/http/picture-paths.ts';
import type { IdempotentResult } from '../../platform/idempotency/member-calls.ts';
import { createKeyedQueue } from '../../platform/jobs/keyed-queue.ts';
import { localize } from '../../platform/localized-text.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import type { GameSessions } from './game-sessions.ts';
import {
  type DiceResponse,
  type GameOpened,
  type LotteryResponse,
  PAYS,
  type RollResponse,
  type RoundResponse,
  toOdds,
  toRoll,
  toRound,
  toStakes,
  toTicket,
} from './responses.ts';

/**
 * Maximum queued calls per member. A page sends its calls one after another, and a browser opens at most six
 * connections per host.
 */
const MAX_AT_ONCE = 16;
/** Maximum tickets in a response. */
const SHOWN_TICKETS = 20;
/** Maximum rolls in a response. */
const SHOWN_ROLLS = 10;

export interface Games {
  enter(ticket: string): Promise<GameOpened>;
  /** Plays a round of the slot machine. For a repeated key, returns the first result with its balance (PAY-03). */
  play(pass: string, round: RoundRequest): Promise<IdempotentResult<RoundResponse>>;
  /** Rolls the dice. For a repeated key, returns the first result, as `play` does. */
  roll(pass: string, round: RoundRequest & DiceBet): Promise<IdempotentResult<RollResponse>>;
  dice(pass: string): Promise<DiceResponse>;
  /** Sets the client seed for the next rolls. */
  setClientSeed(pass: string, change: { readonly clientSeed: string }): Promise<DiceResponse>;
  /**
   * Reveals the server seed with this commitment, and starts another one. Does nothing if the current server seed has
   * another commitment.
   */
  revealSeed(pass: string, seed: { readonly commitment: string }): Promise<DiceResponse>;
  /** Buys a ticket and returns the state of the lottery. For a repeated key, buys no second ticket. */
  bet(pass: string, bet: Bet): Promise<IdempotentResult<LotteryResponse>>;
  lottery(pass: string): Promise<LotteryResponse>;
  /** Long poll that resolves with null while the game session is active. Throws ApiError when it has ended. */
  gameSession(pass: string): Promise<null>;
  /** Marks the inbox message about a draw as read, because the game has shown the result. */
  seen(pass: string, draw: { readonly numero: string }): Promise<null>;
}

export interface RoundRequest {
  readonly key: string;
  /** Stake as decimal text. */
  readonly stake: string;
}

export interface Bet {
  readonly key: string;
  /** Number of the draw that the page has shown as open. */
  readonly numero: string;
  readonly digits: number;
  readonly numbers: readonly string[];
  readonly each: string;
}

export interface GamesContext {
  readonly db: Database;
  readonly gameSessions: GameSessions;
  /** Returns the secret from which the server seeds of the dice are derived. */
  readonly diceSecret: () => DrawSecret;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export function createGames({ db, gameSessions, diceSecret, now }: GamesContext): Games {
  const introduce = async (launched: Launched, pass: string): Promise<GameOpened> => {
    const { memberId, memberType, merchantCode, vendor, language } = launched;
    const [{ currency, currencySymbol, zone }, balance] = [
      await readTerms(db, merchantCode),
      await balanceOf(db, memberId),
    ];
    const common = { pass, language, currencySymbol, zone, balance };
    const actor = { type: memberType };
    const account = isTrial(actor) ? 'guest' : mayUse('seeTeam', actor) ? 'agent' : 'member';
    const carried = { merchant: merchantCode, vendor, language, currency, account } as const;
    if (launched.lotteryId !== null) {
      const { lottery } = await readLottery(db, launched.lotteryId);
      return {
        ...common,
        kind: 'lottery',
        isDemo: false,
        launch: { ...carried, game: lottery.code, category: LOTTERY },
        name: localize(lottery.names, language),
        image: `/art/lottery/${lottery.code}.svg`,
        stakes: (await limits(db, null)).choices,
        odds: toOdds(digitsOf(parseLevels(lottery.prize_levels))),
        maxNumbers: MAX_NUMBERS,
      };
    }
    const game = await requireGame(db, launched);
    const shown = {
      ...common,
      isDemo: isDemoOf(game),
      launch: { ...carried, game: game.game_id, category: game.game_type },
      name: localize(game.names, language),
      image: coverUrl(game, language),
      stakes: (await limits(db, game.min_bet)).choices,
    };
    return inHouseGameOf(game) === 'dice'
      ? { ...shown, kind: 'dice', returnPercent: DICE_RETURN, payouts: DICE_PAYOUTS }
      : { ...shown, kind: 'reels', returnPercent: REELS_RETURN, pays: PAYS };
  };

  const lotteryOf = async ({ lotteryId, memberId }: Launched) => {
    if (lotteryId === null) throw wrongGame();
    const { lottery, last } = await readLottery(db, lotteryId);
    const levels = parseLevels(lottery.prize_levels);
    const lockMs = lottery.lock_seconds * 1_000;
    const timetable = parseTimetable(lottery.timetable);
    const slot = (): DrawTime => nextDrawTime(timetable, now() + lockMs);
    const buildResponse = async (): Promise<LotteryResponse> => {
      const open = slot();
      const commitment = await findCommitment(db, lotteryId, open.numero);
      return {
        draw: lottery.on_sale ? { ...open, closeAt: open.drawAt - lockMs, commitment } : null,
        due: nextDrawTime(timetable, now()),
        last: last && { numero: last.numero, drawAt: last.draw_at, special: specialOf(last.winning_number) },
        tickets: (await readTickets(db, memberId, lotteryId, SHOWN_TICKETS)).map(toTicket),
        balance: await balanceOf(db, memberId),
      };
    };
    return { lotteryId, levels, timetable, buildResponse };
  };

  /** Changes the seeds of the dice, if `change` is given, and returns their state. */
  const diceState = async (launched: Launched, change?: (trx: Trx) => Promise<void>): Promise<DiceResponse> => {
    requireKind(await requireGame(db, launched), 'dice');
    return db.transaction().execute(async trx => {
      await change?.(trx);
      const { commitment, client_seed, next_nonce } = await lockDiceSeed(trx, diceSecret(), launched.memberId, now());
      const rolls = await readRolls(trx, launched.memberId, SHOWN_ROLLS);
      const seeds = await readDiceSeeds(trx, [...new Set(rolls.map(({ detail }) => (detail as DiceDetail).seedId))]);
      return {
        next: { commitment, clientSeed: client_seed, nonce: next_nonce },
        rolls: rolls.map(play => toRoll(play, seeds.get((play.detail as DiceDetail).seedId)!)),
      };
    });
  };

  const queue = createKeyedQueue<number>(MAX_AT_ONCE);
  /** Runs the calls of a member one after another. */
  const inTurn = async <T>(pass: string, work: (launched: Launched) => Promise<T>): Promise<T> => {
    const launched = await requireAccessToken(db, pass, now());
    return queue.run(launched.memberId, () => work(launched));
  };

  return {
    async enter(ticket) {
      const { pass, launched } = await enter(db, ticket, now());
      return introduce(launched, pass);
    },
    play: (pass, round) =>
      inTurn(pass, async launched => {
        const played = await playReels(db, launched, await readRound(db, launched, 'reels', round), timeOf);
        return { value: toRound(played.play, played.balance), firstGivenAt: played.firstGivenAt };
      }),
    roll: (pass, { side, payout, ...round }) =>
      inTurn(pass, async launched => {
        const bet = { ...(await readRound(db, launched, 'dice', round)), side, payout };
        const { play, balance, firstGivenAt } = await playDice(db, launched, bet, timeOf, diceSecret());
        const { seedId } = play.detail as DiceDetail;
        const { commitment = '' } = (await readDiceSeeds(db, [seedId])).get(seedId) ?? {};
        // A repeated response must equal the first one, so that it never contains the server seed, even if it was
        // revealed since.
        const roll = toRoll(play, { commitment, server_seed: null });
        return { value: { roll, win: roll.win, balance }, firstGivenAt };
      }),
    dice: pass => inTurn(pass, diceState),
    setClientSeed: (pass, { clientSeed }) =>
      inTurn(pass, launched =>
        diceState(launched, trx =>
          setClientSeed(trx, diceSecret(), { memberId: launched.memberId, clientSeed, now: now() }),
        ),
      ),
    revealSeed: (pass, { commitment }) =>
      inTurn(pass, launched =>
        diceState(launched, trx =>
          revealDiceSeed(trx, diceSecret(), { memberId: launched.memberId, commitment, now: now() }),
        ),
      ),
    bet: (pass, { key, numero, digits, numbers, each }) =>
      inTurn(pass, async launched => {
        const { lotteryId, levels, timetable, buildResponse } = await lotteryOf(launched);
        requireNumbers(levels, digits, numbers);
        const units = requireStake(each, await limits(db, null));
        // An invalid draw number is rejected below, because it differs from the number of the open draw.
        const slot = drawTimeNamed(timetable, numero) ?? { numero, drawAt: 0 };
        const bet = { lotteryId, slot, key, digits, numbers, each: units };
        const { firstGivenAt } = await placeBet(db, launched, bet, timeOf, (at, sale) => {
          const open = nextDrawTime(parseTimetable(sale.timetable), at + sale.lockMs);
          if (!sale.onSale || open.numero !== numero) throw saleClosed();
        });
        return { value: await buildResponse(), firstGivenAt };
      }),
    lottery: pass => inTurn(pass, async launched => (await lotteryOf(launched)).buildResponse()),
    async gameSession(pass) {
      await gameSessions.wait(await requireGameSession(db, pass, now()));
      await requireGameSession(db, pass, now());
      return null;
    },
    seen: (pass, { numero }) =>
      inTurn(pass, async ({ memberId, lotteryId }) => {
        if (lotteryId === null) throw wrongGame();
        await markResult(db, { memberId, lotteryId, numero, now: now() });
        return null;
      }),
  };
}

/**
 * Returns the launched game. Throws ApiError `game.unknown` if the game is no longer available, 409 if the access token
 * is for a lottery.
 */
async function requireGame(db: Database, { merchantCode, nodeId, vendor }: Launched) {
  if (nodeId === null) throw wrongGame();
  const game = await findLaunchable(db, merchantCode, { nodeId, vendor });
  if (!game) throw gameUnknown();
  return game;
}

/**
 * Returns a round of the launched game, with a valid stake. Throws ApiError 409 if another kind of game was launched.
 */
async function readRound(db: Database, launched: Launched, kind: InHouseGame, { key, stake }: RoundRequest) {
  const game = await requireGame(db, launched);
  requireKind(game, kind);
  const units = requireStake(stake, await limits(db, game.min_bet));
  return { nodeId: game.node_id, category: game.game_type, key, stake: units };
}

function requireKind(game: Game, kind: InHouseGame): void {
  if (inHouseGameOf(game) !== kind) throw wrongGame();
}

interface Limits {
  readonly min: bigint;
  readonly max: bigint;
  readonly choices: readonly string[];
}

/**
 * Returns the limits of stakes.
 * @param minBet minimum stake of the game; null for the default
 */
async function limits(db: Database, minBet: string | null): Promise<Limits> {
  const { minStake, maxStake } = await readSetting(db, 'play');
  const [min, max] = [toUnits(minBet ?? minStake), toUnits(maxStake)];
  return { min, max, choices: toStakes(min, max) };
}

function requireStake(text: string, { min, max, choices }: Limits): bigint {
  const units = toUnits(text);
  if (units >= min && units <= max) return units;
  throw new ApiError('stake.wrong', `A stake is at least ${choices[0]} and at most ${choices.at(-1)}.`);
}

function requireNumbers(levels: readonly Level[], digits: number, numbers: readonly string[]): void {
  if (digitsOf(levels).includes(digits) && areTicketNumbers(numbers, digits)) return;
  throw new ApiError(
    'numbers.wrong',
    `A ticket has 1 to ${MAX_NUMBERS} different numbers of ${digitsOf(levels).join(' or ')} digits.`,
  );
}

const wrongGame = () => new ApiError('game.wrong', 'This visit is one to another kind of game.');
