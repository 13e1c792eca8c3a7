import {
  announcements,
  availablePromotions,
  catalog,
  clubBenefit,
  consolidatedSettings,
  countries,
  createDownlineAccount,
  domainRoute,
  type Endpoint,
  favoriteGames,
  freePlayLogin,
  gameList,
  gameMenu,
  gameVendors,
  helpCenter,
  hotGames,
  inboxMessages,
  inboxUnread,
  memberInfo,
  merchantWallet,
  mobileGameMenus,
  mobileGames,
  passwordByEmail,
  popularGames,
  rankList,
  recentGames,
  registerSettings,
  serviceLinks,
  systemStatus,
  trialUser,
  validationSettings,
  wallet,
  whitelabel,
} from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../site/gateway/cli/commands.ts';
import { accountGateway, bearer, enter, logIn, PASSWORD } from '../helpers/gateway/account-steps.ts';
import { tokensIn } from '../helpers/gateway/operator-tokens.ts';
import type { TestGateway } from '../helpers/gateway.ts';

const LIST = 'merchant=acme&language=EN&gameType=RNG&platform=html5&pageNo=1&pageSize=20';
const NEWS = { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: 'acme' };

/** Public reads with a valid query and body. */
const READS: readonly (readonly [Endpoint, string, object?])[] = [
  [systemStatus, ''],
  [consolidatedSettings, ''],
  [countries, ''],
  [helpCenter, ''],
  [registerSettings, ''],
  [serviceLinks, ''],
  [validationSettings, ''],
  [whitelabel, ''],
  [merchantWallet, ''],
  [gameMenu, '?prizeMode=Lott&device=MOBILE'],
  [mobileGameMenus, '?device=MOBILE'],
  [mobileGames, '?device=MOBILE'],
  [popularGames, '?device=MOBILE'],
  [rankList, '?gameCategory=ALL&language=EN&limitNum=20'],
];
const OF_MERCHANT: readonly (readonly [Endpoint, string, object?])[] = [
  [availablePromotions, ''],
  [gameList, `?${LIST}`],
  [gameVendors, '?merchant=acme'],
  [hotGames, '?isPlatform=2&platform=html5&language=EN&gameType=RNG&merchantCode=acme'],
  [announcements, '', NEWS],
  [domainRoute, ''],
];

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway({ mode: 'production', sandboxFeatures: { plainBodies: true } });
});
afterAll(() => server.stop());

const send = ([endpoint, query, body]: (typeof READS)[number], headers = {}) =>
  server.call({ ...endpoint, path: endpoint.path + query }, body, headers);
/** Tables that an operator fills by commands. */
const EMPTY = [
  ...(['members', 'merchants', 'announcements', 'promotions', 'payment_methods', 'deposit_methods'] as const),
  ...([
    'deposit_promos',
    'withdraw_banks',
    'reward_offers',
    'points_store_items',
    'help_items',
    'resource_links',
  ] as const),
] as const;
const count = async (table: (typeof EMPTY)[number]) =>
  Number(
    (
      await server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );
let token: string | undefined;
const backOffice = (...args: string[]) =>
  runCommand(parseCommand(args)!, {
    db: server.db,
    now: server.now,
    url: server.url,
    onChange: server.changed,
    actor: 'kim',
    token,
  });

describe('gateway without a sandbox before setup', () => {
  it('GW-09 a new production database has no account, no merchant and no rows added by commands', async () => {
    for (const table of EMPTY) expect([table, await count(table)]).toEqual([table, 0]);
    expect(
      await server.db.selectFrom('draws').select('numero').where('winning_number', 'is not', null).execute(),
    ).toEqual([]);
    const onSale = await server.db.selectFrom('lotteries').select('code').where('on_sale', '=', true).execute();
    expect(onSale).toEqual([]);
    const games = await server.db.selectFrom('games').select('lottery_id').execute();
    expect(games.filter(({ lottery_id }) => lottery_id === null)).toEqual([]);
  });

  it.each(READS.map(read => [read[0].name, read] as const))(
    'GW-09 production before setup responds to %s',
    async (_, read) => {
      expect(await send(read)).toMatchObject({ status: 200, body: { success: true } });
    },
  );

  it('GW-09 production before setup rejects calls that require a merchant with merchant.missing', async () => {
    expect(await logIn(server, 'member0')).toMatchObject({ status: 403, body: { errorCode: 'merchant.missing' } });
    expect(await enter(server)).toMatchObject({ status: 403, body: { errorCode: 'merchant.missing' } });
    const guest = await server.call(trialUser, { moduleId: 'REG3', ageConfirmed: true });
    expect(guest.body.errorCode).toBe('merchant.missing');
    expect((await server.call(freePlayLogin, { username: 'guest4' })).status).toBe(403);
    const statuses = await Promise.all(
      [...OF_MERCHANT, ...catalog.map(endpoint => [endpoint, ''] as const)].map(
        async read => (await send(read)).status,
      ),
    );
    expect(statuses.filter(status => status >= 500 && status !== 501)).toEqual([]);
    expect((await server.call(passwordByEmail, { username: 'x', email: 'x@y.zz' })).status).toBeLessThan(500);
  });

  it('GW-09 production rejects a frame without a merchant', async () => {
    const { status } = await fetch(`${server.url}/embed/game-grid`);
    expect(status).toBe(400);
  });
});

describe('gateway without a sandbox after setup', () => {
  beforeAll(async () => {
    const origin = ['--origin', 'https://acme.example'];
    const lines = await backOffice('setup', '--merchant', 'acme', ...origin, '--operator', 'kim', '--operator', 'lee');
    token = tokensIn(lines.join('\n')).get('kim');
  });

  it.each([...READS, ...OF_MERCHANT].map(read => [read[0].name, read] as const))(
    'GW-09 production after setup responds to %s',
    async (_, read) => {
      expect(await send(read)).toMatchObject({ status: 200, body: { success: true } });
    },
  );

  it("GW-09 calls of the gateway's pages belong to the only merchant, and reads of members of that merchant succeed", async () => {
    const { body } = await enter(server);
    expect(body).toMatchObject({ success: true, value: { userName: 'newcomer' } });
    expect((await send([domainRoute, ''])).body.value).toMatchObject({ merchantCode: 'acme' });
    const token = bearer(body.value.token);
    const page = { pageNo: '1', pageSize: '20', gameType: 'RNG', language: 'EN', token: body.value.token };
    const reads: (typeof READS)[number][] = [
      [memberInfo, ''],
      [clubBenefit, ''],
      [wallet, ''],
      [inboxMessages, ''],
      [inboxUnread, ''],
      [favoriteGames, '', page],
      [recentGames, '?page=1&pageSize=20&gameType=RNG&language=EN&clientType=2'],
    ];
    for (const read of reads) {
      expect([read[0].name, (await send(read, token)).body]).toMatchObject([read[0].name, { success: true }]);
    }
  });

  it('PAY-01 production credits trial members only, not registered, opened or added members', async () => {
    const balances = async () => {
      const rows = await server.db
        .selectFrom('ledger_accounts as a')
        .innerJoin('members as m', 'm.id', 'a.member_id')
        .select(['m.user_name', 'm.type', 'a.balance'])
        .where('a.balance', '>', '0')
        .execute();
      return rows.map(({ type, balance }) => [type, balance]);
    };
    await enter(server, { username: 'another', mobileNum: '' });
    await backOffice('member', 'add', 'agent2', '--type', '20');
    const agent = await server.memberSession({ merchant: 'acme', userName: 'boss' });
    await server.db.updateTable('members').set({ type: 20 }).where('id', '=', agent.memberId).execute();
    const body = { userName: 'opened1', password: 'Heron-78', memberType: 0, rebates: [] };
    const opened = await server.call(createDownlineAccount, body, {
      ...bearer(agent.token),
      'Idempotency-Key': 'o'.repeat(36),
    });
    expect(opened.body).toMatchObject({ success: true });
    expect(await balances()).toEqual([]);
    await server.call(trialUser, { moduleId: 'REG3', ageConfirmed: true });
    expect(await balances()).toEqual([[4, '10000.0000']]);
  });

  it.each(['/sandbox/inbox', '/sandbox/app/android', '/sandbox/contact/telegram', '/examples/', '/examples/studio/'])(
    'GW-09 production returns 404 at %s',
    async path => expect((await fetch(server.url + path)).status).toBe(404),
  );

  it("GW-09 after a second merchant was added, the gateway's pages have no merchant until one merchant lists their host", async () => {
    await backOffice('origin', 'add', 'https://two.example', '--merchant', 'two');
    expect((await logIn(server, 'newcomer', PASSWORD)).body.errorCode).toBe('merchant.missing');
    await expect(backOffice('member', 'list')).rejects.toThrow('--merchant must be one of acme, two.');
    await backOffice('origin', 'add', server.url, '--merchant', 'acme');
    expect((await logIn(server, 'newcomer', 'Heron-77')).body).toMatchObject({ value: { merchantCode: 'acme' } });
  });

  it('GW-09 the last operator cannot be removed, and only known operators may make changes', async () => {
    await backOffice('operator', 'remove', 'lee');
    await expect(backOffice('operator', 'remove', 'kim')).rejects.toThrow('kim is the only operator');
    expect((await backOffice('operator', 'add', 'lee'))[0]).toContain('lee is an operator');
    expect(await backOffice('operator', 'remove', 'kim')).toEqual(['kim is no operator any more.']);
    await expect(backOffice('flag', 'AFF3', 'on')).rejects.toThrow('No operator is called "kim"');
    expect(await backOffice('flag', 'list')).not.toEqual([]);
    expect(() => parseCommand(['operator', 'add', 'a b'])).toThrow('operator add requires a name of');
  });
});
