/** Applies the 70 % rule to all tickets of a member in a draw, before their settlement (PAY-10). */
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/schema.ts';
import { coversTooMuch } from './bets/last-digit-bets.ts';

interface Covered {
  readonly member: number;
  readonly lottery: string;
  readonly numero: string;
  readonly numbers: readonly string[];
}

/**
 * Sets the qualifying stake to 0 if a member's tickets together cover more than 70 % of the draw, including tickets
 * that an earlier batch settled. Sales are closed, so that all batches see the same numbers.
 * @param ids waiting tickets that the caller has locked
 */
export async function withholdQualifyingStake(trx: Trx, ids: readonly number[]): Promise<void> {
  // The sum of the single coverages is an upper bound of the joint coverage, so that only members above 0.7 need the
  // exact check.
  const { rows } = await sql<Covered>`
    select member, lottery, numero, array_agg(number) as numbers
    from (
      select distinct p.member_id as member, p.lottery_id as lottery, p.numero, s.number
      from (select distinct member_id, lottery_id, numero from bets where id = any(${ids}::bigint[])) d
        join bets p on p.lottery_id = d.lottery_id and p.numero = d.numero and p.member_id = d.member_id
          and p.state in ('waiting', 'won', 'lost')
        join sub_orders s on s.bet_id = p.id and s.state <> 'cancelled') bought
    group by 1, 2, 3 having sum(power(10::numeric, -length(number))) > 0.7`.execute(trx);
  for (const { member, lottery, numero, numbers } of rows) {
    if (!coversTooMuch(numbers)) continue;
    await trx
      .updateTable('bets')
      .set({ qualifying_stake: '0' })
      .where('id', 'in', ids)
      .where('member_id', '=', member)
      .where('lottery_id', '=', lottery)
      .where('numero', '=', numero)
      .execute();
  }
}
