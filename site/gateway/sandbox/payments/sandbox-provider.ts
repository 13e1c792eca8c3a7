/**
 * Adapter of the simulated payment provider. Like the adapter of a real provider, it uses the provider's HTTP API only
 * (PAY-14).
 */
import { createHmac } from 'node:crypto';
import {
  type GenericSchema,
  type InferOutput,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
import type { PaymentProvider } from '../../features/deposits/provider.ts';
import { traceHeaders } from '../../platform/request-context.ts';
import { findSignatureError, signed } from './signature.ts';

export const SANDBOX_PROVIDER = 'sandbox';

/** Timeout of a request to the provider, ms. */
const TIMEOUT_MS = 10_000;

const amount = pipe(string(), regex(/^\d{1,15}\.\d{2}$/));
const report = object({
  reference: pipe(string(), regex(/^[\w-]{1,64}$/)),
  orderNo: pipe(string(), regex(/^\w{1,64}$/)),
  state: picklist(['paid', 'failed']),
  amount,
});
const opened = object({ path: pipe(string(), regex(/^\/pay\/[\w-]{1,64}$/)) });
const paidOut = object({ reference: string(), state: picklist(['paid', 'failed', 'pending']) });

/** Returns the key that a merchant and the simulated provider share. */
export const sandboxKey = (secret: Buffer, merchant: string): Buffer =>
  createHmac('sha256', secret).update(`sandbox payments of ${merchant}`).digest();

export interface SandboxProviderOptions {
  /** Returns the base URL of the provider's server, such as `http://127.0.0.1:8082`. */
  readonly origin: () => string;
  /** Returns the base URL of the provider for a browser that has accessed the gateway with this host. */
  readonly originFor: (host: string) => string;
  readonly secret: () => Buffer;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export function createSandboxProvider({ origin, originFor, secret, now }: SandboxProviderOptions): PaymentProvider {
  const post = async <S extends GenericSchema>(
    path: string,
    merchant: string,
    input: object,
    schema: S,
  ): Promise<InferOutput<S>> => {
    const body = Buffer.from(JSON.stringify({ ...input, merchant }));
    const response = await fetch(`${origin()}/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...traceHeaders(),
        ...signed(sandboxKey(secret(), merchant), body, now()),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The sandbox's provider answered ${path} with ${response.status}.`);
    const read = safeParse(schema, await response.json());
    if (!read.success) throw new Error(`The sandbox's provider answered ${path} with something unknown.`);
    return read.output;
  };
  return {
    name: SANDBOX_PROVIDER,
    async open({ merchant, orderNo, amount, language, expiresAt, host }) {
      const { path } = await post('open', merchant, { orderNo, amount, language, expiresAt }, opened);
      return { payUrl: originFor(host) + path };
    },
    verify({ merchant, headers, body, now: at }) {
      const why = findSignatureError(sandboxKey(secret(), merchant), headers, body, at);
      if (why !== null) return { kind: 'forged', why };
      const read = safeParse(report, parse(body));
      if (read.success) return { kind: 'report', report: read.output };
      const field = read.issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'body';
      return { kind: 'unreadable', why: `"${field}" is missing or wrong` };
    },
    query: ({ merchant, orderNo }) => post('query', merchant, { orderNo }, nullable(report)),
    payout: ({ merchant, orderNo, amount }) => post('payout', merchant, { orderNo, amount }, paidOut),
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
