/** An agent can access only downline members with any call, on both databases (TEAM-07). */
import {
  affiliateUrls,
  createAffiliateUrl,
  deleteAffiliateUrl,
  downline,
  downlines,
  type Endpoint,
  orderDetail,
  promoteToAgent,
  subordinates,
  teamBetting,
  teamOrder,
  teamPnl,
  teamTransactions,
} from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { openReels, play } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { type Person, person, range } from '../../helpers/gateway/team-steps.ts';
import type { Reply } from '../../helpers/gateway.ts';

onBothEngines('team visibility', twins => {
  let top: Person;
  let agent: Person;
  let own: Person;
  let strangers: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const { server } = twins;
    top = await person(server, { type: 20 });
    agent = await person(server, { type: 20, upper: top });
    own = await person(server, { upper: agent });
    const rival = await person(server, { type: 20 });
    await server.db
      .insertInto('merchants')
      .values({ code: 'acme', any_origin: true })
      .onConflict(c => c.doNothing())
      .execute();
    strangers = new Map([
      ['nobody', 'nobodyatall'],
      ['the upper agent', top.name],
      ['the agent', agent.name],
      ['a member of the upper agent', (await person(server, { upper: top })).name],
      ['a member of another agent', (await person(server, { upper: rival })).name],
      ['a member without agent', (await person(server)).name],
      ['a member of another merchant', (await person(server, { merchant: 'acme' })).name],
    ]);
  });

  const paged = { pageNo: 1, pageSize: 10 };
  const days = () => ({ ...range(twins.server, 7), ...paged });
  const CALLS: readonly (readonly [Endpoint, (name: string) => Promise<Reply>])[] = [
    [downline, userName => agent.get(downline, { userName })],
    [subordinates, userName => agent.get(subordinates, { ...paged, userName })],
    [teamPnl, userName => agent.get(teamPnl, { ...days(), userName })],
    [teamBetting, userName => agent.get(teamBetting, { ...days(), userName })],
    [teamTransactions, userName => agent.get(teamTransactions, { ...days(), userName })],
    [promoteToAgent, userName => agent.call(promoteToAgent, { userName })],
  ];

  it.each(CALLS)(
    'TEAM-07 $name returns the same error for members outside the downline and unknown members',
    async (_, request) => {
      const unknown = await request('nobodyatall');
      expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'downline.unknown']);
      for (const [actor, name] of strangers) {
        const { status, body } = await request(name);
        expect([actor, status, body.errorCode, body.message, body.value]).toEqual([
          actor,
          404,
          'downline.unknown',
          unknown.body.message,
          unknown.body.value,
        ]);
      }
      expect((await request(own.name)).status).toBe(200);
    },
  );

  it('TEAM-07 lists of an agent contain no member outside the downline', async () => {
    const page = { pageNo: 1, pageSize: 100 };
    const names = async (endpoint: Endpoint) =>
      (await agent.get<{ content: readonly { userName: string }[] }>(endpoint, page)).body.value.content.map(
        ({ userName }) => userName,
      );
    expect(await names(downlines)).toEqual([own.name]);
    expect(await names(subordinates)).toEqual([own.name]);
    const searched = await agent.get<{ content: readonly unknown[] }>(downlines, {
      ...page,
      userName: top.name.slice(0, 6),
    });
    expect(searched.body.value.content).toEqual([]);
  });

  it('TEAM-07 TEAM-15 bets are visible only for downline members and cannot be canceled by the agent', async () => {
    const { server } = twins;
    const bet = async (actor: Person) => {
      const { token } = await server.memberSession({ userName: `t${actor.name}` });
      await server.db
        .updateTable('sessions')
        .set({ member_id: actor.id })
        .where(
          'member_id',
          '=',
          (
            await server.db
              .selectFrom('members')
              .select('id')
              .where('user_name', '=', `t${actor.name}`)
              .executeTakeFirstOrThrow()
          ).id,
        )
        .execute();
      const { pass } = await openReels(server, { memberId: actor.id, headers: { Authorization: `Bearer ${token}` } });
      expect((await play(server, pass)).status).toBe(200);
    };
    await bet(own);
    await bet(top);
    const ofTop = (
      await top.get<{ content: readonly { orderNo: string; userName: string }[]; sums: { count: number } }>(
        teamBetting,
        days(),
      )
    ).body.value;
    expect([ofTop.content.map(({ userName }) => userName), ofTop.sums.count]).toEqual([[own.name], 1]);
    const { orderNo } = ofTop.content[0]!;
    const opened = await agent.get<{ userName: string; canCancel: boolean }>(teamOrder, { orderNo });
    expect(opened.body.value).toMatchObject({ userName: own.name, canCancel: false });
    const plays = await server.db.selectFrom('bets').select('id').where('member_id', '=', top.id).execute();
    const topsOrder = orderNo.replace(/\d+$/, String(plays[0]!.id));
    expect((await top.get(orderDetail, { orderNo: topsOrder })).status).toBe(200);
    const rejected = await agent.get(teamOrder, { orderNo: topsOrder });
    const none = await agent.get(teamOrder, { orderNo: orderNo.replace(/\d+$/, '99999999') });
    expect([rejected.status, rejected.body.errorCode, rejected.body.message]).toEqual([
      404,
      'order.unknown',
      none.body.message,
    ]);
  });

  it('TEAM-07 TEAM-18 links of other agents can be neither listed nor closed', async () => {
    const created = (await top.call<{ code: string }>(createAffiliateUrl, { memberType: 0 })).body.value;
    const links = (await agent.get<{ content: readonly { code: string }[] }>(affiliateUrls)).body.value.content;
    expect(links.map(({ code }) => code)).not.toContain(created.code);
    const path = `${deleteAffiliateUrl.path}?${new URLSearchParams({ id: created.code })}`;
    const { status, body } = await agent.call({ ...deleteAffiliateUrl, path }, {});
    const none = await agent.call({ ...deleteAffiliateUrl, path: `${deleteAffiliateUrl.path}?id=NOSUCHCODE` }, {});
    expect([status, body.errorCode, body.message]).toEqual([404, 'link.unknown', none.body.message]);
  });
});
