/** First content of what a merchant sets about its site. */
import type { Trx } from '../schema/schema.ts';

export async function seedSite(trx: Trx): Promise<void> {
  await trx
    .insertInto('settings')
    .values({
      key: 'site',
      value: JSON.stringify({
        // The new layouts of member centre and deposit page (MENU-05).
        template: { mem_cen: '1', dep_func: '1' },
        imageCdnList: [],
        minimumAge: 18,
        agreementTicked: true,
      }),
    })
    .execute();
}
