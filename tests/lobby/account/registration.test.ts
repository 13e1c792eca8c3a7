import { describe, expect, it } from 'vitest';
import type { RegisterBody } from '../../../sdk/lobby/types.ts';
import { accountServerHere, failureOf, openTab } from './account-kit.ts';

const server = accountServerHere();
const TRIAL = 'POST /wps/member/trialuser';
const PLAY = 'POST /wps/session/login/freeplay';
const REGISTER = 'PUT /wps/member/register';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const keyOf = ({ headers }: { headers: Record<string, unknown> }) => headers['idempotency-key'];
const bodyOf = (seen: { body: string } | undefined) => JSON.parse(seen?.body ?? 'null');

const guest = { token: 'guest-token', userName: 'guest9', customerType: '4' };
const body: RegisterBody = {
  registerUrl: 'host.example',
  registerMethod: 'H5',
  domain: 'host.example',
  type: 0,
  username: 'newbie',
  password: 'Secret-77',
  ageConfirmed: true,
};

describe('free trial', () => {
  it('TRIAL-01 TRIAL-03 TRIAL-05 TRIAL-06 trial creates the account, logs in and stores its name', async () => {
    server.on(TRIAL, () => ({ value: { userName: 'guest9' } }));
    server.on(PLAY, () => ({ value: guest }));
    const { lobby, session, facts } = openTab(server.url);
    expect(await lobby.startTrial({ ageConfirmed: true })).toMatchObject({ userName: 'guest9', type: 4 });
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([TRIAL, PLAY]);
    expect(bodyOf(server.of(TRIAL)[0])).toEqual({ moduleId: 'REG3', ageConfirmed: true });
    expect(bodyOf(server.of(PLAY)[0])).toEqual({ username: 'guest9' });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    expect(session.getItem('trialName')).toBe('guest9');
    expect(facts).toEqual(['login']);
    expect(lobby.passwordInMemory()).toBeNull();
  });

  it('REG-20 trial sends the age confirmation and an error response has its own text', async () => {
    server.on(TRIAL, () => ({ status: 422, errorCode: 'age.unconfirmed' }));
    const { lobby } = openTab(server.url);
    const error = await failureOf(lobby.startTrial({ ageConfirmed: false }));
    expect(error).toMatchObject({ messageKey: 'error.age', code: 'age.unconfirmed', status: 422 });
    expect(bodyOf(server.of(TRIAL)[0]).ageConfirmed).toBe(false);
  });

  it('R9 a retry after a lost login reuses the trial account and a retry after an error creates another', async () => {
    server.on(TRIAL, () => ({ value: { userName: 'guest9' } }));
    server.on(PLAY, () => null);
    const { lobby } = openTab(server.url);
    await failureOf(lobby.startTrial({ ageConfirmed: true }));
    server.on(PLAY, () => ({ status: 200, errorCode: 'login.failed' }));
    await failureOf(lobby.startTrial({ ageConfirmed: true }));
    expect(server.of(TRIAL)).toHaveLength(1);
    server.on(PLAY, () => ({ value: guest }));
    await lobby.startTrial({ ageConfirmed: true });
    expect(server.of(TRIAL)).toHaveLength(2);
  });
});

describe('registration', () => {
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

  it('REG-11 REG-13 registration by phone uses its own call and without a token starts no session', async () => {
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

  it('S40 R9 registration is never retried automatically and a resend has the same key until a final response', async () => {
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

  it('S40 a registration with another body has another idempotency key, and no key is used again after a success', async () => {
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

  it('S40 trial accounts use idempotency keys and login uses none', async () => {
    const tab = openTab(server.url);
    server.on(TRIAL, () => null);
    await failureOf(tab.lobby.startTrial({ ageConfirmed: true }));
    await failureOf(tab.lobby.startTrial({ ageConfirmed: true }));
    await tab.lobby.login({ type: 'username', username: 'ann', password: 'Secret-77' });
    const [first, second] = server.of(TRIAL).map(keyOf);
    expect(second).toBe(first);
    expect(server.of('POST /wps/session/login').map(keyOf)).toEqual([undefined]);
  });
});
