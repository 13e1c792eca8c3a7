/** Webhooks of providers: verified before any database access (PAY-08). */
import { createHash } from 'node:crypto';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hasMerchant } from '../merchants/merchants-repository.ts';
import type { NoticeReply, PaymentProvider, PaymentProviders, WebhookRequest, WebhookResponse } from './provider.ts';
import { takeReport } from './provider-reports.ts';

export interface Notice extends WebhookRequest {
  readonly provider: string;
  /** IP address of the caller. */
  readonly address: string;
}

export interface HandledWebhook {
  readonly outcome: WebhookResponse;
  /** The adapter's response; null if it has none. */
  readonly reply: NoticeReply | null;
}

export type TakeNotice = (notice: Notice) => Promise<HandledWebhook>;

/** @returns a function that applies a webhook; an unregistered provider returns `unknown` */
export function createNotices(db: Database, providers: PaymentProviders, audit: Audit): TakeNotice {
  const take = async (
    { provider: name, address, ...request }: Notice,
    provider: PaymentProvider,
  ): Promise<WebhookResponse> => {
    const { merchant, now } = request;
    const verdict = provider.verify(request);
    if (verdict.kind === 'unreadable') return verdict;
    if (verdict.kind === 'forged') {
      const entry = { kind: 'notice-forged', address, detail: { provider: name, merchant, why: verdict.why } } as const;
      // A flood of forged webhooks adds one row per minute, and a log line each.
      await audit.noteTry(entry, createHash('sha256').update(`${name} ${merchant}`).digest('hex'));
      return { kind: 'forged' };
    }
    if (!(await hasMerchant(db, merchant))) return { kind: 'unknown' };
    return { kind: await takeReport(db, { provider: name, merchant, report: verdict.report, now }) };
  };
  return async notice => {
    const provider = providers.get(notice.provider);
    if (!provider) return { outcome: { kind: 'unknown' }, reply: null };
    const outcome = await take(notice, provider);
    return { outcome, reply: provider.reply?.(outcome, notice) ?? null };
  };
}
