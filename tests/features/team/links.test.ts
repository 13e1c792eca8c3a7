/**
 * Affiliate links, accounts opened by agents, and promotions to agent, on both databases (TEAM-01, TEAM-12, TEAM-18,
 * TEAM-19).
 */
import {
  affiliateUrls,
  changePassword,
  checkAffiliate,
  createAffiliateUrl,
  createDownlineAccount,
  deleteAffiliateUrl,
  downline,
  memberInfo,
  promoteToAgent,
  teamOverview,
  teamPnl,
  transferSetting,
  wallet,
} from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { addRates } from '../../../site/gateway/features/team/rebates/rates-repository.ts';
import { writeSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { accountGateway, bearer, enter, logIn } from '../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { move, type Person, person, range } from '../../helpers/gateway/team-steps.ts';

interface Link {
  readonly code: string;
  readonly url: string;
  readonly memberType: number;
  readonly opened: number;
  readonly used: number;
  readonly deposited: number;
  readonly closeTime: number | null;
  readonly rebates: readonly { readonly gameType: string; readonly rebate: number }[];
}
interface Links {
  readonly content: readonly Link[];
  readonly open: number;
  readonly max: number;
}

onBothEngines(
  'affiliate links',
  twins => {
    let agent: Person;
    let serial = 0;
    beforeAll(async () => {
      agent = await person(twins.server, { type: 20 });
      await addRates(twins.server.db, agent.id, { LOTT: 70, RNG: 9 }, 1);
    });
    const make = (body: object, actor = agent) => actor.call<Link>(createAffiliateUrl, { memberType: 0, ...body });
    const close = (code: string) =>
      agent.call(
        { ...deleteAffiliateUrl, path: `${deleteAffiliateUrl.path}?${new URLSearchParams({ id: code })}` },
        {},
      );
    const linkOf = async (code: string) =>
      (await agent.get<Links>(affiliateUrls)).body.value.content.find(link => link.code === code)!;
    const register = async (affiliateCode: string) => {
      serial += 1;
      const username = `joins${serial}`;
      expect((await enter(twins.server, { username, affiliateCode })).body.success).toBe(true);
      return twins.server.db
        .selectFrom('members')
        .selectAll()
        .where('user_name', '=', username)
        .executeTakeFirstOrThrow();
    };
    const ratesOf = async (userName: string) =>
      (await agent.get<{ rebates: Link['rebates'] }>(downline, { userName })).body.value.rebates.filter(
        ({ rebate }) => rebate > 0,
      );

    it('TEAM-18 affiliate link counts visits and registrations and grants its rates to new members', async () => {
      const { server } = twins;
      const created = await make({ code: 'tet2027', rebates: [{ gameType: 'LOTT', rebate: 65 }], remark: 'New Year' });
      expect(created.body.value).toMatchObject({
        code: 'TET2027',
        url: '/m/register?affiliateCode=TET2027',
        opened: 0,
      });
      for (let n = 0; n < 2; n += 1) {
        await server.get(`${checkAffiliate.path}?code=tet2027&domain=shop.example`, {
          ModuleId: checkAffiliate.moduleId,
        });
      }
      const member = await register('tet2027');
      expect([member.upline_id, member.type]).toEqual([agent.id, 0]);
      await move(server, member.id, 'deposit', '50.00');
      await register('TET2027');
      expect(await linkOf('TET2027')).toMatchObject({ opened: 2, used: 2, deposited: 1 });
      expect(await ratesOf(member.user_name)).toEqual([{ gameType: 'LOTT', rebate: 65 }]);
    });

    it('TEAM-18 agent link creates agents with an invitation code', async () => {
      const { code } = (await make({ memberType: 1 })).body.value;
      expect((await register(code)).type).toBe(20);
      expect(await linkOf(code)).toMatchObject({ memberType: 1, used: 1 });
    });

    it("TEAM-18 link with rates above the agent's, a used code, or more than ten open links is rejected", async () => {
      const above = await make({ rebates: [{ gameType: 'RNG', rebate: 10 }] });
      expect(above.body).toMatchObject({
        errorCode: 'input.invalid',
        value: { fields: { rebates: expect.stringContaining('9') } },
      });
      expect((await make({ rebates: [{ gameType: 'CHESS', rebate: 0 }] })).body.errorCode).toBe('input.invalid');
      expect((await make({ code: 'AGENT1' })).body.errorCode).toBe('link.taken');
      const busy = await person(twins.server, { type: 20 });
      for (let n = 0; n < 10; n += 1) expect((await make({}, busy)).body.success).toBe(true);
      expect((await make({}, busy)).body).toMatchObject({ errorCode: 'links.full', value: { max: 10 } });
    });

    it('TEAM-19 closed link registers members without an agent and without an error and keeps its existing team', async () => {
      const { code } = (await make({})).body.value;
      const before = await register(code);
      expect((await close(code)).body.success).toBe(true);
      expect((await linkOf(code)).closeTime).toBe(twins.server.now());
      const after = await register(code);
      expect([before.upline_id, after.upline_id]).toEqual([agent.id, null]);
      expect((await agent.get(downline, { userName: before.user_name })).status).toBe(200);
      expect((await agent.get(downline, { userName: after.user_name })).status).toBe(404);
      expect((await close(code)).body.errorCode).toBe('link.unknown');
    });

    it.each(['link', 'domain'] as const)(
      'TEAM-19 closed agent code creates no agent and grants no rates by %s',
      async method => {
        const { server } = twins;
        const domain = `${method}.closed.example`;
        const { code } = (await make({ memberType: 1, rebates: [{ gameType: 'LOTT', rebate: 50 }] })).body.value;
        await server.db.updateTable('affiliates').set({ domain }).where('code', '=', code).execute();
        const come = async (username: string) => {
          const changes = { username, ...(method === 'link' ? { affiliateCode: code } : { domain }) };
          const { body } = await enter(server, changes);
          const { id, type, upline_id, affiliate_code } = await server.db
            .selectFrom('members')
            .selectAll()
            .where('user_name', '=', username)
            .executeTakeFirstOrThrow();
          const rates = await server.db.selectFrom('member_rates').select('rate').where('member_id', '=', id).execute();
          const below = { userName: `${username}b`, password: 'Heron-Pond-77', memberType: 0 };
          const opening = await server.call(createDownlineAccount, below, bearer(body.value.token));
          return {
            ...{ type, customerType: body.value.customerType, upper: upline_id, code: affiliate_code },
            rates: rates.map(({ rate }) => rate).filter(rate => rate > 0),
            opening: opening.body.errorCode ?? 'opened',
          };
        };
        expect(await come(`${method}open`)).toEqual({
          ...{ type: 20, customerType: 20, upper: agent.id, code, rates: [50], opening: 'opened' },
        });
        expect((await close(code)).body.success).toBe(true);
        expect(await come(`${method}shut`)).toEqual({
          ...{ type: 0, customerType: 0, upper: null, code: null, rates: [], opening: 'permission.denied' },
        });
      },
    );

    it('TEAM-18 first login to an account opened by an agent requires a password change before any other call', async () => {
      const { server } = twins;
      const body = {
        userName: 'opened1',
        password: 'Heron-Pond-77',
        memberType: 0,
        rebates: [{ gameType: 'RNG', rebate: 5 }],
      };
      const opened = await agent.call<{ userName: string; type: number }>(createDownlineAccount, body, 'k'.repeat(36));
      expect(opened.body.value).toEqual({ userName: 'opened1', type: 0 });
      const again = await agent.call(createDownlineAccount, body, 'k'.repeat(36));
      expect(again.body.value).toEqual(opened.body.value);
      expect(await ratesOf('opened1')).toEqual([{ gameType: 'RNG', rebate: 5 }]);
      const { token, firstTimeLogin } = (await logIn(server, 'opened1', body.password)).body.value;
      expect(firstTimeLogin).toBe(true);
      expect((await server.call(wallet, undefined, bearer(token))).body.errorCode).toBe('password.due');
      expect((await server.call(memberInfo, undefined, bearer(token))).status).toBe(200);
      const chosen = { oldPassword: body.password, newPassword: 'Heron-Pond-78', confirmNewPassword: 'Heron-Pond-78' };
      expect((await server.call(changePassword, chosen, bearer(token))).body.success).toBe(true);
      expect((await agent.call(createDownlineAccount, body)).body.errorCode).toBe('member.exists');
      for (const [wrong, field] of [
        [{ userName: 'a' }, 'userName'],
        [{ userName: 'opened2', password: '123456' }, 'password'],
        [{ userName: 'opened2', rebates: [{ gameType: 'RNG', rebate: 50 }] }, 'rebates'],
      ] as const) {
        const rejected = await agent.call<{ fields: object }>(createDownlineAccount, { ...body, ...wrong });
        expect([rejected.body.errorCode, Object.keys(rejected.body.value.fields)]).toEqual(['input.invalid', [field]]);
      }
    });

    it('TEAM-18 agent can open accounts up to the hourly limit', async () => {
      const { server } = twins;
      const busy = await person(server, { type: 20 });
      await server.db
        .updateTable('settings')
        .set({ value: JSON.stringify({ 'open-downline': { max: 1, perSeconds: 3_600 } }) })
        .where('key', '=', 'limits')
        .execute();
      const body = { password: 'Heron-Pond-77', memberType: 0 };
      expect((await busy.call(createDownlineAccount, { ...body, userName: 'limited1' })).body.success).toBe(true);
      const second = await busy.call(createDownlineAccount, { ...body, userName: 'limited2' });
      expect([second.status, second.body.errorCode]).toEqual([429, 'busy']);
      expect(second.headers.get('Retry-After')).toBe('3600');
      const other = await person(server, { type: 20 });
      expect((await other.call(createDownlineAccount, { ...body, userName: 'limited3' })).body.success).toBe(true);
      await server.db.updateTable('settings').set({ value: '{}' }).where('key', '=', 'limits').execute();
    });

    it('TEAM-12 promotion to agent is limited to direct downline members of merchants that allow promotions', async () => {
      const { server } = twins;
      const direct = await person(server, { upper: agent });
      const deep = await person(server, { upper: direct });
      expect((await agent.call(promoteToAgent, { userName: deep.name })).status).toBe(403);
      expect((await agent.call(promoteToAgent, { userName: direct.name })).status).toBe(200);
      expect((await agent.get<{ isAgent: boolean }>(downline, { userName: direct.name })).body.value.isAgent).toBe(
        true,
      );
      expect((await agent.call(promoteToAgent, { userName: direct.name })).status).toBe(200);
      const setting = { minTransfer: '1.00', maxTransfer: '1.00', dayMaxTransfer: '1.00', maxLinks: 10 };
      await writeSetting(server.db, 'team', { ...setting, upgrades: false });
      const other = await person(server, { upper: agent });
      expect((await agent.call(promoteToAgent, { userName: other.name })).status).toBe(403);
      await writeSetting(server.db, 'team', { ...setting, upgrades: true });
    });

    it('TEAM-01 agent flags are on by default and four of them reject their calls when off', async () => {
      const { server } = twins;
      const days = range(server, 1);
      for (const [flag, request] of [
        ['AGEPAG', () => agent.get(teamOverview, days)],
        ['REGCEN', () => agent.get(affiliateUrls)],
        ['AGETEAMPNL3', () => agent.get(teamPnl, { ...days, pageNo: 1, pageSize: 10 })],
        ['DOWNMAN', () => agent.get(transferSetting)],
      ] as const) {
        expect([flag, (await request()).status]).toEqual([flag, 200]);
        await runCommandLine(server, ['flag', flag, 'off']);
        expect([flag, (await request()).body.errorCode]).toEqual([flag, 'permission.denied']);
        await runCommandLine(server, ['flag', flag, 'on']);
      }
      const flags = (await runCommandLine(server, ['flag', 'list'])).join('\n');
      for (const flag of ['TEAMBETTING3', 'AGEREBINC3', 'GAMSER']) expect(flags).toMatch(new RegExp(`${flag} +on`));
    });
  },
  { open: accountGateway },
);
