/** Reads of the gateway's database about a member with rewards. */
import type { MovableGateway } from '../fixtures.ts';

export async function member({ db }: MovableGateway, userName: string): Promise<{ readonly id: number }> {
  return db.selectFrom('members').select('id').where('user_name', '=', userName).executeTakeFirstOrThrow();
}

/** Cash of a member, as decimal text with two digits. */
export async function balance({ db }: MovableGateway, memberId: number): Promise<string> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow();
  return Number(row.balance).toFixed(2);
}
