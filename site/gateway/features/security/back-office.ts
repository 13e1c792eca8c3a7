/** Operators' help for members who cannot log in any more (SAFE-05). */
import type { Database, Member } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { endManually } from '../account/sessions/member-sessions-repository.ts';
import { changeGuard, lockGuard } from '../withdrawals/lockouts-repository.ts';
import { HELD_MS } from '../withdrawals/password.ts';
import { notifySecurityEvent } from './notifications.ts';
import { factorOf, removeFactor } from './second-factors-repository.ts';

/** Result of `clearSecondFactor`. `none`: the member had no second factor. */
export type FactorCleared = { readonly kind: 'none' } | { readonly kind: 'done'; readonly mail: Message | null };

/**
 * Disables the second factor of a member who lost the phone and the recovery codes. Ends all sessions and blocks
 * withdrawals for 24 hours, so that the owner can react if the request was fraudulent.
 * @param now ms since 1970
 */
export const clearSecondFactor = (db: Database, { id: memberId }: Member, now: number): Promise<FactorCleared> =>
  db.transaction().execute(async trx => {
    if ((await factorOf(trx, memberId))?.enabled_at == null) return { kind: 'none' };
    await removeFactor(trx, memberId);
    await endManually(trx, memberId, 'all', now);
    const { withdrawals_blocked_until } = await lockGuard(trx, memberId);
    await changeGuard(trx, memberId, {
      withdrawals_blocked_until: Math.max(withdrawals_blocked_until ?? 0, now + HELD_MS),
    });
    return { kind: 'done', mail: await notifySecurityEvent(trx, { memberId, event: 'second-removed', now }) };
  });
