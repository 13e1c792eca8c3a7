/** Invitation codes of members, on both database engines. */
import { isoDate } from 'lobbykit/domain';
import { memberInfo, teamKpi } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../../site/gateway/cli/commands.ts';
import { assignOwnCode } from '../../../../site/gateway/features/account/registration/invitation-codes.ts';
import { readOwnCode } from '../../../../site/gateway/features/account/registration/invitations-repository.ts';
import { sumTeams } from '../../../../site/gateway/features/team/totals/worker.ts';
import { accountGateway, bearer, enter, logIn } from '../../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../../helpers/gateway/engines.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

onBothEngines(
  'member invitation codes',
  twins => {
    const { at } = twins;
    let server: TestGateway;
    beforeAll(() => {
      server = twins.server;
    });
    const codeOf = async (headers: Record<string, string>) =>
      (await at(1).call<{ affiliateCode: string | null }>(memberInfo, undefined, headers)).body.value.affiliateCode;
    const startSession = async (name: string) => bearer((await logIn(server, name)).body.value.token);
    const idOf = async (name: string) =>
      (await server.db.selectFrom('members').select('id').where('user_name', '=', name).executeTakeFirstOrThrow()).id;

    it('FRAME-12 REG-07 every member has an invitation code and trial accounts have none', async () => {
      const codes = await Promise.all(
        ['member0', 'member40', 'agent1'].map(async name => codeOf(await startSession(name))),
      );
      expect(codes[2]).toBe('AGENT1');
      for (const code of codes.slice(0, 2)) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
      expect(new Set(codes).size).toBe(3);
      expect(await codeOf(await startSession('guest4'))).toBeNull();
    });

    it("FRAME-12 REG-07 invited member belongs to the inviter and counts in the inviter's team", async () => {
      const day = isoDate(server.now(), 'Asia/Ho_Chi_Minh');
      const agent = await startSession('agent1');
      const registered = async () => {
        await sumTeams(server.db, server.now);
        const query = new URLSearchParams({ startDate: day, endDate: day, size: '0' });
        const endpoint = { ...teamKpi, path: `${teamKpi.path}?${query}` };
        const { body } = await server.call<{ footer: { teamRegisterMemberCount: number } }>(endpoint, undefined, agent);
        return body.value.footer.teamRegisterMemberCount;
      };
      const before = await registered();
      const first = (await enter(server, { username: 'inviter1', affiliateCode: 'agent1' })).body.value;
      const code = await codeOf(bearer(first.token));
      expect(code).toMatch(/^\w{8}$/);
      const second = (await enter(at(1), { username: 'invited1', affiliateCode: code?.toLowerCase() })).body;
      expect(second.success).toBe(true);
      const row = await server.db
        .selectFrom('members')
        .select(['affiliate_code', 'vip_level'])
        .where('user_name', '=', 'invited1')
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ affiliate_code: code, vip_level: 'Bronze' });
      expect(await registered()).toBe(before + 2);
    });

    it('FRAME-12 member created on the command line has an invitation code', async () => {
      const { db, now, url } = server;
      const command = { name: 'member-add', merchant: 'demo', userName: 'helper7', type: 0 } as const;
      await runCommand(command, { db, now, url, onChange: () => {} });
      expect(await readOwnCode(db, await idOf('helper7'))).toMatch(/^\w{8}$/);
    });

    it('S40 concurrent calls create one invitation code per member', async () => {
      const { memberId } = await server.memberSession({ userName: 'twice' });
      await Promise.all(Array.from({ length: 8 }, (_, n) => assignOwnCode(at(n).db, memberId)));
      const codes = await server.db.selectFrom('affiliates').select('code').where('member_id', '=', memberId).execute();
      expect(codes).toHaveLength(1);
    });
  },
  { open: accountGateway },
);
