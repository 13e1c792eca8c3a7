import { describe, expect, it } from 'vitest';
import { accountServerHere, failureOf, openTab } from './account-kit.ts';

const server = accountServerHere();
const TRIAL = 'POST /wps/member/trialuser';
const PLAY = 'POST /wps/session/login/freeplay';
const keyOf = ({ headers }: { headers: Record<string, unknown> }) => headers['idempotency-key'];
const bodyOf = (seen: { body: string } | undefined) => JSON.parse(seen?.body ?? 'null');

const guest = { token: 'guest-token', userName: 'guest9', customerType: '4' };

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

  it('REG-20 starting a trial sends the age confirmation, and a missing confirmation has a specific error text', async () => {
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
