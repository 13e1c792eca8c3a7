import { endOtherSessions, endSession, login, memberInfo, openSessions, sessionEnd } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { messagesTo } from '../../helpers/gateway/outbox.ts';
import { PASSWORD, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

interface Session {
  readonly sessionId: number;
  readonly device: string;
  readonly place: string | null;
  readonly lastTime: number;
  readonly isCurrent: boolean;
}

onBothEngines('open sessions of a member', twins => {
  const logIn = async (username: string, userAgent: string, n = 0) => {
    const { body } = await twins
      .at(n)
      .call<{ token: string }>(login, { type: 'username', username, password: PASSWORD }, { 'User-Agent': userAgent });
    expect([body.success, body.errorCode]).toEqual([true, undefined]);
    return body.value.token;
  };
  const request = <T>(token: string, { path, moduleId }: { path: string; moduleId: string }, n = 0) =>
    twins.at(n).get<T>(path, { ModuleId: moduleId, Authorization: `Bearer ${token}` });

  it('SAFE-04 list of sessions shows device, subnet and last use and starts with the current session', async () => {
    const member = await withdrawer(twins.server, { isNew: true });
    const phone = await logIn(member.userName, PHONE);
    await twins.advance(1_000);
    const laptop = await logIn(member.userName, LAPTOP, 1);
    const { value } = (await request<Session[]>(phone, openSessions)).body;
    expect(value).toHaveLength(3);
    expect(value[0]).toMatchObject({ device: 'android-phone', place: '127.0.0.x', isCurrent: true });
    expect(value[1]).toMatchObject({ device: 'windows', isCurrent: false, lastTime: twins.server.now() });
    expect(JSON.stringify(value)).not.toContain(laptop);
  });

  it('SAFE-04 member can end one session or all sessions except the current one, but no session of another member', async () => {
    const member = await withdrawer(twins.server, { isNew: true });
    const stranger = await withdrawer(twins.server, { isNew: true });
    const tokens = [await logIn(member.userName, PHONE), await logIn(member.userName, LAPTOP)] as const;
    const [own, laptop] = (await request<Session[]>(tokens[0], openSessions)).body.value;
    await stranger.call(endSession, { sessionId: laptop!.sessionId });
    expect((await request(tokens[1], memberInfo)).status).toBe(200);
    const auth = { Authorization: `Bearer ${tokens[0]}` };
    await twins.server.call(endSession, { sessionId: laptop!.sessionId }, auth);
    expect((await request(tokens[1], memberInfo, 1)).status).toBe(401);
    const { value } = (await twins.server.call<{ ended: number }>(endOtherSessions, undefined, auth)).body;
    expect(value.ended).toBe(1);
    const left = (await request<Session[]>(tokens[0], openSessions)).body.value;
    expect(left.map(({ sessionId }) => sessionId)).toEqual([own!.sessionId]);
  });

  it('SAFE-04 page waiting for its session end is notified at any gateway without extending the session', async () => {
    const member = await withdrawer(twins.server, { isNew: true });
    const token = await logIn(member.userName, PHONE);
    const other = await logIn(member.userName, LAPTOP);
    const waiting = request(other, sessionEnd, 1);
    await twins.server.call(endOtherSessions, undefined, { Authorization: `Bearer ${token}` });
    const { status, body } = await waiting;
    expect([status, body.errorCode, body.value]).toEqual([401, 'session.expired', { reason: 'ended' }]);
    // A later request for the session end returns the same reason.
    expect((await request(other, sessionEnd)).body.value).toEqual({ reason: 'ended' });
    const { db } = twins.server;
    const seen = () =>
      db.selectFrom('sessions').select('seen_at').where('member_id', '=', member.memberId).executeTakeFirstOrThrow();
    const { seen_at } = await seen();
    await twins.advance(1_000);
    const abort = new AbortController();
    const { path, moduleId } = sessionEnd;
    const held = fetch(twins.server.url + path, {
      headers: { ModuleId: moduleId, Authorization: `Bearer ${token}` },
      signal: abort.signal,
    }).catch(() => 'left');
    await request(token, { ...sessionEnd, path: '/wps/session/none' });
    abort.abort();
    expect(await held).toBe('left');
    expect((await seen()).seen_at).toBe(seen_at);
  });

  it('SAFE-04 waiting requests for the session end return no end when further waits start', async () => {
    const member = await withdrawer(twins.server, { isNew: true });
    const tokens = await Promise.all(Array.from({ length: 4 }, () => logIn(member.userName, PHONE)));
    const waiting: Promise<{ status: number }>[] = [];
    for (const token of tokens) {
      waiting.push(request(token, sessionEnd));
      // Each wait for the session end starts while the gateway checks the previous ones.
      await request(token, memberInfo);
    }
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('SAFE-04 login from a new device sends one mail', async () => {
    const member = await withdrawer(twins.server, { isNew: true, email: `new${Date.now()}@example.com` });
    const { email } = await twins.server.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    await logIn(member.userName, PHONE);
    await eventually(async () => expect(await messagesTo(twins.server, email!)).toHaveLength(1));
    await logIn(member.userName, PHONE, 1);
    await logIn(member.userName, LAPTOP, 1);
    await eventually(async () => expect(await messagesTo(twins.server, email!)).toHaveLength(2));
    const [mail] = await messagesTo(twins.server, email!);
    expect([mail?.subject, mail?.body]).toEqual(['New login to your account', expect.stringContaining('127.0.0.x')]);
  });
});
