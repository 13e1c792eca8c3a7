/** The copy of the member that a page keeps for the next one: when it serves, and when it does not. */
import { describe, expect, it } from 'vitest';
import { setNickname } from '../../../sdk/protocol/account/member-calls.ts';
import { accountServerHere, credentials, dataOf, openTab, soon } from './account-kit.ts';

const server = accountServerHere();
const INFO = 'GET /wps/member/info';

describe('the kept member', () => {
  it('SESS-17 a copy kept before profiles existed is asked for anew', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    local.setItem('memberInfo', '{"version":2,"userName":"ann","value":{"account":"old"}}');
    expect(await dataOf(lobby.$member)).toMatchObject({ account: 'ann' });
  });

  it('SESS-17 SESS-18 is asked once; the kept copy serves after a reload, force asks again', async () => {
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

  it('SESS-17 SESS-18 force drops the kept copy at once, also on a page that nobody asked on before', async () => {
    const first = openTab(server.url);
    await first.lobby.login(credentials);
    await dataOf(first.lobby.$member);
    const second = openTab(server.url, {}, first);
    // The page is left before there is an answer.
    server.on(INFO, () => new Promise(() => {}));
    void second.lobby.refreshMember();
    await soon(() => expect(server.of(INFO)).toHaveLength(2));
    expect(first.local.getItem('memberInfo')).toBeNull();
    server.on(INFO, () => ({ value: { account: 'ann', nickname: 'Annie' } }));
    const third = openTab(server.url, {}, first);
    expect(await dataOf(third.lobby.$member)).toMatchObject({ nickname: 'Annie' });
  });

  it('SESS-17 an answer of before a change is not kept for the next page', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    let answer = () => {};
    server.on(
      INFO,
      () => new Promise(resolve => (answer = () => resolve({ value: { account: 'ann', nickname: 'Old' } }))),
    );
    lobby.$member.listen(() => {});
    await soon(() => expect(server.of(INFO)).toHaveLength(1));
    // As each call that changes something does: what runs is joined no more.
    await lobby.call(setNickname, { body: { nickname: 'Annie' } });
    const old = answer;
    server.on(INFO, () => new Promise(() => {}));
    void lobby.refreshMember();
    await soon(() => expect(server.of(INFO)).toHaveLength(2));
    old();
    // Answered after the old one on the same connection of the test's server.
    await lobby.call(setNickname, { body: { nickname: 'Annie' } });
    expect(local.getItem('memberInfo')).toBeNull();
  });

  it('SESS-17 a copy of another member, or of another shape, is asked for anew', async () => {
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
