/** How the desk looks at receipts of transfers: by an address that is good for a while (PAY-06, PAY-13, S41). */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/schema.ts';
import { hashToken } from '../account/sessions/repository.ts';
import { BackOfficeError } from './back-office.ts';
import { findDeposit } from './orders-repository.ts';
import { findShownReceipt, showReceipt } from './webhooks-repository.ts';

/** How long an operator may look at a receipt by one address. */
const VIEW_MS = 15 * 60_000;

/** A key by which the receipt of a deposit can be looked at for a quarter of an hour; an earlier one is over. Throws BackOfficeError. */
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

/** The receipt of such a key, null when the key is over or never was. */
export async function viewReceipt(db: Database, key: string, now: number) {
  const found = await findShownReceipt(db, hashToken(key), now);
  if (!found) return null;
  const ending = found.media_type === 'image/png' ? 'png' : 'jpg';
  return { name: `slip-${found.order_no}.${ending}`, type: found.media_type, bytes: found.bytes };
}
