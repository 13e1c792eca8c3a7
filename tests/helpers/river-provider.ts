/** Third-party payment provider with its adapter; its state and responses are in memory and set by the test. */
import { createHmac } from 'node:crypto';
import { picklist, safeParse, strictObject, string } from 'valibot';
import type {
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  PayoutOrder,
} from '../../site/gateway/features/deposits/provider.ts';

/** Header with the signature of the provider's webhooks. */
export const RIVER_HEADER = 'x-river';
export const RIVER_KEY = 'river-key-of-tests';
/** Signature over the query of a webhook by GET. */
export const riverSignature = (rawQuery: string): string =>
  createHmac('sha256', RIVER_KEY).update(rawQuery).digest('hex');

const notice = strictObject({
  reference: string(),
  orderNo: string(),
  state: picklist(['paid', 'failed']),
  amount: string(),
});

export type PayoutResponse = Awaited<ReturnType<PaymentProvider['payout']>>;

export interface River {
  readonly provider: PaymentProvider;
  /** Orders that the provider was requested to open (`opened`) and to pay out (`payouts`). */
  readonly opened: PaymentOrder[];
  readonly payouts: PayoutOrder[];
  /** Reports that the provider returns when the gateway polls an order. */
  readonly reports: Map<string, PaymentReport>;
  /** Responses of the provider to the next payouts. The last response repeats. */
  readonly responses: (PayoutResponse | Promise<PayoutResponse>)[];
}

export function createRiver(): River {
  const river: Omit<River, 'provider'> = { opened: [], payouts: [], reports: new Map(), responses: [] };
  return {
    ...river,
    provider: {
      name: 'river',
      async open(order) {
        river.opened.push(order);
        return { payUrl: `https://river.example/pay/${order.orderNo}` };
      },
      verify({ method, query, rawQuery, headers, body }) {
        const isRight =
          method === 'GET'
            ? query.get('sig') === riverSignature(rawQuery.replace(/&sig=.*$/, ''))
            : headers[RIVER_HEADER] === RIVER_KEY;
        if (!isRight) return { kind: 'forged', why: 'key' };
        const { sig: _, ...fields } = Object.fromEntries(query);
        const read = safeParse(notice, method === 'GET' ? fields : JSON.parse(body.toString('utf8')));
        return read.success
          ? { kind: 'report', report: read.output }
          : { kind: 'unreadable', why: read.issues[0].message };
      },
      reply: (outcome, { method }) =>
        method === 'GET' ? { status: 200, body: `code=${outcome.kind === 'done' ? '00' : outcome.kind}` } : null,
      query: async ({ orderNo }) => river.reports.get(orderNo) ?? null,
      async payout(order) {
        river.payouts.push(order);
        const [next] = river.responses.length > 1 ? river.responses.splice(0, 1) : river.responses;
        return next ?? { reference: `river-${order.orderNo}`, state: 'pending' };
      },
    },
  };
}
