/**
 * Response types of the games. Amounts are decimal text with two digits, times ms since 1970; pages import only the
 * types.
 */
import { toAmount, toUnits } from 'lobbykit/domain';
import { SYMBOLS } from '../../features/games/slot-machine.ts';
import { ODDS, specialOf } from '../../features/lottery/bets/last-digit-bets.ts';
import type { Play } from '../../features/lottery/bets/repository.ts';
import type { BetDetail, PlayState, ReelsDetail } from '../../features/lottery/bets/tables.ts';

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
  readonly kind: 'reels' | 'lottery';
  readonly name: string;
  /** Address of the image. */
  readonly image: string;
  /** EN, VI or PT; English for other languages. */
  readonly language: string;
  readonly currencySymbol: string;
  /** IANA name of the zone for displayed times. */
  readonly zone: string;
  readonly balance: string;
  /** Available stakes, ascending. */
  readonly stakes: readonly string[];
}

export interface ReelsOpened extends Opened {
  readonly kind: 'reels';
  readonly pays: readonly { readonly symbol: string; readonly three: number; readonly two: number }[];
}

export interface LotteryOpened extends Opened {
  readonly kind: 'lottery';
  /** Payout of a winning number in stakes, by number of digits. */
  readonly odds: readonly { readonly digits: number; readonly pays: number }[];
  readonly maxNumbers: number;
}

export type GameOpened = ReelsOpened | LotteryOpened;

export interface RoundResponse {
  readonly symbols: readonly string[];
  readonly win: string;
  readonly balance: string;
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
  /** Special prize of the draw, '' if missing. */
  readonly special: string;
}

/** State of a lottery. */
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
