/**
 * Response types of the games. Amounts are decimal text with two digits, times ms since 1970; pages import only the
 * types.
 */
import type { Selectable } from 'kysely';
import { toAmount, toUnits } from 'lobbykit/domain';
import type { DiceSide } from '../../features/games/dice.ts';
import { SYMBOLS } from '../../features/games/slot-machine.ts';
import type { DiceSeedTable } from '../../features/games/tables.ts';
import { ODDS, specialOf } from '../../features/lottery/bets/last-digit-bets.ts';
import type { Play } from '../../features/lottery/bets/repository.ts';
import type { BetDetail, DiceDetail, PlayState, ReelsDetail } from '../../features/lottery/bets/tables.ts';

/** Appearance that the framing page sends to a game; null if unknown. */
export interface GameAppearance {
  readonly theme: 'light' | 'dark' | null;
  /** EN, VI, PT. */
  readonly language: string | null;
  readonly hideBalance: boolean;
}

/** Common data of a game at its start. */
export interface Opened {
  /** Authorizes all further calls; kept only in the page's memory. */
  readonly pass: string;
  readonly kind: 'reels' | 'dice' | 'lottery';
  readonly name: string;
  /** URL of the image. */
  readonly image: string;
  /** EN, VI or PT; English for other languages. */
  readonly language: string;
  readonly currencySymbol: string;
  /** IANA name of the zone for displayed times. */
  readonly zone: string;
  readonly balance: string;
  /** Available stakes, ascending. */
  readonly stakes: readonly string[];
  /** True if this demo replaces a vendor's game of another family. */
  readonly isDemo: boolean;
  readonly launch: LaunchData;
}

/** Launch data that a vendor would receive, without the token. */
export interface LaunchData {
  readonly merchant: string;
  readonly vendor: string;
  /** The vendor's code of the game, or the code of a lottery. */
  readonly game: string;
  readonly category: string;
  /** Language code of the launch. */
  readonly language: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly account: 'guest' | 'member' | 'agent';
}

export interface ReelsOpened extends Opened {
  readonly kind: 'reels';
  /** Return to player, percent. */
  readonly returnPercent: number;
  readonly pays: readonly { readonly symbol: string; readonly three: number; readonly two: number }[];
}

export interface LotteryOpened extends Opened {
  readonly kind: 'lottery';
  /** Payout of a winning number in stakes, by number of digits. */
  readonly odds: readonly { readonly digits: number; readonly pays: number }[];
  readonly maxNumbers: number;
}

export interface DiceOpened extends Opened {
  readonly kind: 'dice';
  /** Return to player of every bet, percent. */
  readonly returnPercent: number;
  /** Available payouts in stakes, ascending. */
  readonly payouts: readonly number[];
}

export type GameOpened = ReelsOpened | DiceOpened | LotteryOpened;

export interface RoundResponse {
  readonly symbols: readonly string[];
  readonly win: string;
  readonly balance: string;
}

/** A roll of the dice. */
export interface Roll {
  readonly id: string;
  /** 0 to 99. */
  readonly roll: number;
  readonly side: DiceSide;
  /** Payout of a winning roll, in stakes. */
  readonly payout: number;
  readonly stake: string;
  readonly win: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** SHA-256 of the server seed. */
  readonly commitment: string;
  /** 64 hex digits; null until revealed. */
  readonly serverSeed: string | null;
}

export interface RollResponse {
  readonly roll: Roll;
  readonly win: string;
  readonly balance: string;
}

/** Response with a member's dice game: the seeds of the next roll and the latest rolls. */
export interface DiceResponse {
  /** Seeds of the next roll. */
  readonly next: { readonly commitment: string; readonly clientSeed: string; readonly nonce: number };
  /** Newest first. */
  readonly rolls: readonly Roll[];
}

export interface Ticket {
  readonly id: string;
  readonly numero: string;
  readonly drawAt: number;
  readonly numbers: readonly string[];
  readonly each: string;
  readonly stake: string;
  readonly win: string;
  readonly state: Exclude<PlayState, 'cancelled'>;
  /** Special prize of the draw; '' if the draw has no result. */
  readonly special: string;
}

/** Response with a lottery's draw on sale, the latest result, and the member's tickets and balance. */
export interface LotteryResponse {
  /** Draw open for sale, null while the lottery is off sale. */
  readonly draw: {
    readonly numero: string;
    readonly closeAt: number;
    readonly drawAt: number;
    /** SHA-256 of the draw's seed, fixed before the first ticket; null if the draw is not verifiable. */
    readonly commitment: string | null;
  } | null;
  /** Next draw, regardless of whether its sale is closed. */
  readonly due: { readonly numero: string; readonly drawAt: number };
  readonly last: { readonly numero: string; readonly drawAt: number; readonly special: string } | null;
  readonly tickets: readonly Ticket[];
  readonly balance: string;
}

export const PAYS: ReelsOpened['pays'] = SYMBOLS.map(({ name, three, two }) => ({ symbol: name, three, two }));

export const toOdds = (digits: readonly number[]): LotteryOpened['odds'] =>
  digits.map(count => ({ digits: count, pays: ODDS[count] ?? 0 }));

const STEPS = ['0.05', '0.10', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '500.00'];

/** Returns the stakes that a game offers: minimum, maximum, and the values of STEPS between them. */
export function toStakes(min: bigint, max: bigint): string[] {
  const between = STEPS.map(toUnits).filter(step => step > min && step < max);
  return [min, ...between, ...(max > min ? [max] : [])].map(units => toAmount(units));
}

export const toRound = ({ detail, win }: Play, balance: string): RoundResponse => ({
  symbols: (detail as ReelsDetail).symbols,
  win: toAmount(toUnits(win)),
  balance,
});

export function toRoll(
  { id, detail, stake, win }: Play,
  { commitment, server_seed }: Pick<Selectable<DiceSeedTable>, 'commitment' | 'server_seed'>,
): Roll {
  const { roll, side, payout, clientSeed, nonce } = detail as DiceDetail;
  return {
    id: String(id),
    roll,
    side,
    payout,
    stake: toAmount(toUnits(stake)),
    win: toAmount(toUnits(win)),
    clientSeed,
    nonce,
    commitment,
    serverSeed: server_seed,
  };
}

export function toTicket(
  play: Play & { readonly state: Ticket['state']; readonly winning_number: string | null },
): Ticket {
  const { numbers, each } = play.detail as BetDetail;
  return {
    id: String(play.id),
    numero: play.numero ?? '',
    drawAt: play.draw_at ?? play.played_at,
    numbers,
    each,
    stake: toAmount(toUnits(play.stake) - toUnits(play.canceled_stake)),
    win: toAmount(toUnits(play.win)),
    state: play.state,
    special: play.winning_number === null ? '' : specialOf(play.winning_number),
  };
}
