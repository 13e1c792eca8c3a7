/** Links with which the back office views receipts of transfers, valid for a limited time (PAY-06, PAY-13, S41). */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/schema.ts';
import { hashToken } from '../account/sessions/repository.ts';
import { BackOfficeError } from './back-office.ts';
import { findDeposit } from './orders-repository.ts';
import { findShownReceipt, showReceipt } from './webhooks-repository.ts';

/** Lifetime of a view link, ms. */
const VIEW_MS = 15 * 60_000;

/**
 * Creates a key with which the receipt of a deposit can be viewed for 15 minutes. An earlier key of the deposit becomes
 * invalid. Throws BackOfficeError.
 */
export async function receiptKey(
  db: Database,
  { orderNo, merchant, now }: { readonly orderNo: string; readonly merchant: string; readonly now: number },
): Promise<string> {
  const deposit = await findDeposit(db, orderNo);
  if (deposit?.merchant_code !== merchant) {
    throw new BackOfficeError(`${merchant} has no deposit "${orderNo}"; "money deposits" shows them.`);
  }
  const key = randomBytes(24).toString('base64url');
  if (await showReceipt(db, deposit.id, hashToken(key), now + VIEW_MS)) return key;
  throw new BackOfficeError(`Deposit ${orderNo} has no receipt.`);
}

/** Returns the receipt of a key; null if the key is expired or unknown. */
export async function viewReceipt(db: Database, key: string, now: number) {
  const found = await findShownReceipt(db, hashToken(key), now);
  if (!found) return null;
  const ending = found.media_type === 'image/png' ? 'png' : 'jpg';
  return { name: `slip-${found.order_no}.${ending}`, type: found.media_type, bytes: found.bytes };
}
