import { checkAffiliate, checkUsername } from 'lobbykit/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountGateway, enter } from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

let serial = 0;
let username = '';
beforeEach(() => {
  serial += 1;
  username = `invited${serial}`;
});

const setField = (name: string, enabled: boolean, required: boolean) =>
  server.db.updateTable('registration_fields').set({ enabled, required }).where('name', '=', name).execute();
const memberRow = (user_name: string) =>
  server.db.selectFrom('members').selectAll().where('user_name', '=', user_name).executeTakeFirst();

describe('invitation codes', () => {
  it("REG-07 agent's invitation code is stored with the member", async () => {
    await enter(server, { username, affiliateCode: 'agent1' });
    expect((await memberRow(username))?.affiliate_code).toBe('AGENT1');
  });

  it('ERR-12 VALID-12 unknown invitation code is rejected at its field', async () => {
    const { status, body } = await enter(server, { username, affiliateCode: 'NOBODY' });
    expect([status, body.errorCode]).toEqual([200, 'referrer.wrong']);
    expect(body.value.fields).toHaveProperty('affiliateCode');
  });

  it('REG-06 REG-07 domain of an affiliate provides the invitation code if the field is empty', async () => {
    await setField('affiliateCode', true, true);
    expect((await enter(server, { username })).body.value.fields).toHaveProperty('affiliateCode');
    await server.db
      .insertInto('affiliates')
      .values({ code: 'SHOP1', member_id: null, domain: 'shop.example' })
      .execute();
    expect((await enter(server, { username })).body.success).toBe(true);
    expect((await memberRow(username))?.affiliate_code).toBe('SHOP1');
    await setField('affiliateCode', true, false);
    await server.db.updateTable('affiliates').set({ domain: null }).where('code', '=', 'SHOP1').execute();
  });

  it.each([
    ['code=AGENT1&domain=shop.example', true, 'AGENT1'],
    ['code=agent1&domain=shop.example', true, 'AGENT1'],
    ['code=NOBODY&domain=lan.example', false, undefined],
    ['domain=lan.example', true, 'LAN'],
    ['domain=LAN.example', true, 'LAN'],
    ['domain=lan.example.', true, 'LAN'],
    ['domain=other.example', false, undefined],
  ])(
    'API-18 affiliate check uses the code if there is one and otherwise the domain: %s',
    async (query, success, code) => {
      await server.db
        .insertInto('affiliates')
        .values({ code: 'LAN', member_id: null, domain: 'lan.example' })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      const { status, body } = await server.get<{ affiliateCode: string } | undefined>(
        `${checkAffiliate.path}?${query}`,
        { ModuleId: 'REG3' },
      );
      expect([status, body.success, body.value?.affiliateCode]).toEqual([200, success, code]);
      if (!success) expect(body.errorCode).toBe('referrer.wrong');
    },
  );
});

describe('user name check', () => {
  it.each([
    ['member0', false],
    ['Member0', false],
    ['nobody77', true],
  ])('EP-03 availability of user name %s is %s', async (name, isFree) => {
    const { status, body } = await server.get(`${checkUsername.path}?username=${name}`, { ModuleId: 'REG3' });
    expect([status, body.success, body.errorCode]).toEqual([200, isFree, isFree ? undefined : 'member.exists']);
  });
});
