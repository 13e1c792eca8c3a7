// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tabs } from '../../../sdk/lobby/session/cross-tab-channel.ts';
import { createSession, readSession } from '../../../sdk/lobby/session/session.ts';
import { createStorage } from '../../../sdk/lobby/storage/storage.ts';

const info = { token: 'secret', merchantCode: 'demo', userName: 'ann', type: 0, firstTimeLogin: false };

/** Channel without other tabs. */
const noTabs: Tabs = { send() {}, on() {}, close() {} };
const sessionIn = (prefix: string, expired = () => {}) =>
  createSession(createStorage(prefix), noTabs, true, { expired, joined() {} });

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('stored session', () => {
  it('SESS-01 session is read from storage with the prefixed key MC_SESSION_INFO', () => {
    sessionStorage.setItem('p.MC_SESSION_INFO', JSON.stringify(info));
    const session = sessionIn('p.');
    expect(session.$session.get()).toEqual(info);
    expect(session.current()?.token).toBe('secret');
  });

  it('SESS-01 session written by the host page is found by later reads', () => {
    const session = sessionIn('p.');
    expect(session.current()).toBeNull();
    sessionStorage.setItem('p.MC_SESSION_INFO', JSON.stringify(info));
    expect(session.$session.get()?.userName).toBe('ann');
  });

  it('SESS-01 readSession accepts a type as text and fills in missing fields', () => {
    expect(readSession('{"token":"t","userName":"ann","type":"40"}')).toEqual({
      token: 't',
      merchantCode: '',
      userName: 'ann',
      type: 40,
      firstTimeLogin: false,
    });
  });

  it('S17 an expired session stays expired if storage fails to delete it', () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const session = sessionIn('');
    session.expire('secret');
    expect(session.current()).toBeNull();
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...info, token: 'new' }));
    expect(session.current()?.token).toBe('new');
    vi.restoreAllMocks();
  });

  it.each(['', 'null', '5', '[]', '{', '{"token":5,"userName":"a"}', '{"token":"","userName":"a"}', '{"token":"t"}'])(
    'R17 readSession returns null for %s',
    text => {
      expect(readSession(text)).toBeNull();
    },
  );

  it('S17 twenty responses with an expired session end the session once, and a response to an old token does not end it', () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    const expired = vi.fn();
    const session = sessionIn('', expired);
    session.expire('an older one');
    expect(session.current()?.token).toBe('secret');
    for (let i = 0; i < 20; i++) session.expire('secret');
    expect(expired).toHaveBeenCalledTimes(1);
    expect(session.$session.get()).toBeNull();
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });
});
