import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberInfo } from '../../../sdk/protocol/account/member-calls.ts';
import { captcha } from '../../../sdk/protocol/verification/calls.ts';
import { createLoginLink } from '../../../site/gateway/features/account/login/login-links.ts';
import { readMember } from '../../../site/gateway/features/account/members-repository.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { memoryStore } from '../resource/stores.ts';
import { failureOf, openTab, soon, type TabOptions } from './account-kit.ts';

const PASSWORD = 'Lobby-2026';
const YEAR = 365 * 86_400_000;
const as = (username: string) => ({ type: 'username', username, password: PASSWORD }) as const;

let live: TestGateway;
beforeAll(async () => {
  live = await gateway({
    sandboxFeatures: { plainBodies: false, inbox: false },
    captchaText: () => 'HERON',
    outbox: { send: async () => {} },
  });
});
afterAll(() => live.stop());

/** Page on the real gateway, which accepts encrypted passwords only; `sent` collects its requests. */
function open(options: TabOptions & { startToken?: string } = {}) {
  const sent: { url: string; body: string }[] = [];
  const spy: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push({ url: request.url, body: await request.clone().text() });
    return fetch(request);
  };
  const { startToken, ...rest } = options;
  return { ...openTab(live.url, { fetch: spy, startToken }, rest), sent };
}

describe('account on the real gateway', () => {
  it.each([0, -YEAR, YEAR])(
    'S21 S22 LOGIN-17 login with an encrypted body works on a device %d ms off',
    async wrong => {
      const { lobby, sent } = open({ wall: () => Date.now() + wrong });
      expect(await lobby.login(as('member0'))).toMatchObject({ userName: 'member0', type: 0, merchantCode: 'demo' });
      expect(JSON.stringify(sent)).not.toContain(PASSWORD);
      const off = [lobby.$member.subscribe(() => {}), lobby.$wallet.subscribe(() => {})];
      await soon(() => expect(lobby.$member.get().data?.account).toBe('member0'));
      await soon(() => expect(lobby.$wallet.get().data?.sumBalance).toBe('10000.00'));
      for (const stop of off) stop();
      await lobby.logout();
    },
  );

  it('S21 REG-10 registration with an encrypted body works', async () => {
    const { lobby, sent } = open();
    const captchaKey = crypto.randomUUID();
    await lobby.call(captcha, { query: { key: captchaKey } });
    const body = {
      registerUrl: 'host.example',
      registerMethod: 'H5',
      domain: 'host.example',
      type: 0,
      username: 'sealednew',
      password: 'Heron-77',
      confirmPassword: 'Heron-77',
      captcha: 'heron',
      ageConfirmed: true,
    } as const;
    const registered = await lobby.register(body, { method: 'username', captchaKey });
    expect(registered).toEqual({ account: 'sealednew', loggedIn: true });
    expect(JSON.stringify(sent)).not.toContain('Heron-77');
  });

  it('LOGIN-19 LOGIN-30 S35 a wrong password requires a captcha and the captcha is accepted by its key', async () => {
    const { lobby } = open();
    const off = lobby.$auth.subscribe(() => {});
    const wrong = await failureOf(lobby.login({ ...as('member40'), password: 'Wrong-2026' }));
    expect(wrong).toMatchObject({ code: 'login.failed', messageKey: 'in_login_failed' });
    expect(lobby.$auth.get().captcha).toBe(true);
    const captchaKey = crypto.randomUUID();
    await lobby.call(captcha, { query: { key: captchaKey } });
    await lobby.login({ ...as('member40'), captcha: 'heron' }, { captchaKey });
    expect(lobby.$auth.get().captcha).toBe(false);
    off();
  });

  it('SESS-15 SESS-16 S17 renewal returns a new token and a tab is notified of a session ended elsewhere', async () => {
    const { lobby, facts } = open();
    const { token } = await lobby.login(as('member0'));
    await lobby.renew();
    expect(lobby.$session.get()?.token).not.toBe(token);
    await live.db.deleteFrom('sessions').execute();
    expect(await failureOf(lobby.call(memberInfo))).toMatchObject({ kind: 'session', code: 'session.expired' });
    expect(facts).toEqual(['login', 'session-expired']);
  });

  it('S12 a token in the URL logs in once', async () => {
    const row = await live.db
      .selectFrom('members')
      .select('id')
      .where('user_name', '=', 'member0')
      .executeTakeFirstOrThrow();
    const link = await createLoginLink(live.db, await readMember(live.db, row.id), live.now());
    const first = open({ startToken: 'token', search: `?token=${link}` });
    await first.lobby.sessionReady();
    expect(first.lobby.$session.get()?.userName).toBe('member0');
    expect(JSON.stringify([first.sent, [...first.session.entries]])).not.toContain(link);
    const second = open({ startToken: 'token', search: `?token=${link}` });
    await second.lobby.sessionReady();
    expect(second.lobby.$session.get()).toBeNull();
  });

  it('TRIAL-06 REG-20 a trial requires a confirmed age and then starts a session', async () => {
    const { lobby, session } = open();
    expect(await failureOf(lobby.startTrial({ ageConfirmed: false }))).toMatchObject({ messageKey: 'error.age' });
    const guest = await lobby.startTrial({ ageConfirmed: true });
    expect(guest.type).toBe(4);
    expect(session.getItem('trialName')).toBe(guest.userName);
  });

  it('S16 logout everywhere ends the sessions on other devices', async () => {
    const [here, there] = [open(), open({ local: memoryStore() })];
    await here.lobby.login(as('agent1'));
    const { token } = await there.lobby.login(as('agent1'));
    there.lobby.dispose();
    await here.lobby.logout({ everywhere: true });
    const { status } = await live.get(memberInfo.path, { ModuleId: 'COMM3', Authorization: `Bearer ${token}` });
    expect(status).toBe(401);
  });

  it("PSW-06 S14 S16 a password change preserves this session and ends the member's other sessions", async () => {
    const [here, there] = [open(), open()];
    await here.lobby.login(as('member40'));
    await there.lobby.login(as('member40'));
    const change = { oldPassword: PASSWORD, newPassword: 'Lobby-2027', confirmNewPassword: 'Lobby-2027' };
    await here.lobby.changePassword(change);
    expect(here.lobby.passwordInMemory()).toBe('Lobby-2027');
    expect(JSON.stringify(here.sent)).not.toMatch(/Lobby-202/);
    await here.lobby.call(memberInfo);
    await failureOf(there.lobby.call(memberInfo));
    expect(there.facts).toEqual(['login', 'session-expired']);
  });
});
