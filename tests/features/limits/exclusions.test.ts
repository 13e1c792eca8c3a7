import { setTimeout as sleep } from 'node:timers/promises';
import {
  acceptPromo,
  announcements,
  availablePromotions,
  depositAlipay,
  depositPromos,
  memberInfo,
} from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { exclusionEnd } from '../../../sdk/protocol/domain.ts';
import {
  anyGame,
  bet,
  HOUR,
  launch,
  newPlayer,
  openLottery,
  openReels,
  play,
  requestGameServer,
  ticketOf,
} from '../../helpers/gateway/bet-steps.ts';
import { depositor } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { callErrorOf, later, pause, stake, standing } from '../../helpers/gateway/limit-steps.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

onBothEngines('self-exclusions', twins => {
  it('LIMIT-02 time-out immediately blocks launches, rounds, bets, deposits and promotions at every gateway', async () => {
    const member = await depositor(twins.server);
    const player = { memberId: member.memberId, headers: { Authorization: `Bearer ${member.token}` } };
    const other = twins.at(1);
    const reels = await openReels(other, player);
    const lottery = await openLottery(other, player);
    const game = await anyGame(other);
    const body = { vendor: game.vendor_code, gameId: game.game_id, nodeId: game.node_id, gameCategory: game.game_type };
    const unused = ticketOf((await launch(other, player, body)).body.value);
    const until = twins.server.now() + 24 * HOUR;
    expect((await pause(twins.server, player, '24h')).body.value.break).toMatchObject({
      length: '24h',
      endTime: until,
    });

    const rejected = [
      await launch(other, player, body),
      await requestGameServer(other, 'enter', { ticket: unused }),
      await play(other, reels.pass),
      await bet(other, lottery.pass, ['1'], { numero: '20261120' }),
      await requestGameServer(other, 'lottery', undefined, lottery.pass),
      await member.call(depositAlipay, { amount: '50000' }),
      await member.call(acceptPromo, { promoId: '1' }),
    ];
    expect(rejected.map(({ body }) => body.errorCode)).toEqual(Array(7).fill('excluded'));
    expect(rejected.map(({ body }) => body.value)).toEqual(Array(7).fill({ length: '24h', until }));
    expect((await callErrorOf(stake(other, player, '1.00')))?.code).toBe('excluded');
  });

  it('LIMIT-02 open game at a second gateway is notified of the time-out before its poll ends', async () => {
    const player = await newPlayer(twins.server);
    const other = twins.at(1);
    const { pass } = await openReels(other, player);
    const visit = requestGameServer(other, 'visit', undefined, pass);
    // Makes sure that the long poll is open before the exclusion starts.
    await requestGameServer(other, 'lottery', undefined, pass);
    await pause(twins.server, player, '7d');
    // The open poll checks for changes once a second and would end after ten seconds without a change.
    const reply = await Promise.race([visit, sleep(8_000, null)]);
    expect([reply?.status, reply?.body.errorCode]).toEqual([200, 'excluded']);
  });

  it('LIMIT-02 poll of an open game returns no event while the member is not excluded', { tags: 'slow' }, async () => {
    const player = await newPlayer(twins.server);
    const { pass } = await openReels(twins.server, player);
    expect((await requestGameServer(twins.server, 'visit', undefined, 'none')).body.errorCode).toBe('pass.over');
    const visit = requestGameServer<null>(twins.server, 'visit', undefined, pass);
    await pause(twins.server, await newPlayer(twins.server), '24h');
    expect((await visit).body).toMatchObject({ success: true, value: null });
  });

  it('LIMIT-02 none of fifty stakes concurrent with a time-out is in the ledger after the time-out', async () => {
    const player = await newPlayer(twins.server);
    const stakes = Array.from({ length: 50 }, (_, n) => callErrorOf(stake(twins.at(n), player, '1.00')));
    await pause(twins.server, player, '30d');
    const count = async () => {
      const plays = twins.server.db.selectFrom('bets').select('id').where('member_id', '=', player.memberId);
      return (await plays.execute()).length;
    };
    const before = await count();
    await Promise.all(stakes);
    expect(await count()).toBe(before);
  });

  it('LIMIT-02 exclusion cannot be shortened by calls or by changes of the tables, and a longer exclusion replaces it', async () => {
    const player = await newPlayer(twins.server);
    await pause(twins.server, player, '7d');
    const shorter = await pause(twins.server, player, '24h');
    expect([shorter.status, shorter.body.errorCode]).toEqual([400, 'input.invalid']);
    const now = twins.server.now();
    expect((await pause(twins.server, player, '6m')).body.value.break).toMatchObject({
      endTime: exclusionEnd('6m', now),
    });
    expect((await pause(twins.server, player, '30d')).status).toBe(400);
    expect((await pause(twins.server, player, 'forever')).body.value.break).toMatchObject({ endTime: null });
    expect((await pause(twins.server, player, 'forever')).status).toBe(400);
    await expect(twins.server.db.deleteFrom('exclusions').execute()).rejects.toThrow('never changed');
    await expect(twins.server.db.updateTable('exclusions').set({ until: 1 }).execute()).rejects.toThrow(
      'never changed',
    );
  });

  it('LIMIT-02 a repeated idempotency key returns the same exclusion, and the exclusion ends on time', async () => {
    const player = await newPlayer(twins.server);
    const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const first = await pause(twins.server, player, '24h', key);
    expect((await pause(twins.server, player, '24h', key)).body.value).toEqual(first.body.value);
    await later(twins, player, 24 * HOUR - 1);
    expect((await callErrorOf(stake(twins.server, player, '1.00')))?.code).toBe('excluded');
    await later(twins, player, 1);
    expect(await callErrorOf(stake(twins.server, player, '1.00'))).toBeNull();
    expect((await standing(twins.server, player)).break).toBeNull();
  });

  it('LIMIT-02 withdrawals stay available during a permanent self-exclusion', async () => {
    const member = await withdrawer(twins.server);
    const player = { memberId: member.memberId, headers: { Authorization: `Bearer ${member.token}` } };
    await pause(twins.server, player, 'forever');
    expect(await member.setting()).toMatchObject({ blockedBy: null });
    const { body } = await member.withdraw('50000');
    expect([body.success, body.value.status]).toEqual([true, 'pending']);
  });

  it('LIMIT-02 member info contains the exclusion of a logged-in member', async () => {
    const player = await newPlayer(twins.server);
    const readExclusion = async () =>
      (await twins.server.call<{ break: unknown }>(memberInfo, undefined, player.headers)).body.value.break;
    expect(await readExclusion()).toBeNull();
    await pause(twins.server, player, '24h');
    const { until } = await twins.server.db
      .selectFrom('exclusions')
      .select('until')
      .where('member_id', '=', player.memberId)
      .executeTakeFirstOrThrow();
    expect(await readExclusion()).toEqual({ endTime: until });
    await pause(twins.server, player, 'forever');
    expect(await readExclusion()).toEqual({ endTime: null });
  });

  it('LIMIT-02 promotions, popups and hot matches are hidden only for the excluded member', async () => {
    const [player, other] = [await newPlayer(twins.server), await newPlayer(twins.server)];
    const offered = async ({ headers }: typeof player) => {
      const all = await twins.server.get<{ content: unknown[] }>(availablePromotions.path, {
        ...headers,
        ModuleId: availablePromotions.moduleId,
      });
      const forDeposits = await twins.server.get<unknown[]>(depositPromos.path, {
        ...headers,
        ModuleId: depositPromos.moduleId,
      });
      const news = await twins.server.call<Record<'hot' | 'popup' | 'player', unknown[]>>(
        announcements,
        { merchantCode: 'demo', groupName: 'm_home', types: 'PL,PU,PR,B' },
        headers,
      );
      const { hot, popup } = news.body.value;
      return [all.body.value.content.length, forDeposits.body.value.length, hot.length, popup.length];
    };
    const before = await offered(player);
    expect(Math.min(...before)).toBeGreaterThan(0);
    await pause(twins.server, player, '24h');
    expect(await offered(player)).toEqual([0, 0, 0, 0]);
    expect(await offered(other)).toEqual(before);
  });
});
