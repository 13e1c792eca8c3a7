/** Server of the simulated payment provider, on a separate origin without sessions and cookies (PAY-07, S28, S38). */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { formatMoney } from 'lobbykit/domain';
import { type GenericSchema, type InferOutput, number, object, pipe, regex, safeParse, string } from 'valibot';
import { checkBodySize, readBytes } from '../../platform/http/body-size.ts';
import { usedHttps } from '../../platform/http/exchange.ts';
import { COMMON_HEADERS, HSTS, setFrameHeaders } from '../../platform/http/headers.ts';
import type { Log } from '../../platform/log.ts';
import { PAYER_CHOICES, type SandboxProviderService } from './bank.ts';
import { PAYMENT_STYLESHEET, payoutPage, payPolicy } from './page.ts';
import type { SandboxPayment } from './repository.ts';
import { sandboxKey } from './sandbox-provider.ts';
import { findSignatureError } from './signature.ts';

export interface PaymentsAppOptions {
  readonly bank: SandboxProviderService;
  readonly secret: () => Buffer;
  /** Returns the origins that may frame the payment page, for a request. */
  readonly sites: (request: IncomingMessage) => readonly string[];
  readonly currencySymbol: (merchant: string) => Promise<string>;
  readonly trustedProxies: readonly string[];
  /** Current time, ms since 1970. */
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
    if (usedHttps(c.env.incoming, trustedProxies)) c.env.outgoing.setHeader('Strict-Transport-Security', HSTS);
    checkBodySize(c.env.incoming);
    return next();
  });

  app.use('/pay/*', (c, next) => {
    setFrameHeaders(c.env.outgoing);
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
    if (!choice) return jsonResponse(400, { error: '"choice" is missing or wrong.' });
    return show(c, payment, (await bank.choose(payment, choice)) ? 'done' : 'over');
  });

  /**
   * Parses a body that was signed with the key of its merchant. Returns an error response if the body or the signature
   * is invalid.
   */
  const readSigned = async <S extends GenericSchema>(
    c: Context<Env>,
    schema: S,
  ): Promise<InferOutput<S> | Response> => {
    const bytes = await readBytes(c.env.incoming);
    const parsedBody = parse(bytes);
    const named = safeParse(signer, parsedBody);
    const why = named.success
      ? findSignatureError(sandboxKey(secret(), named.output.merchant), c.env.incoming.headers, bytes, now())
      : 'no merchant';
    if (why !== null) return jsonResponse(401, { error: why });
    const read = safeParse(schema, parsedBody);
    return read.success ? read.output : jsonResponse(400, { error: 'A field is missing or wrong.' });
  };
  app.post('/api/open', async c => {
    const body = await readSigned(c, openBody);
    if (body instanceof Response) return body;
    const path = await bank.open(body);
    return path === null
      ? jsonResponse(409, { error: 'The order is known as another one.' })
      : jsonResponse(200, { path });
  });
  app.post('/api/query', async c => {
    const body = await readSigned(c, queryBody);
    return body instanceof Response ? body : jsonResponse(200, await bank.query(body.merchant, body.orderNo));
  });
  app.post('/api/payout', async c => {
    const body = await readSigned(c, payoutBody);
    // A simulated payout succeeds immediately.
    return body instanceof Response ? body : jsonResponse(200, { reference: `SBO${body.orderNo}`, state: 'paid' });
  });
  app.notFound(() => jsonResponse(404, { error: 'There is nothing at this URL.' }));
  app.onError(error => {
    if ('status' in error && typeof error.status === 'number' && error.status < 500) {
      return jsonResponse(error.status, { error: error.message });
    }
    log.error({ err: error }, 'answer of the payment provider failed');
    return jsonResponse(500, { error: 'The provider failed.' });
  });
  return app;
}

const jsonResponse = (status: number, value: unknown) =>
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
