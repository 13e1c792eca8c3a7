/** Requests to the server of the games. The access token is only in the memory of this page. */
import type { DiceBet } from '../../../features/games/dice.ts';
import type { DiceResponse, GameOpened, LotteryResponse, RollResponse, RoundResponse } from '../responses.ts';

/** Error of a rejected request with its error code. If there was no response, the code is ''. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /**
   * @param opensAt end of the limit or exclusion that caused the error, ms since 1970; null if permanent, undefined for
   * other errors
   */
  constructor(
    readonly code: string,
    readonly opensAt?: number | null,
  ) {
    super(code);
  }
}

const TIMEOUT_MS = 15_000;

/** Difference between the server's time and the page's monotonic clock, ms. */
let offset = 0;

/** Returns the current time of the server, ms since 1970. */
export const serverNow = (): number => performance.now() + offset;

export const enter = (ticket: string) => callApi<GameOpened>('enter', { ticket });

/**
 * Creates the requests of a game session. Rounds and bets have an idempotency key, so that they can be retried safely.
 */
export const sessionOfGame = (pass: string) => ({
  play: (round: { readonly key: string; readonly stake: string }) => callApi<RoundResponse>('play', round, pass),
  roll: (round: DiceBet & { readonly key: string; readonly stake: string }) =>
    callApi<RollResponse>('roll', round, pass),
  dice: () => callApi<DiceResponse>('dice', undefined, pass),
  setClientSeed: (clientSeed: string) => callApi<DiceResponse>('dice/client-seed', { clientSeed }, pass),
  revealSeed: (commitment: string) => callApi<DiceResponse>('dice/reveal', { commitment }, pass),
  bet: (bet: {
    readonly key: string;
    readonly numero: string;
    readonly digits: number;
    readonly numbers: readonly string[];
    readonly each: string;
  }) => callApi<LotteryResponse>('bet', bet, pass),
  lottery: () => callApi<LotteryResponse>('lottery', undefined, pass),
  /** Long poll that resolves regularly and rejects when the game session has ended. */
  watch: () => callApi<null>('visit', undefined, pass),
  seen: (numero: string) => callApi<null>('seen', { numero }, pass),
});

export type GameSession = ReturnType<typeof sessionOfGame>;

/**
 * Returns a random UUID. `crypto.randomUUID` does not exist on pages loaded by plain HTTP, as from other devices in the
 * local network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Returns the end of the limit or exclusion in an error: limits contain the start of the next period, exclusions their
 * end.
 */
function opensAtOf(value: unknown): number | null | undefined {
  const { opensAt, until } = Object(value) as { readonly opensAt?: number; readonly until?: number | null };
  return opensAt ?? until;
}

/**
 * Sends a request, as a POST if there is a body.
 * @throws CallError
 */
export async function callApi<T>(path: string, body?: object, pass?: string): Promise<T> {
  const sent = performance.now();
  const response = await fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(pass && { Authorization: `Bearer ${pass}` }),
    },
    body: body && JSON.stringify(body),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(response => response.json())
    .catch(() => {
      throw new CallError('');
    });
  if (typeof response.serverTime === 'number') offset = response.serverTime - (sent + performance.now()) / 2;
  if (!response.success) throw new CallError(String(response.errorCode), opensAtOf(response.value));
  return response.value;
}
