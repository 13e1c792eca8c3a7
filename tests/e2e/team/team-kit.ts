/** A gateway with the sandbox team of agent1, and reads of its database. */

import { perFile } from '../../helpers/per-file.ts';
import { test as base } from '../account/account-kit.ts';
import { type MovableGateway, startMovable } from '../fixtures.ts';

export { expect } from '../account/account-kit.ts';

export const test = base.extend({
  gatewayOf: [perFile(() => startMovable({ sandboxTeam: true })), { scope: 'worker' }],
});

/** Names and types of a member's direct members. */
export const directOf = ({ db }: MovableGateway, userName: string) =>
  db
    .selectFrom('members as m')
    .innerJoin('members as upper', 'upper.id', 'm.upline_id')
    .where('upper.user_name', '=', userName)
    .select(['m.id', 'm.user_name as name', 'm.type'])
    .orderBy('m.user_name')
    .execute();

/** The first agent in agent1's downline. */
export async function middleAgent(gateway: MovableGateway): Promise<string> {
  const found = (await directOf(gateway, 'agent1')).find(({ type }) => type === 20);
  if (!found) throw new Error('agent1 has no agent below');
  return found.name;
}

/** Cash of a member, in hundredths. */
export async function cashOf({ db }: MovableGateway, userName: string): Promise<number> {
  const { balance } = await db
    .selectFrom('ledger_accounts')
    .innerJoin('members', 'members.id', 'ledger_accounts.member_id')
    .where('members.user_name', '=', userName)
    .where('ledger_accounts.kind', '=', 'cash')
    .select('balance')
    .executeTakeFirstOrThrow();
  return Math.round(Number(balance) * 100);
}

/** Parses a formatted amount into hundredths: `−₫ 404,000.00`. */
export const hundredths = (written: string | null): number => {
  const text = (written ?? '').replaceAll('\u2212', '-');
  return Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
};
