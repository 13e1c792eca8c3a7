/**
 * Adapter of a payment provider, for the setting `PAYMENT_PROVIDERS`. Brook is a fictional provider with a typical API
 * (hosted payment page, signed webhooks, idempotent payouts); for a real provider, replace its URLs and field names.
 *
 * Environment: BROOK_URL (origin of the API), BROOK_KEY (secret key), BROOK_WEBHOOK_SECRET (key of webhook signatures).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const { BROOK_URL, BROOK_KEY, BROOK_WEBHOOK_SECRET } = process.env;
for (const [name, value] of Object.entries({ BROOK_URL, BROOK_KEY, BROOK_WEBHOOK_SECRET })) {
  if (!value) throw new Error(`${name} is not set.`);
}

/** Request timeout, ms. Shorter than the timeout of the gateway, because the member waits for the response. */
const TIMEOUT_MS = 5_000;
/** Maximum age of a webhook, ms. An older webhook is rejected as a replay. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Sends a request to the provider; returns the parsed body, or null for 404. Rejects for any other status, on a
 * timeout, and if the provider is unreachable.
 */
async function call(method, path, { body, idempotencyKey } = {}) {
  const response = await fetch(new URL(path, BROOK_URL), {
    method,
    headers: {
      Authorization: `Bearer ${BROOK_KEY}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Brook returned ${response.status} for ${method} ${path}.`);
  return response.json();
}

const toReport = ({ id, order, status, amount }) => ({ reference: id, orderNo: order, state: status, amount });
const isFinal = ({ status }) => status === 'paid' || status === 'failed';

/**
 * Verifies the signature header of a webhook: `t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>`. Returns
 * the reason of a rejection, or null if the signature is valid.
 */
function rejectionOf(header, body, now) {
  const parts = Object.fromEntries(
    String(header)
      .split(',')
      .map(part => part.split('=')),
  );
  const sentAt = Number(parts.t) * 1_000;
  if (!(Math.abs(now - sentAt) <= MAX_AGE_MS)) return 'age';
  const expected = createHmac('sha256', BROOK_WEBHOOK_SECRET).update(`${parts.t}.`).update(body).digest();
  const given = Buffer.from(parts.v1 ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'signature';
}

const brook = {
  name: 'brook',

  async open({ orderNo, amount, way, language, expiresAt }) {
    const payment = await call('POST', '/payments', {
      body: { order: orderNo, amount, channel: way, language, expires: new Date(expiresAt).toISOString() },
      idempotencyKey: orderNo,
    });
    return { payUrl: payment.url };
  },

  verify({ headers, body, now }) {
    const why = rejectionOf(headers['brook-signature'], body, now);
    if (why !== null) return { kind: 'forged', why };
    try {
      const payment = JSON.parse(body.toString('utf8'));
      return isFinal(payment)
        ? { kind: 'report', report: toReport(payment) }
        : { kind: 'unreadable', why: `status ${payment.status}` };
    } catch {
      return { kind: 'unreadable', why: 'no JSON' };
    }
  },

  async query({ orderNo }) {
    const payment = await call('GET', `/payments/${encodeURIComponent(orderNo)}`);
    return payment && isFinal(payment) ? toReport(payment) : null;
  },

  async payout({ orderNo, amount, bank, account, holder }) {
    const payout = await call('POST', '/payouts', {
      body: { order: orderNo, amount, bank, account, holder },
      idempotencyKey: orderNo,
    });
    return { reference: payout.id, state: isFinal(payout) ? payout.status : 'pending' };
  },
};

export const providers = [brook];
