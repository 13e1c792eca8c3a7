/** Queries of devices and subnets of members' logins. */
import type { Trx } from '../../platform/db/schema.ts';

/** Records a login at `now`, ms since 1970; returns true for the first one since `since`. */
export async function noteDevice(
  trx: Trx,
  place: { readonly member_id: number; readonly device: string; readonly block: string },
  now: number,
  since: number,
): Promise<boolean> {
  const { member_id, device, block } = place;
  const known = await trx
    .selectFrom('known_devices')
    .select('seen_at')
    .where('member_id', '=', member_id)
    .where('device', '=', device)
    .where('block', '=', block)
    .executeTakeFirst();
  await trx
    .insertInto('known_devices')
    .values({ ...place, seen_at: now })
    .onConflict(conflict => conflict.columns(['member_id', 'device', 'block']).doUpdateSet({ seen_at: now }))
    .execute();
  await trx.deleteFrom('known_devices').where('member_id', '=', member_id).where('seen_at', '<', since).execute();
  return known === undefined || known.seen_at < since;
}
