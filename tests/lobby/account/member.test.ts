import { describe, expect, it } from 'vitest';
import { setNickname } from '../../../sdk/protocol/account/member-calls.ts';
import { accountServerHere, credentials, dataOf, openTab, soon } from './account-kit.ts';

const server = accountServerHere();
const INFO = 'GET /wps/member/info';

describe('member store of the lobby', () => {
  it('SESS-19 API-39 EP-07 member store parses account, nickname, type, VIP level, labels and profile', async () => {
    const value = {
      account: 'ann',
      nickname: 'Ann',
      type: '40',
      clubLabel: { labelName: 'Gold', level: '3' },
      memberLabel: [{ labelName: 'VIP' }, { labelName: null }, { labelName: 7 }],
      email: 'a***@example.com',
      affiliateCode: 'ANN2026',
      break: null,
    };
    server.on(INFO, () => ({ value }));
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    expect(await dataOf(lobby.$member)).toEqual({
      account: 'ann',
      nickname: 'Ann',
      type: 40,
      clubLabel: 'Gold',
      vipLevel: 3,
      memberLabels: ['VIP', '7'],
      email: 'a***@example.com',
      affiliateCode: 'ANN2026',
      break: null,
    });
  });

  it('R13 MEMBER-03 a response without profile and VIP level leaves those fields empty', async () => {
    server.on(INFO, () => ({ value: { account: 'ann', clubLabel: null, memberLabel: null } }));
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const none = { clubLabel: '', vipLevel: null, memberLabels: [], email: '' };
    expect(await dataOf(lobby.$member)).toMatchObject({ ...none, affiliateCode: '' });
  });

  it('MEMBER-03 I18N-01 member labels follow the selected language, and the old labels are visible until the new labels arrive', async () => {
    server.on(INFO, ({ headers }) => ({
      value: { account: 'ann', clubLabel: { labelName: headers['accept-language'] === 'vi' ? 'Vàng' : 'Gold' } },
    }));
    const languages = ['EN', 'VI'];
    const first = openTab(server.url, { language: 'EN', languages });
    const { lobby, local } = first;
    await lobby.login(credentials);
    const seen: unknown[] = [];
    const off = lobby.$member.subscribe(({ data }) => seen.push(data?.clubLabel));
    await soon(() => expect(seen.at(-1)).toBe('Gold'));
    lobby.setLanguage('VI');
    await soon(() => expect(seen.at(-1)).toBe('Vàng'));
    expect(seen.slice(seen.indexOf('Gold'))).not.toContain(undefined);
    off();
    const again = async () =>
      (await dataOf(openTab(server.url, { language: 'EN', languages }, first).lobby.$member))?.clubLabel;
    expect([await again(), server.of(INFO).length]).toEqual(['Vàng', 2]);
    // A cached copy of the member in another language is not used.
    local.setItem('memberInfo', String(local.getItem('memberInfo')).replace('"VI"', '"EN"'));
    expect([await again(), server.of(INFO).length]).toEqual(['Vàng', 3]);
  });

  it('member store is empty for a visitor without a request and follows login and logout', async () => {
    const { lobby } = openTab(server.url);
    const off = lobby.$member.subscribe(() => {});
    await lobby.$session.get();
    expect(lobby.$member.get().data).toBeUndefined();
    await lobby.login(credentials);
    await soon(() => expect(lobby.$member.get().data?.account).toBe('ann'));
    await lobby.logout();
    expect(lobby.$member.get()).toEqual({ loading: false, stale: false });
    expect(server.of(INFO)).toHaveLength(1);
    off();
  });

  it('SESS-10 member store never shows the previous member, also after a change without listeners', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const off = lobby.$member.subscribe(() => {});
    await soon(() => expect(lobby.$member.get().data).toBeDefined());
    off();
    // A store unmounts one second after its last listener is removed.
    await new Promise(resolve => setTimeout(resolve, 1_200));
    await lobby.logout();
    expect(lobby.$member.get().data).toBeUndefined();
  });

  it('R10 a response that arrives after a member change is dropped', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    server.on(INFO, async () => {
      await lobby.logout();
      return { value: { account: 'ann' } };
    });
    const off = lobby.$member.subscribe(() => {});
    await soon(() => expect(server.of('DELETE /wps/session/logout')).toHaveLength(1));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(lobby.$member.get().data).toBeUndefined();
    expect(local.getItem('memberInfo')).toBeNull();
    off();
  });
});

/** Copy of the member in local storage for the next page: valid and invalid cases. */
describe('stored member', () => {
  it('SESS-17 a stored copy without a profile version is refetched', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    local.setItem('memberInfo', '{"version":2,"userName":"ann","value":{"account":"old"}}');
    expect(await dataOf(lobby.$member)).toMatchObject({ account: 'ann' });
  });

  it('SESS-17 SESS-18 member is fetched once, restored after a reload and refetched by force', async () => {
    const first = openTab(server.url);
    await first.lobby.login(credentials);
    await dataOf(first.lobby.$member);
    const second = openTab(server.url, {}, first);
    expect(await dataOf(second.lobby.$member)).toMatchObject({ nickname: 'Ann' });
    expect(server.of(INFO)).toHaveLength(1);
    server.on(INFO, () => ({ value: { account: 'ann', nickname: 'Annie' } }));
    await second.lobby.refreshMember();
    expect(second.lobby.$member.get().data?.nickname).toBe('Annie');
    expect(server.of(INFO)).toHaveLength(2);
  });

  it('SESS-17 SESS-18 a forced refresh immediately deletes the stored copy, also without earlier listeners', async () => {
    const first = openTab(server.url);
    await first.lobby.login(credentials);
    await dataOf(first.lobby.$member);
    const second = openTab(server.url, {}, first);
    // The visitor leaves the page before the gateway responds.
    server.on(INFO, () => new Promise(() => {}));
    void second.lobby.refreshMember();
    await soon(() => expect(server.of(INFO)).toHaveLength(2));
    expect(first.local.getItem('memberInfo')).toBeNull();
    server.on(INFO, () => ({ value: { account: 'ann', nickname: 'Annie' } }));
    const third = openTab(server.url, {}, first);
    expect(await dataOf(third.lobby.$member)).toMatchObject({ nickname: 'Annie' });
  });

  it('SESS-17 a response requested before a change is not stored', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    let respond = () => {};
    server.on(
      INFO,
      () => new Promise(resolve => (respond = () => resolve({ value: { account: 'ann', nickname: 'Old' } }))),
    );
    lobby.$member.listen(() => {});
    await soon(() => expect(server.of(INFO)).toHaveLength(1));
    // A write call ends the sharing of requests in flight, so the next read sends a new request.
    await lobby.call(setNickname, { body: { nickname: 'Annie' } });
    const old = respond;
    server.on(INFO, () => new Promise(() => {}));
    void lobby.refreshMember();
    await soon(() => expect(server.of(INFO)).toHaveLength(2));
    old();
    // The response to this call arrives after the old response, because both use the same connection.
    await lobby.call(setNickname, { body: { nickname: 'Annie' } });
    expect(local.getItem('memberInfo')).toBeNull();
  });

  it('SESS-17 a stored copy of another member or with an invalid shape is refetched', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    local.setItem('memberInfo', '{"version":3,"userName":"bob","language":"EN","value":{"account":"bob"}}');
    expect(await dataOf(lobby.$member)).toMatchObject({ account: 'ann' });
    local.setItem('memberInfo', '{"version":3,"userName":"ann","language":"EN","value":5}');
    const again = openTab(server.url, {}, { local, session: openTab(server.url).session });
    await again.lobby.login(credentials);
    expect(await dataOf(again.lobby.$member)).toMatchObject({ account: 'ann' });
    expect(server.of(INFO)).toHaveLength(2);
  });
});
