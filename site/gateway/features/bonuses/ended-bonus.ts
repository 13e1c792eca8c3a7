/** Where what comes back of a stake goes when the bonus it was taken from is over meanwhile (PAY-10). */

import type { Entry } from '../../ledger/posting.ts';
import type { StakeAccounts } from './cash-and-bonus.ts';
import type { Bonus } from './wagering-repository.ts';

/** Takes what came to the account of a bonus that is over to where its rest went: to cash once it was met, else to the house. */
export function afterBonus(
  { cash, bonus, house }: StakeAccounts,
  units: bigint,
  state: Exclude<Bonus['state'], 'open'>,
  now: number,
): Entry {
  const isMet = state === 'completed';
  const lines = [
    { account: bonus!.id, units: -units },
    { account: isMet ? cash.id : house, units },
  ];
  return { kind: isMet ? 'unlock' : 'forfeit', now, lines };
}
