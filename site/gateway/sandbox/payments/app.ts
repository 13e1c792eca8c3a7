/** Server of the sandbox's payment provider: a separate origin without sessions and cookies (PAY-07, S28, S38). */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { formatMoney } from 'lobbykit/domain';
import { type GenericSchema, type InferOutput, number, object, pipe, regex, safeParse, string } from 'valibot';
import { checkBodySize, readBytes } from '../../platform/http/body-size.ts';
import { cameByHttps } from '../../platform/http/exchange.ts';
import { COMMON_HEADERS, HSTS } from '../../platform/http/headers.ts';
import type { Log } from '../../platform/log.ts';
import { PAYER_CHOICES, type SandboxProviderService } from './bank.ts';
import { PAYMENT_STYLESHEET, payoutPage, payPolicy } from './page.ts';
import type { SandboxPayment } from './repository.ts';
import { sandboxKey } from './sandbox-provider.ts';
import { findSignatureError } from './signature.ts';

export interface PaymentsAppOptions {
  readonly bank: SandboxProviderService;
  readonly secret: () => Buffer;
  /** Returns the origins that may frame the page, for a request. */
  readonly sites: (request: IncomingMessage) => readonly string[];
  readonly currencySymbol: (merchant: string) => Promise<string>;
  readonly trustedProxies: readonly string[];
  /** ms since 1970 */
  readonly now: () => number;
  readonly log: Log;
}

type Env = { Bindings: { incoming: IncomingMessage; outgoing: ServerResponse } };

const merchant = pipe(string(), regex(/^[\w-]{1,32}$/));
const orderNo = pipe(string(), regex(/^\w{1,64}$/));
const amount = pipe(string(), regex(/^\d{1,15}\.\d{2}$/));
const openBody = object({
  merchant,
  orderNo,
  amount,
  language: pipe(string(), regex(/^[\w-]{2,16}$/)),
  expiresAt: number(),
});
const queryBody = object({ merchant, orderNo });
const payoutBody = object({ merchant, orderNo, amount });
const signer = object({ merchant });

const TAGS: Readonly<Record<string, string>> = { EN: 'en', VI: 'vi', PT: 'pt-BR' };

export function createPaymentsApp(options: PaymentsAppOptions): RequestListener {
  return getRequestListener(createRoutes(options).fetch, { overrideGlobalObjects: false });
}

function createRoutes({
  bank,
  secret,
  sites,
  currencySymbol,
  trustedProxies,
  now,
  log,
}: PaymentsAppOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.use((c, next) => {
    if (cameByHttps(c.env.incoming, trustedProxies)) c.env.outgoing.setHeader('Strict-Transport-Security', HSTS);
    checkBodySize(c.env.incoming);
    return next();
  });

  const show = async (c: Context<Env>, payment: SandboxPayment, state: 'choose' | 'done' | 'over') => {
    const { reference, language } = payment;
    const shown = formatMoney(payment.amount, TAGS[language] ?? 'en', await currencySymbol(payment.merchant_code));
    return new Response(payoutPage({ reference, language, amount: shown, state }), {
      headers: {
        ...COMMON_HEADERS,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': payPolicy(sites(c.env.incoming)),
      },
    });
  };
  app.get(
    '/pay.css',
    () =>
      new Response(PAYMENT_STYLESHEET, { headers: { ...COMMON_HEADERS, 'Content-Type': 'text/css; charset=utf-8' } }),
  );
  app.get('/pay/:reference', async c => {
    const payment = await bank.find(c.req.param('reference'));
    if (!payment) return c.notFound();
    return show(c, payment, payment.choice === null ? 'choose' : 'over');
  });
  app.post('/pay/:reference', async c => {
    const payment = await bank.find(c.req.param('reference'));
    const body = new URLSearchParams((await readBytes(c.env.incoming)).toString('utf8'));
    const choice = PAYER_CHOICES.find(one => one === body.get('choice'));
    if (!payment) return c.notFound();
    if (!choice) return answer(400, { error: '"choice" is missing or wrong.' });
    return show(c, payment, (await bank.choose(payment, choice)) ? 'done' : 'over');
  });

  /** Parses a body signed with the key of its merchant; returns a Response with the error otherwise. */
  const readSigned = async <S extends GenericSchema>(
    c: Context<Env>,
    schema: S,
  ): Promise<InferOutput<S> | Response> => {
    const bytes = await readBytes(c.env.incoming);
    const given = parse(bytes);
    const named = safeParse(signer, given);
    const why = named.success
      ? findSignatureError(sandboxKey(secret(), named.output.merchant), c.env.incoming.headers, bytes, now())
      : 'no merchant';
    if (why !== null) return answer(401, { error: why });
    const read = safeParse(schema, given);
    return read.success ? read.output : answer(400, { error: 'A field is missing or wrong.' });
  };
  app.post('/api/open', async c => {
    const asked = await readSigned(c, openBody);
    if (asked instanceof Response) return asked;
    const path = await bank.open(asked);
    return path === null ? answer(409, { error: 'The order is known as another one.' }) : answer(200, { path });
  });
  app.post('/api/query', async c => {
    const asked = await readSigned(c, queryBody);
    return asked instanceof Response ? asked : answer(200, await bank.query(asked.merchant, asked.orderNo));
  });
  app.post('/api/payout', async c => {
    const asked = await readSigned(c, payoutBody);
    // A payout of play money succeeds immediately.
    return asked instanceof Response ? asked : answer(200, { reference: `SBO${asked.orderNo}`, state: 'paid' });
  });
  app.notFound(() => answer(404, { error: 'There is nothing at this address.' }));
  app.onError(error => {
    if ('status' in error && typeof error.status === 'number' && error.status < 500) {
      return answer(error.status, { error: error.message });
    }
    log.error({ err: error }, 'answer of the payment provider failed');
    return answer(500, { error: 'The provider failed.' });
  });
  return app;
}

const answer = (status: number, value: unknown) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...COMMON_HEADERS, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
