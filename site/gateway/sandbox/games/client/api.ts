/** Calls to the server of the games. The pass stays in the memory of this page. */
import type { GameOpened, LotteryResponse, RoundResponse } from '../answers.ts';

/** A call that was refused by a code, or got no answer: then the code is ''. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** @param opensAt when it works again, ms since 1970; null where it never does, undefined where that is of no matter */
  constructor(
    readonly code: string,
    readonly opensAt?: number | null,
  ) {
    super(code);
  }
}

const TIMEOUT_MS = 15_000;

/** Server time minus the time of this page, ms. */
let offset = 0;

/** Server time, ms since 1970. */
export const serverNow = (): number => performance.now() + offset;

export const enter = (ticket: string) => ask<GameOpened>('enter', { ticket });

/** The calls of a visit. A round or a bet has a key: the same key is the same play, so that it may be sent again. */
export const sessionOfGame = (pass: string) => ({
  play: (round: { readonly key: string; readonly stake: string }) => ask<RoundResponse>('play', round, pass),
  bet: (bet: {
    readonly key: string;
    readonly numero: string;
    readonly digits: number;
    readonly numbers: readonly string[];
    readonly each: string;
  }) => ask<LotteryResponse>('bet', bet, pass),
  lottery: () => ask<LotteryResponse>('lottery', undefined, pass),
  /** Answers when there may be something new of the visit. */
  watch: () => ask<null>('visit', undefined, pass),
  seen: (numero: string) => ask<null>('seen', { numero }, pass),
});

export type GameSession = ReturnType<typeof sessionOfGame>;

/** A UUID; `crypto.randomUUID` is missing on plain http, where a phone in the same network comes by. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Own limits say when they open again, breaks when they end. */
function opensAtOf(value: unknown): number | null | undefined {
  const { opensAt, until } = Object(value) as { readonly opensAt?: number; readonly until?: number | null };
  return opensAt ?? until;
}

/** One call, a POST where there is a body. @throws CallError */
export async function ask<T>(path: string, body?: object, pass?: string): Promise<T> {
  const sent = performance.now();
  const answer = await fetch(`/api/${path}`, {
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
  if (typeof answer.serverTime === 'number') offset = answer.serverTime - (sent + performance.now()) / 2;
  if (!answer.success) throw new CallError(String(answer.errorCode), opensAtOf(answer.value));
  return answer.value;
}
