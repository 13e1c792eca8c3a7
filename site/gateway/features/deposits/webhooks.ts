/** Processing of providers' webhooks. A webhook is verified before any database access (PAY-08). */
import { createHash } from 'node:crypto';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hasMerchant } from '../merchants/merchants-repository.ts';
import type { PaymentProvider, PaymentProviders, WebhookReply, WebhookRequest, WebhookResponse } from './provider.ts';
import { takeReport } from './provider-reports.ts';

export interface IncomingWebhook extends WebhookRequest {
  readonly provider: string;
  /** IP address of the caller. */
  readonly address: string;
}

export interface HandledWebhook {
  readonly outcome: WebhookResponse;
  /** Response specified by the adapter; null for the default response. */
  readonly reply: WebhookReply | null;
}

export type HandleWebhook = (webhook: IncomingWebhook) => Promise<HandledWebhook>;

/** @returns a function that applies a webhook; an unregistered provider returns `unknown` */
export function createWebhookHandler(db: Database, providers: PaymentProviders, audit: Audit): HandleWebhook {
  const take = async (
    { provider: name, address, ...request }: IncomingWebhook,
    provider: PaymentProvider,
  ): Promise<WebhookResponse> => {
    const { merchant, now } = request;
    const verdict = provider.verify(request);
    if (verdict.kind === 'unreadable') return verdict;
    if (verdict.kind === 'forged') {
      const entry = { kind: 'notice-forged', address, detail: { provider: name, merchant, why: verdict.why } } as const;
      // A flood of forged webhooks adds one audit row per minute, but a log line for each.
      await audit.noteTry(entry, createHash('sha256').update(`${name} ${merchant}`).digest('hex'));
      return { kind: 'forged' };
    }
    if (!(await hasMerchant(db, merchant))) return { kind: 'unknown' };
    return { kind: await takeReport(db, { provider: name, merchant, report: verdict.report, now }) };
  };
  return async webhook => {
    const provider = providers.get(webhook.provider);
    if (!provider) return { outcome: { kind: 'unknown' }, reply: null };
    const outcome = await take(webhook, provider);
    return { outcome, reply: provider.reply?.(outcome, webhook) ?? null };
  };
}
