import { describe, expect, it } from 'vitest';
import type { RegisterBody } from '../../../sdk/lobby/types.ts';
import { accountServerHere, failureOf, openTab } from './account-kit.ts';

const server = accountServerHere();
const REGISTER = 'PUT /wps/member/register';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const keyOf = ({ headers }: { headers: Record<string, unknown> }) => headers['idempotency-key'];
const bodyOf = (seen: { body: string } | undefined) => JSON.parse(seen?.body ?? 'null');

const body: RegisterBody = {
  registerUrl: 'host.example',
  registerMethod: 'H5',
  domain: 'host.example',
  type: 0,
  username: 'newbie',
  password: 'Secret-77',
  ageConfirmed: true,
};

describe('registration of the lobby', () => {
  it('REG-10 REG-11 REG-13 registration is a PUT and a response with a token logs the new member in', async () => {
    server.on(REGISTER, () => ({ value: { account: 'newbie', token: 'tok', customerType: 0 } }));
    const { lobby, facts } = openTab(server.url);
    const registered = await lobby.register(body, { method: 'username', captchaKey: 'k-1' });
    expect(registered).toEqual({ account: 'newbie', loggedIn: true });
    expect(bodyOf(server.of(REGISTER)[0])).toEqual(body);
    expect(server.of(REGISTER)[0]?.headers['captcha-key']).toBe('k-1');
    expect(lobby.$session.get()).toMatchObject({ userName: 'newbie', token: 'tok' });
    expect(lobby.passwordInMemory()).toBe('Secret-77');
    expect(facts).toEqual(['login']);
  });

  it('REG-11 REG-13 registration by phone uses a separate call, and a response without a token starts no session', async () => {
    server.on('PUT /wps/member/register/mobile', () => ({ value: { account: 'p900000001' } }));
    const { lobby, facts } = openTab(server.url);
    const registered = await lobby.register(body, { method: 'mobileNum' });
    expect(registered).toEqual({ account: 'p900000001', loggedIn: false });
    expect(lobby.$session.get()).toBeNull();
    expect(facts).toEqual([]);
  });

  it('ERR-04 registration with a taken name rejects with its text', async () => {
    server.on(REGISTER, () => ({ status: 409, errorCode: 'member.exists' }));
    const { lobby } = openTab(server.url);
    const { messageKey } = await failureOf(lobby.register(body, { method: 'username' }));
    expect(lobby.$text.get()(messageKey)).toBe('That username is already taken.');
  });
});

describe('idempotency of registration', () => {
  const press = async (reply: Parameters<typeof server.on>[1], input = body) => {
    server.on(REGISTER, reply);
    await failureOf(lobby.register(input, { method: 'username' }));
  };
  let lobby = {} as ReturnType<typeof openTab>['lobby'];

  it('S40 R9 registration is not retried automatically, and a resend has the same idempotency key until a final response', async () => {
    lobby = openTab(server.url).lobby;
    await press(() => null);
    await press(() => ({ status: 503, errorCode: 'busy' }));
    await press(() => ({ status: 200, errorCode: 'captcha.wrong' }));
    await press(() => ({ status: 200, errorCode: 'captcha.wrong' }));
    const [first, second, third, fourth, ...rest] = server.of(REGISTER).map(keyOf);
    expect(rest).toEqual([]);
    expect(first).toMatch(UUID);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(fourth).toMatch(UUID);
    expect(fourth).not.toBe(first);
  });

  it('S40 a registration with a different body has a different idempotency key, and no key is used again after a success', async () => {
    lobby = openTab(server.url).lobby;
    await press(() => null);
    await press(() => null, { ...body, username: 'other' });
    server.on(REGISTER, () => ({ value: {} }));
    await lobby.register(body, { method: 'username' });
    await lobby.register(body, { method: 'username' });
    const [first, other, again, next] = server.of(REGISTER).map(keyOf);
    expect(again).toBe(first);
    expect(new Set([first, other, next]).size).toBe(3);
  });
});
