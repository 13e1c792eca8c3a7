/** Notices of providers as they come in: judged by their bytes before anything is asked of the database (PAY-08). */
import { createHash } from 'node:crypto';
import type { Database } from '../../db/schema/schema.ts';
import { hasMerchant } from '../../store/operator/merchants.ts';
import type { Audit } from '../audit.ts';
import type { NoticeRequest, PaymentProviders } from './provider.ts';
import { type ReportOutcome, takeReport } from './reports.ts';

export interface Notice extends NoticeRequest {
  readonly provider: string;
  /** Of the caller. */
  readonly address: string;
}

/** What is answered to a notice. */
export type NoticeAnswer =
  | { readonly kind: ReportOutcome }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'forged' }
  | { readonly kind: 'unreadable'; readonly why: string };

export type TakeNotice = (notice: Notice) => Promise<NoticeAnswer>;

export const createNotices =
  (db: Database, providers: PaymentProviders, audit: Audit): TakeNotice =>
  async ({ provider: name, address, ...request }) => {
    const provider = providers.get(name);
    if (!provider) return { kind: 'unknown' };
    const { merchant, now } = request;
    const verdict = provider.verify(request);
    if (verdict.kind === 'unreadable') return verdict;
    if (verdict.kind === 'forged') {
      const entry = { kind: 'notice-forged', address, detail: { provider: name, merchant, why: verdict.why } } as const;
      // A flood of them is a row once a minute, and a line of the log each.
      await audit.noteTry(entry, createHash('sha256').update(`${name} ${merchant}`).digest('hex'));
      return { kind: 'forged' };
    }
    if (!(await hasMerchant(db, merchant))) return { kind: 'unknown' };
    return { kind: await takeReport(db, { provider: name, merchant, report: verdict.report, now }) };
  };
