/**
 * Contract offers of an agent to members of the direct downline: the offer, the response, and the end of the contract
 * (TEAM-21, CONTRACT-03, CONTRACT-07).
 */
import { randomUUID } from 'node:crypto';
import {
  contractDividend,
  downline,
  endContract,
  memberContracts,
  offerContract,
  updateDownlineRebates,
} from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { addRates } from '../../../site/gateway/features/team/rebates/rates-repository.ts';
import {
  accept,
  again,
  offerTo,
  PIN,
  payer,
  STEPS,
  standingOf,
  untilTomorrow,
} from '../../helpers/gateway/contract-tiers.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { type Person, person } from '../../helpers/gateway/team-steps.ts';

onBothEngines('contract offers', twins => {
  const pair = async (): Promise<[Person, Person]> => {
    const upper = await payer(twins.server);
    return [upper, await person(twins.server, { upper })];
  };
  const pending = async (member: Person) =>
    (await member.call<Record<string, string>>(contractDividend, { token: 'x' })).body.value;
  const NONE = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

  it('CONTRACT-03 CONTRACT-07 pending offers are listed by kind with their offer id until the response', async () => {
    const [upper, member] = await pair();
    expect(await pending(member)).toEqual(NONE);
    const daily = await offerTo(upper, member, 'dailySalary');
    const share = await offerTo(upper, member, 'dividend');
    const hourly = await offerTo(upper, member, 'hourlySalary');
    expect(await pending(member)).toEqual({
      dailysalreqtype: daily,
      divtypecompperiodreq: share,
      contracthoursalreq: hourly,
    });
    expect((await accept(member, daily)).status).toBe(200);
    expect((await accept(member, share, false)).status).toBe(200);
    expect((await upper.call(endContract, { offerId: hourly })).status).toBe(200);
    expect(await pending(member)).toEqual(NONE);
    expect(await pending(upper)).toEqual(NONE);
  });

  it('TEAM-21 responses to a replaced or answered offer are rejected', async () => {
    const [upper, member] = await pair();
    const old = await offerTo(upper, member, 'dailySalary');
    const fresh = await offerTo(upper, member, 'dailySalary', [{ from: '50.00', active: 1, pay: '1.00' }]);
    const late = await accept(member, old);
    expect(late.body).toMatchObject({ errorCode: 'contract.over', value: { status: 'withdrawn' } });
    expect((await standingOf(member, 'dailySalary')).next).toBeNull();
    expect((await accept(member, fresh)).body.success).toBe(true);
    expect((await standingOf(member, 'dailySalary')).next).toMatchObject({ offerId: fresh });
    expect((await accept(member, fresh, false)).body).toMatchObject({
      errorCode: 'contract.over',
      value: { status: 'accepted' },
    });
  });

  it('TEAM-21 concurrent acceptance of an offer and a new offer leave at most one contract in force', async () => {
    const [upper, member] = await pair();
    const first = await offerTo(upper, member, 'dailySalary');
    const [accepted, second] = await Promise.all([accept(member, first), offerTo(upper, member, 'dailySalary')]);
    const { offered, next } = await standingOf(member, 'dailySalary');
    expect(offered?.offerId).toBe(second);
    expect(next?.offerId ?? null).toBe(accepted.body.success ? first : null);
    const both = await Promise.all([accept(member, second), accept(member, second, false)]);
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('TEAM-21 accepted offer takes effect with the next period and ends the previous contract', async () => {
    const [upper, member] = await pair();
    const first = await offerTo(upper, member, 'dailySalary');
    await accept(member, first);
    await twins.advance(untilTomorrow(twins.server));
    const later = await again(twins.server, member);
    expect(await standingOf(later, 'dailySalary')).toMatchObject({
      running: { offerId: first, endTime: null },
      next: null,
    });
    const second = await offerTo(await again(twins.server, upper), member, 'dailySalary');
    await accept(later, second);
    const { running, next } = await standingOf(later, 'dailySalary');
    expect([running?.offerId, next?.offerId]).toEqual([first, second]);
    expect(running?.endTime).toBe(next?.startTime);
    await twins.advance(untilTomorrow(twins.server));
    expect(await standingOf(await again(twins.server, member), 'dailySalary')).toMatchObject({
      running: { offerId: second, endTime: null },
      next: null,
    });
  });

  it('TEAM-21 either side can end a contract only once; it then ends with its period and the other side is notified', async () => {
    for (const side of [0, 1]) {
      const members = await pair();
      const offerId = await offerTo(members[0], members[1], 'dailySalary');
      await accept(members[1], offerId);
      await twins.advance(untilTomorrow(twins.server));
      const caller = await again(twins.server, members[side]!);
      expect((await caller.call(endContract, { offerId })).body.success).toBe(true);
      expect((await caller.call(endContract, { offerId })).body.errorCode).toBe('contract.over');
      const { running } = await standingOf(await again(twins.server, members[1]), 'dailySalary');
      expect(running?.endTime).toBeGreaterThan(twins.server.now());
      const other = members[1 - side]!;
      const notifications = await twins.server.db
        .selectFrom('member_messages')
        .select('titles')
        .where('member_id', '=', other.id)
        .execute();
      expect(notifications.map(({ titles }) => titles.EN)).toContain('A contract ends');
      await twins.advance(untilTomorrow(twins.server));
      expect((await standingOf(await again(twins.server, members[1]), 'dailySalary')).running).toBeNull();
    }
  });

  it('TEAM-21 CONTRACT-02 offers are limited to direct downline members of allowed types and to increasing tiers', async () => {
    const [upper, member] = await pair();
    const deep = await person(twins.server, { upper: member });
    const stranger = await person(twins.server);
    const offered = async (userName: string, steps: readonly object[] = STEPS) =>
      (await upper.call(offerContract, { userName, kind: 'dailySalary', steps, paymentPassword: PIN })).body.errorCode;
    expect(await offered(deep.name)).toBe('permission.denied');
    expect(await offered(stranger.name)).toBe('downline.unknown');
    for (const type of [40, 41, 42]) {
      const closed = await person(twins.server, { upper, type });
      expect(await offered(closed.name)).toBe('permission.denied');
    }
    expect(await offered(member.name, [])).toBe('input.invalid');
    expect(await offered(member.name, [...STEPS].reverse())).toBe('input.invalid');
    await runCommandLine(twins.server, ['flag', 'DOWNMAN', 'off']);
    expect(await offered(member.name)).toBe('permission.denied');
    await runCommandLine(twins.server, ['flag', 'DOWNMAN', 'on']);
    const { offered: none } = await standingOf(member, 'dailySalary');
    expect(none).toBeNull();
  });

  it("TEAM-21 offer requires the agent's withdrawal password", async () => {
    const [upper, member] = await pair();
    const body = { userName: member.name, kind: 'dailySalary', steps: STEPS };
    expect((await upper.call(offerContract, body)).body.errorCode).toBe('input.invalid');
    const wrong = await upper.call(offerContract, { ...body, paymentPassword: '999888' });
    expect(wrong.body).toMatchObject({ errorCode: 'withdraw.password.wrong', value: { left: 4 } });
    const bare = await person(twins.server, { type: 20 });
    const below = await person(twins.server, { upper: bare });
    const missing = await bare.call(offerContract, { ...body, userName: below.name, paymentPassword: PIN });
    expect(missing.body.errorCode).toBe('withdraw.password.missing');
    for (const one of [member, below]) expect((await standingOf(one, 'dailySalary')).offered).toBeNull();
    expect((await upper.call(offerContract, { ...body, paymentPassword: PIN })).body.success).toBe(true);
  });

  it('TEAM-21 members outside a contract can neither accept nor end the contract', async () => {
    const [upper, member] = await pair();
    const offerId = await offerTo(upper, member, 'dividend');
    const stranger = await person(twins.server);
    expect((await accept(stranger, offerId)).body.errorCode).toBe('contract.unknown');
    expect((await accept(upper, offerId)).body.errorCode).toBe('contract.unknown');
    expect((await accept(member, randomUUID())).body.errorCode).toBe('contract.unknown');
    expect((await stranger.call(endContract, { offerId })).body.errorCode).toBe('contract.unknown');
    // A member can only decline an offer; only the agent that created the offer can revoke the offer.
    expect((await member.call(endContract, { offerId })).body.errorCode).toBe('contract.over');
    expect((await standingOf(member, 'dividend')).offered?.offerId).toBe(offerId);
    const seen = await upper.get<{ content: object[] }>(memberContracts, { userName: member.name });
    expect(seen.body.value).toMatchObject({ canOffer: true, decimals: 0 });
    expect(seen.body.value.content).toHaveLength(3);
    expect((await upper.get(memberContracts, { userName: stranger.name })).body.errorCode).toBe('downline.unknown');
  });

  it('TEAM-13 rates of a member under contract can be raised but not lowered', async () => {
    const [upper, member] = await pair();
    await addRates(twins.server.db, upper.id, { RNG: 50 }, twins.server.now());
    const rate = async (by: Person, rebate: number) =>
      (await by.call(updateDownlineRebates, { userName: member.name, rebates: [{ gameType: 'RNG', rebate }] })).body;
    expect((await rate(upper, 30)).success).toBe(true);
    const offerId = await offerTo(upper, member, 'dailySalary');
    expect((await rate(upper, 25)).success).toBe(true);
    await accept(member, offerId);
    expect((await rate(upper, 20)).errorCode).toBe('rates.bound');
    expect((await rate(upper, 40)).success).toBe(true);
    const isBound = async (by: Person) =>
      (await by.get<{ isBound: boolean }>(downline, { userName: member.name })).body.value.isBound;
    expect(await isBound(upper)).toBe(true);
    await upper.call(endContract, { offerId });
    await twins.advance(untilTomorrow(twins.server));
    const later = await again(twins.server, upper);
    expect(await isBound(later)).toBe(false);
    expect((await rate(later, 10)).success).toBe(true);
  });
});
