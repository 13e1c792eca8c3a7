/** Queries of the devices and subnets from which members have logged in. */
import type { Trx } from '../../platform/db/schema.ts';

/**
 * Records a login from a device and subnet at `now`. Returns true if there was no other such login after `since`. Times
 * are ms since 1970.
 */
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
