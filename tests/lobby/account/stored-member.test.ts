/** Copy of the member in local storage for the next page: valid and invalid cases. */
import { describe, expect, it } from 'vitest';
import { setNickname } from '../../../sdk/protocol/account/member-calls.ts';
import { accountServerHere, credentials, dataOf, openTab, soon } from './account-kit.ts';

const server = accountServerHere();
const INFO = 'GET /wps/member/info';

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
    // The visitor leaves the page before the response arrives.
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
    // Like every write call, this one ends request sharing with requests in flight.
    await lobby.call(setNickname, { body: { nickname: 'Annie' } });
    const old = respond;
    server.on(INFO, () => new Promise(() => {}));
    void lobby.refreshMember();
    await soon(() => expect(server.of(INFO)).toHaveLength(2));
    old();
    // The test server responds after the old request on the same connection.
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
