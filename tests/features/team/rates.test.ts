/** Rates granted by agents, on both databases (TEAM-13). */
import { mayUse } from 'lobbykit/domain';
import { agentRates, createAffiliateUrl, downline, updateDownlineRebates } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { addRates } from '../../../site/gateway/features/team/rebates/rates-repository.ts';
import { NO_AGENT_TYPES } from '../../../site/gateway/features/team/rebates/rebate-query.ts';
import type { Message } from '../../../site/gateway/platform/outbox/outbox.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { type Person, person } from '../../helpers/gateway/team-steps.ts';

interface RatesResponse {
  readonly own: readonly object[];
  readonly content: readonly { readonly userName: string }[];
}

onBothEngines('rebate rates of a team', twins => {
  const setRebates = (agent: Person, userName: string, rebates: Record<string, number>) =>
    agent.call<{ fields: { rebates: string } }>(updateDownlineRebates, {
      userName,
      rebates: Object.entries(rebates).map(([gameType, rebate]) => ({ gameType, rebate })),
    });
  const line = async () => {
    const { server } = twins;
    const top = await person(server, { type: 20 });
    await addRates(server.db, top.id, { LOTT: 80, RNG: 9 }, server.now());
    const middle = await person(server, { type: 20, upper: top });
    const low = await person(server, { type: 20, upper: middle });
    return { top, middle, low };
  };

  it("TEAM-13 rates can be raised up to the agent's rates and not lowered below the rates the member grants", async () => {
    const { top, middle, low } = await line();
    expect((await setRebates(top, middle.name, { LOTT: 70, RNG: 9 })).body.success).toBe(true);
    const above = (await setRebates(top, middle.name, { LOTT: 81 })).body;
    expect(above.errorCode).toBe('input.invalid');
    expect(above.value.fields.rebates).toContain('allowed is 0 to your own 80');
    expect((await setRebates(middle, low.name, { LOTT: 71 })).body.errorCode).toBe('input.invalid');
    expect((await setRebates(middle, low.name, { LOTT: 60 })).body.success).toBe(true);
    const below = (await setRebates(top, middle.name, { LOTT: 59 })).body;
    expect(below.value.fields.rebates).toContain('allowed is 60, which the member gives on, to 80');
    expect((await setRebates(top, middle.name, { LOTT: 60 })).body.success).toBe(true);
    // Rates of an open affiliate link count as given to members, so the agent's own rates cannot become lower.
    expect(
      (await middle.call(createAffiliateUrl, { memberType: 0, rebates: [{ gameType: 'RNG', rebate: 8 }] })).status,
    ).toBe(200);
    expect((await setRebates(top, middle.name, { RNG: 7 })).body.errorCode).toBe('input.invalid');
    expect((await setRebates(top, middle.name, { RNG: 8.5 as never })).status).toBe(400);
    const { body } = await top.get<{
      minRebates: readonly { gameType: string; rebate: number }[];
      canRate: boolean;
    }>(downline, { userName: middle.name });
    expect(body.value.canRate).toBe(true);
    expect(body.value.minRebates.slice(0, 2)).toEqual([
      { gameType: 'LOTT', rebate: 60 },
      { gameType: 'RNG', rebate: 8 },
    ]);
  });

  it('TEAM-13 EP-25 rates can be set only for direct downline members, who are notified, and store their start time', async () => {
    const { server } = twins;
    const { top, middle, low } = await line();
    expect((await setRebates(top, low.name, { LOTT: 1 })).body.errorCode).toBe('permission.denied');
    expect((await setRebates(low, middle.name, { LOTT: 1 })).body.errorCode).toBe('downline.unknown');
    await setRebates(top, middle.name, { LOTT: 65 });
    await twins.advance(60_000);
    await setRebates(top, middle.name, { LOTT: 60, RNG: 0 });
    const stored = await server.db
      .selectFrom('member_rates')
      .select(['category', 'rate', 'since'])
      .where('member_id', '=', middle.id)
      .orderBy('since')
      .execute();
    expect(stored).toEqual([
      { category: 'LOTT', rate: 65, since: server.now() - 60_000 },
      { category: 'LOTT', rate: 60, since: server.now() },
    ]);
    const notifications = await server.db
      .selectFrom('member_messages')
      .select(['titles', 'contents'])
      .where('member_id', '=', middle.id)
      .orderBy('id')
      .execute();
    expect(notifications.map(({ titles }) => titles.EN)).toEqual(['Your rates were raised', 'Your rates were changed']);
    expect(notifications[1]!.contents.EN).toContain('Lottery 6.0% (6.5%)');
    expect(notifications[1]!.contents.VI).toContain('Xổ số 6,0% (6,5%)');
    const rates = (await top.get<RatesResponse>(agentRates, { pageNo: 1, pageSize: 10 })).body.value;
    expect(rates.own.slice(0, 2)).toEqual([
      { gameType: 'LOTT', rebate: 80, since: expect.any(Number) },
      { gameType: 'RNG', rebate: 9, since: expect.any(Number) },
    ]);
    expect(rates.content.map(({ userName }) => userName)).toEqual([middle.name]);
    const none = await top.get<RatesResponse>(agentRates, { pageNo: 1, pageSize: 10, userName: 'nobody' });
    expect(none.body.value.content).toEqual([]);
  });

  it('TEAM-13 non-agent types equal the types without team access in the access table', () => {
    const types = Array.from({ length: 60 }, (_, type) => type);
    expect(types.filter(type => !mayUse('seeTeam', { type }))).toEqual(NO_AGENT_TYPES);
  });

  it('TEAM-13 operator can set rates of a member without an upline within the usual limits, and the member is notified', async () => {
    const { top, middle } = await line();
    const { server } = twins;
    await server.db.updateTable('members').set({ email: 'top@example.org' }).where('id', '=', top.id).execute();
    const mails: (Message | null)[] = [];
    const mailer = { post: async (make: () => Promise<Message | null>) => void mails.push(await make()) };
    const command = (...more: string[]) =>
      runCommandLine(server, ['team', 'rates', top.name, '--merchant', 'demo', ...more], { mailer });
    expect(await command('--rates', 'LOTT=9.5,FISH=0.4')).toEqual([`${top.name}: LOTT 9.5%, RNG 0.9%, FISH 0.4%`]);
    expect(await command()).toEqual([`${top.name}: LOTT 9.5%, RNG 0.9%, FISH 0.4%`]);
    expect(mails).toMatchObject([{ to: 'top@example.org', subject: 'Your rates were raised' }]);
    await setRebates(top, middle.name, { LOTT: 90 });
    await expect(command('--rates', 'LOTT=8')).rejects.toThrow('allowed is 90');
    expect(() => command('--rates', 'LOTT=0.55')).toThrow('in steps of 0.1');
  });
});
