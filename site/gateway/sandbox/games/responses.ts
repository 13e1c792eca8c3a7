/**
 * Responses of the games. Amounts are decimal text with two digits, times are ms since 1970. Pages import the types
 * only.
 */
import type { Selectable } from 'kysely';
import { toAmount, toUnits } from 'lobbykit/domain';
import type { DiceSide } from '../../features/games/dice.ts';
import { SYMBOLS } from '../../features/games/slot-machine.ts';
import type { DiceSeedTable } from '../../features/games/tables.ts';
import { ODDS, specialOf } from '../../features/lottery/bets/last-digit-bets.ts';
import type { Play } from '../../features/lottery/bets/repository.ts';
import type { BetDetail, DiceDetail, PlayState, ReelsDetail } from '../../features/lottery/bets/tables.ts';

/** Appearance that the framing page sets; null for a property that it does not set. */
export interface GameAppearance {
  readonly theme: 'light' | 'dark' | null;
  /** Language code: EN, VI or PT. */
  readonly language: string | null;
  readonly hideBalance: boolean;
}

/** Data that all games receive at their start. */
export interface Opened {
  /** Access token for all further calls; only in the memory of the page. */
  readonly pass: string;
  readonly kind: 'reels' | 'dice' | 'lottery';
  readonly name: string;
  /** URL of the game's cover. */
  readonly image: string;
  /** Language of the page: EN, VI or PT; EN for members with another language. */
  readonly language: string;
  readonly currencySymbol: string;
  /** IANA name of the time zone in which times are shown. */
  readonly zone: string;
  readonly balance: string;
  /** Stakes that can be selected, ascending. */
  readonly stakes: readonly string[];
  /** True if this game replaces a vendor's game of another kind, so that the page has to state this. */
  readonly isDemo: boolean;
  readonly launch: LaunchData;
}

/** Data that a vendor would receive at a launch, without the launch token. */
export interface LaunchData {
  readonly merchant: string;
  readonly vendor: string;
  /** Vendor's code of the game, or code of the lottery. */
  readonly game: string;
  readonly category: string;
  /** Language code in the launch request. */
  readonly language: string;
  /** Currency code (ISO 4217). */
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
  /** Payout of a winning number as a multiple of its stake, by number of digits. */
  readonly odds: readonly { readonly digits: number; readonly pays: number }[];
  readonly maxNumbers: number;
}

export interface DiceOpened extends Opened {
  readonly kind: 'dice';
  /** Return to player of every bet, percent. */
  readonly returnPercent: number;
  /** Payouts that can be selected, as multiples of the stake, ascending. */
  readonly payouts: readonly number[];
}

export type GameOpened = ReelsOpened | DiceOpened | LotteryOpened;

export interface RoundResponse {
  readonly symbols: readonly string[];
  readonly win: string;
  readonly balance: string;
}

/** Roll of the dice. */
export interface Roll {
  readonly id: string;
  /** Rolled number, 0 to 99. */
  readonly roll: number;
  readonly side: DiceSide;
  /** Payout of a winning roll, as a multiple of the stake. */
  readonly payout: number;
  readonly stake: string;
  readonly win: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** SHA-256 of the server seed, published before the roll. */
  readonly commitment: string;
  /** Server seed, 64 hex digits; null until revealed. */
  readonly serverSeed: string | null;
}

export interface RollResponse {
  readonly roll: Roll;
  readonly win: string;
  readonly balance: string;
}

/** State of a member's dice game. */
export interface DiceResponse {
  /** Seeds of the next roll. */
  readonly next: { readonly commitment: string; readonly clientSeed: string; readonly nonce: number };
  /** Latest rolls, newest first. */
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
  /** Special prize of the draw; '' until the draw has a result. */
  readonly special: string;
}

/** State of a lottery: draw on sale, latest result, and the member's tickets and balance. */
export interface LotteryResponse {
  /** Draw on sale; null while the lottery is not on sale. */
  readonly draw: {
    readonly numero: string;
    readonly closeAt: number;
    readonly drawAt: number;
    /** SHA-256 of the draw's seed, published before the first ticket was sold; null if the draw is not verifiable. */
    readonly commitment: string | null;
  } | null;
  /** Next draw, even if its sale is closed. */
  readonly due: { readonly numero: string; readonly drawAt: number };
  readonly last: { readonly numero: string; readonly drawAt: number; readonly special: string } | null;
  readonly tickets: readonly Ticket[];
  readonly balance: string;
}

export const PAYS: ReelsOpened['pays'] = SYMBOLS.map(({ name, three, two }) => ({ symbol: name, three, two }));

export const toOdds = (digits: readonly number[]): LotteryOpened['odds'] =>
  digits.map(count => ({ digits: count, pays: ODDS[count] ?? 0 }));

const STEPS = ['0.05', '0.10', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '500.00'];

/** Returns the stakes that can be selected: minimum, maximum, and all values of STEPS in between. */
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
