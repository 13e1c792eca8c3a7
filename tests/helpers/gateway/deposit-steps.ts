/**
 * Steps of tests in three roles: the depositing member, the payer at the sandbox provider, and a provider that sends
 * notifications.
 */
import { randomUUID } from 'node:crypto';
import {
  confirmTransfer,
  depositAlipay,
  depositBanks,
  depositOrder,
  type Endpoint,
  manualTransfer,
  wallet,
} from 'lobbykit/wire';
import { expect } from 'vitest';
import { sandboxKey } from '../../../site/gateway/sandbox/payments/sandbox-provider.ts';
import { signed } from '../../../site/gateway/sandbox/payments/signature.ts';
import type { Reply, TestGateway } from '../gateway.ts';

/** A deposit in the wire format, with the fields used by tests. */
export interface Order {
  readonly orderNo: string;
  readonly status: string;
  readonly amount: string;
  readonly fee: string;
  readonly bonus: string;
  readonly arrives: string;
  readonly received: string | null;
  readonly reason: string | null;
  readonly turnover: string;
  readonly payUrl: string | null;
  readonly expireTime: number | null;
  readonly canCancel: boolean;
  readonly steps: readonly { readonly status: string; readonly time: number }[];
  readonly transfer: null | {
    readonly reference: string;
    readonly accountNo: string;
    readonly amount: string;
    readonly qrText: string | null;
    readonly hasReceipt: boolean;
  };
}

export interface Wallet {
  readonly sumBalance: string;
  readonly withdrawable: string;
  readonly held: string;
  readonly bonus: string;
}

/** A member of a gateway, with a new idempotency key for each call. */
export interface Depositor {
  readonly memberId: number;
  readonly token: string;
  call<T = Order>(endpoint: Endpoint, body?: object | string, key?: string): Promise<Reply<T>>;
  get<T>(endpoint: Endpoint, query?: Readonly<Record<string, string>>): Promise<Reply<T>>;
  wallet(): Promise<Wallet>;
  order(orderNo: string): Promise<Order>;
  /** Opens a deposit order at the payment provider with the method Alipay. */
  alipay(amount: string, more?: object): Promise<Order>;
  transfer(amount: string, more?: object): Promise<Order>;
  /** Confirms that a transfer was made. */
  confirm(orderNo: string): Promise<Order>;
}

export async function depositor(server: TestGateway): Promise<Depositor> {
  const { token, memberId } = await server.memberSession({ userName: `payer${randomUUID().slice(0, 8)}` });
  const headers = { Authorization: `Bearer ${token}` };
  const call: Depositor['call'] = (endpoint, body, key = randomUUID()) =>
    server.call(endpoint, body, {
      ...headers,
      'Idempotency-Key': key,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    });
  const get = <T>({ path, moduleId }: Endpoint, query: Readonly<Record<string, string>> = {}) =>
    server.get<T>(`${path}?${new URLSearchParams(query)}`, { ...headers, ModuleId: moduleId });
  const opened = async (reply: Promise<Reply<Order>>) => {
    const { status, body } = await reply;
    expect([status, body.message]).toEqual([200, undefined]);
    return body.value;
  };
  return {
    memberId,
    token,
    call,
    get,
    wallet: async () => (await get<Wallet>(wallet)).body.value,
    order: async orderNo => (await get<Order>(depositOrder, { orderNo })).body.value,
    alipay: (amount, more = {}) => opened(call<Order>(depositAlipay, { amount, ...more })),
    confirm: orderNo => opened(call<Order>(confirmTransfer, { orderNo })),
    transfer: (amount, more = {}) => opened(call<Order>(manualTransfer, { bankId: 'BANK', amount, ...more })),
  };
}

/** Submits a choice on the provider's page; returns the next page. */
export async function choose({ payUrl }: Pick<Order, 'payUrl'>, choice: string): Promise<string> {
  const response = await fetch(payUrl!, { method: 'POST', body: new URLSearchParams({ choice }) });
  expect(response.status).toBe(200);
  return response.text();
}

/** Payment notification of a provider, signed with the merchant's key. */
export interface ReportedPayment {
  readonly reference: string;
  readonly orderNo: string;
  readonly state?: string;
  readonly amount?: string;
}

export interface Forging {
  readonly merchant?: string;
  readonly provider?: string;
  /** Request headers that are sent unchanged, instead of the signature. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: number;
  readonly secret?: Buffer;
  readonly keyOf?: string;
}

/** Sends a notification to the gateway; returns its status. */
export async function notify(
  server: TestGateway,
  secret: Buffer,
  payment: ReportedPayment | string,
  { merchant = 'demo', provider = 'sandbox', headers, at = server.now(), keyOf = merchant }: Forging = {},
): Promise<{ status: number; body: { outcome: string; message?: string } }> {
  const body = Buffer.from(typeof payment === 'string' ? payment : JSON.stringify({ state: 'paid', ...payment }));
  const response = await fetch(`${server.url}/pay/notify/${merchant}/${provider}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(headers ?? signed(sandboxKey(secret, keyOf), body, at)) },
    body,
  });
  return { status: response.status, body: (await response.json()) as { outcome: string; message?: string } };
}

/** Listed payment methods. */
export const methods = async (member: Depositor, query: Readonly<Record<string, string>> = {}) =>
  (await member.get<Readonly<Record<string, unknown>>[]>(depositBanks, query)).body.value;
