/** Members with contracts, for tests. */
import { randomUUID } from 'node:crypto';
import type { ContractKind, ContractTier } from '../../../sdk/protocol/contracts/terms.ts';
import { createPasswords } from '../../../site/gateway/features/account/passwords/hashing.ts';
import { contracts } from '../../../site/src/features/contracts/texts.en.ts';
import { LIGHT_COST } from '../../helpers/light-passwords.ts';
import { makeMember } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';

/** Texts of the contract pages. */
export const ct = contracts;

export const STEPS: readonly ContractTier[] = [
  { from: '1000.00', active: 2, pay: '20.00' },
  { from: '5000.00', active: 5, pay: '120.00' },
];

/** Withdrawal password of agent1 after `withPin`. */
export const PIN = '204817';

export const withPin = async ({ db }: MovableGateway): Promise<void> => {
  const payment_hash = await createPasswords(LIGHT_COST).hash(PIN);
  await db.updateTable('members').set({ payment_hash }).where('user_name', '=', 'agent1').execute();
};

/**
 * Creates a member of the given type in agent1's direct downline, with the password of the seeded accounts. Returns the
 * member's name.
 */
export const below = async (gateway: MovableGateway, type: number): Promise<string> =>
  makeMember(gateway, { type, upline_id: await idOf(gateway, 'agent1') });

export const idOf = async ({ db }: MovableGateway, name: string): Promise<number> =>
  (await db.selectFrom('members').select('id').where('user_name', '=', name).executeTakeFirstOrThrow()).id;

/** Withdraws an earlier offer of agent1 to a member, and creates a new one. */
export async function offered(
  gateway: MovableGateway,
  name: string,
  kind: ContractKind,
  tiers: readonly ContractTier[] = STEPS,
): Promise<void> {
  const { db } = gateway;
  const at = gateway.now();
  const member_id = await idOf(gateway, name);
  await db
    .updateTable('contracts')
    .set({ state: 'withdrawn', answered_at: at })
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('state', '=', 'offered')
    .execute();
  await db
    .insertInto('contracts')
    .values({
      offer_id: randomUUID(),
      merchant_code: 'demo',
      upline_id: await idOf(gateway, 'agent1'),
      member_id,
      kind,
      tiers: JSON.stringify(tiers),
      state: 'offered',
      offered_at: at,
      answered_at: null,
      starts_at: null,
      ends_at: null,
      counted_to: null,
    })
    .execute();
}
