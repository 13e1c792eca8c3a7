/** Gives members of an older version the code they invite by. Like every migration it stands on its own and never changes. */
import { randomInt } from 'node:crypto';
import { TRIAL_TYPE } from 'lobbykit/domain';
import type { Trx } from '../schema/schema.ts';

/** Without letters and digits that are easily mistaken for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export async function seedInvitations(trx: Trx): Promise<void> {
  await adoptFirstCodes(trx);
  for (const id of await membersWithoutCode(trx)) while (!(await addOwnCode(trx, id, newCode())));
}

/** False: somebody else has this code. */
async function addOwnCode(trx: Trx, memberId: number, code: string): Promise<boolean> {
  const added = await trx
    .insertInto('affiliates')
    .values({ code, member_id: memberId, domain: null, is_own: true })
    .onConflict(conflict => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
}

/** Of a member with codes but no own one, the first becomes it. */
async function adoptFirstCodes(trx: Trx): Promise<void> {
  await trx
    .updateTable('affiliates as a')
    .set({ is_own: true })
    .where('a.member_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('affiliates as b')
            .select('b.code')
            .whereRef('b.member_id', '=', 'a.member_id')
            .where(({ eb, or }) => or([eb('b.is_own', '=', true), eb('b.code', '<', eb.ref('a.code'))])),
        ),
      ),
    )
    .execute();
}

/** Members who may invite and have no code; guests may not. */
async function membersWithoutCode(trx: Trx): Promise<number[]> {
  const rows = await trx
    .selectFrom('members as m')
    .leftJoin('affiliates as a', join => join.onRef('a.member_id', '=', 'm.id').on('a.is_own', '=', true))
    .select('m.id')
    .where('m.type', '<>', TRIAL_TYPE)
    .where('a.code', 'is', null)
    .orderBy('m.id')
    .execute();
  return rows.map(({ id }) => id);
}
