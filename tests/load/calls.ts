/**
 * Requests of a load test by kind, and the part of each response that must stay the same if the request is repeated.
 */
import {
  cancelDeposit,
  cancelWithdrawal,
  depositAlipay,
  type Endpoint,
  forfeitBonus,
  launchGame,
  withdraw,
} from 'lobbykit/wire';
import { sandboxKey } from '../../site/gateway/sandbox/payments/sandbox-provider.ts';
import { signed } from '../../site/gateway/sandbox/payments/signature.ts';
import { requestGameServer } from '../helpers/gateway/bet-steps.ts';
import { STORM_KEY } from '../helpers/gateway/load-key.ts';
import type { Envelope } from '../helpers/gateway.ts';
import type { Opened } from '../helpers/players.ts';

export const KINDS = [
  'play',
  'bet',
  'launch',
  'deposit',
  'cancel',
  'notice',
  'give-up',
  'withdraw',
  'take-back',
] as const;
export type Kind = (typeof KINDS)[number];

/** A request with its idempotency key and its result. */
export interface Sent {
  readonly kind: Kind;
  readonly key: string;
  readonly body: object;
  readonly player: Opened;
  /** True if the gateway reported success. */
  done: boolean;
  /** True if the gateway reported that nothing was done. */
  rejected: boolean;
  /**
   * Returns the part of a response that must be equal on every repeat: the win of a round, the URL of a launch, or the
   * number of a deposit or withdrawal.
   */
  response?: string;
}

/** URLs of a gateway. */
export interface Place {
  readonly url: string;
  readonly gamesUrl: string;
}

type ResponseOf = Pick<Envelope<unknown>, 'success' | 'errorCode' | 'message' | 'value'>;

const RELAYED: Readonly<Partial<Record<Kind, Endpoint>>> = {
  launch: launchGame,
  deposit: depositAlipay,
  cancel: cancelDeposit,
  'give-up': forfeitBonus,
  withdraw,
  'take-back': cancelWithdrawal,
};

/** True for calls whose response the gateway stores with their idempotency key. */
export const isStored = (kind: Kind): boolean => RELAYED[kind] !== undefined;

/** @param now time at the gateways, ms since 1970 */
export async function send({ kind, key, body, player }: Sent, at: Place, now: () => number): Promise<ResponseOf> {
  if (kind === 'play' || kind === 'bet') {
    const pass = kind === 'play' ? player.reels : player.lottery;
    return (await requestGameServer(at, kind, { ...body, key }, pass)).body;
  }
  if (kind === 'notice') return sendNotice(body, at, now());
  const { path, moduleId } = RELAYED[kind]!;
  const response = await fetch(at.url + path, {
    method: 'POST',
    headers: {
      ModuleId: moduleId,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${player.token}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as ResponseOf;
}

const SECRET = Buffer.from(STORM_KEY, 'base64url');

/** Signs the notification again for each request, as a provider does. */
async function sendNotice(notice: object, { url }: Place, now: number): Promise<ResponseOf> {
  const body = Buffer.from(JSON.stringify(notice));
  const response = await fetch(`${url}/pay/notify/demo/sandbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signed(sandboxKey(SECRET, 'demo'), body, now) },
    body,
  });
  const reply = (await response.json()) as { message?: string };
  if (response.status === 200) return { success: true, value: null };
  return {
    success: false,
    errorCode: response.status >= 500 ? 'busy' : `${response.status}`,
    message: reply.message,
    value: null,
  };
}

/**
 * Constant part of a response: only the number for a deposit or withdrawal, whose state changes; empty for a ticket,
 * whose response is the current lottery.
 */
export function resultOf(kind: Kind, value: unknown): string {
  if (kind === 'launch') return String(value).replace(/^.*#/, '');
  if (kind === 'play') return (value as { win: string }).win;
  return kind === 'deposit' || kind === 'withdraw' ? (value as { orderNo: string }).orderNo : '';
}

/** Error codes that mean that the request had no effect and is not repeated. */
export const FINAL: ReadonlySet<string> = new Set([
  'sale.closed',
  'funds.missing',
  'deposit.orders.open',
  'deposit.promo.open',
  'deposit.promo.unknown',
  'deposit.state.wrong',
  'withdraw.funds.missing',
  'withdraw.state.wrong',
  'withdraw.turnover.open',
  'withdraw.debt.open',
]);
/** Error codes after which the request is sent again. */
export const AGAIN: ReadonlySet<string> = new Set(['busy', 'deposit.provider.down']);
