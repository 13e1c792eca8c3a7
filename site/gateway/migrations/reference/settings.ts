/** Settings of a new database. Operators may change most of them. */

import type { Trx } from '../../platform/db/schema.ts';
import { AVATAR_SERVER } from '../../platform/http/picture-paths.ts';
import type { Mode } from '../../platform/mode.ts';

/** Key of the setting that contains the mode in which the database was created. */
export const FILLED_AS = 'filledAs';

export async function addSettings(trx: Trx, { sandbox }: { readonly sandbox: boolean }): Promise<void> {
  const settings: Readonly<Record<string, unknown>> = {
    status: { info: '', maintenance: false, regionRestriction: false },
    // Default values of requirement R5, ms.
    refresh: { publishLag: 2_500, spreadMs: 8_000 },
    sandbox: true,
    wallet: { currencySymbol: '₫' },
    site: {
      // Selects the new layouts of the member center and the deposit page (MENU-05).
      template: { mem_cen: '1', dep_func: '1' },
      imageCdnList: [AVATAR_SERVER],
      minimumAge: 18,
      agreementTicked: true,
    },
    play: { minStake: '0.50', maxStake: '100.00', winnerThreshold: '500.00' },
    limits: {},
    [FILLED_AS]: (sandbox ? 'sandbox' : 'production') satisfies Mode,
    cashier: { payMinutes: 15, maxOpen: 5, secondPersonFrom: '20000000.00' },
    withdrawal: {
      isOpen: true,
      closedUntil: null,
      min: '50000.00',
      max: '50000000.00',
      dayMax: '100000000.00',
      dayRequests: 3,
      freeMonthly: 5,
      feeFixed: '11000.00',
      arrivesMinutes: 30,
      secondPersonFrom: '20000000.00',
      // In a sandbox, the simulated provider pays withdrawals.
      provider: sandbox ? 'sandbox' : null,
    },
    team: {
      minTransfer: '1.00',
      maxTransfer: '50000000.00',
      dayMaxTransfer: '50000000.00',
      maxLinks: 10,
      upgrades: true,
    },
  };
  await trx
    .insertInto('settings')
    .values(Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .execute();
}
