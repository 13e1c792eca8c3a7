/** How the desk looks at slips of transfers: by an address that is good for a while (PAY-06, PAY-13, S41). */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/schema/schema.ts';
import { hashToken } from '../../store/account/sessions.ts';
import { findDeposit } from '../../store/deposit/deposits.ts';
import { findShownSlip, showSlip } from '../../store/deposit/notices.ts';
import { DeskError } from './desk.ts';

/** How long an operator may look at a slip by one address. */
const VIEW_MS = 15 * 60_000;

/** A key by which the slip of a deposit can be looked at for a quarter of an hour; an earlier one is over. Throws DeskError. */
export async function slipKey(
  db: Database,
  { orderNo, merchant, now }: { readonly orderNo: string; readonly merchant: string; readonly now: number },
): Promise<string> {
  const deposit = await findDeposit(db, orderNo);
  if (deposit?.merchant_code !== merchant) {
    throw new DeskError(`${merchant} has no deposit "${orderNo}"; "money deposits" shows them.`);
  }
  const key = randomBytes(24).toString('base64url');
  if (await showSlip(db, deposit.id, hashToken(key), now + VIEW_MS)) return key;
  throw new DeskError(`Deposit ${orderNo} has no slip.`);
}

/** The slip of such a key, null when the key is over or never was. */
export async function viewSlip(db: Database, key: string, now: number) {
  const found = await findShownSlip(db, hashToken(key), now);
  if (!found) return null;
  const ending = found.media_type === 'image/png' ? 'png' : 'jpg';
  return { name: `slip-${found.order_no}.${ending}`, type: found.media_type, bytes: found.bytes };
}
