/** Profile, VIP and invitation models against a real gateway. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commonStore } from '../../../../sdk/lobby/content/common-store.ts';
import type { Lobby, Member } from '../../../../sdk/lobby/types.ts';
import { setField } from '../../../../site/gateway/features/account/registration/repository.ts';
import { createProfileForm } from '../../../../site/src/features/account/profile/profile-model.ts';
import { createVip } from '../../../../site/src/features/vip/vip-model.ts';
import { PASSWORD, weakHash } from '../../../helpers/gateway/account-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { lobbyOn, startSession, stubPage } from '../../../widgets/lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let count = 0;

beforeAll(async () => {
  server = await gateway();
  await setField(server.db, 'payeeName', { enabled: true, required: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  stubPage();
  await startSession(server, `profile${++count}`);
  await setPassword(weakHash(PASSWORD));
  lobby = lobbyOn(server.url, { languages: ['EN', 'VI'] });
});
afterEach(() => {
  lobby.dispose();
});

const setPassword = (password_hash: string | null) =>
  server.db.updateTable('members').set({ password_hash }).where('user_name', '=', `profile${count}`).execute();
const payeeName = async () =>
  (
    await server.db
      .selectFrom('members')
      .select('profile')
      .where('user_name', '=', `profile${count}`)
      .executeTakeFirstOrThrow()
  ).profile.payeeName;
const payeePattern = (pattern: string) =>
  server.db.updateTable('registration_fields').set({ pattern }).where('name', '=', 'payeeName').execute();

/** Resolves with the first store value that `predicate` accepts. */
const shown = <T>(store: { subscribe(listener: (value: T) => void): () => void }, predicate: (value: T) => boolean) =>
  new Promise<T>(resolve => {
    const off = store.subscribe(value => {
      if (!predicate(value)) return;
      resolve(value);
      queueMicrotask(() => off());
    });
  });

const memberNow = async (): Promise<Member> => {
  const { data } = await shown(lobby.$member, ({ data, error }) => data !== undefined || error !== undefined);
  if (!data) throw new Error('no member');
  return data;
};

/** Names of the recorded calls that change data, without the refetch of the avatar. */
const changes = (calls: readonly (readonly [{ readonly name: string }, ...unknown[]])[]) =>
  calls.map(([{ name }]) => name).filter(name => name.startsWith('set'));

/** Opens the profile form and waits until its field settings have loaded. */
async function openForm() {
  const member = await memberNow();
  const { form, $lines, requiresPassword } = createProfileForm(lobby, member);
  form.$state.listen(() => {});
  await shown($lines, lines => lines.length > 1);
  return { form, $lines, member, requiresPassword };
}

describe('profile form', () => {
  it('EP-08 profile form sends one call for each changed field and refetches the profile', async () => {
    const { form, $lines } = await openForm();
    expect($lines.get().map(({ name }) => name)).toEqual(['nickname', 'payeeName']);
    const avatars = (await shown(lobby.$settings, ({ data }) => data !== undefined)).data?.avatars ?? [];
    const other = avatars.at(-1)?.name ?? '';
    const call = vi.spyOn(lobby, 'call');
    form.actions.put({ nickname: '  Minh Anh ', avatar: other, payeeName: 'NGUYEN MINH ANH', password: PASSWORD });
    expect(await form.actions.submit()).toBe(true);
    expect(changes(call.mock.calls)).toEqual(['setNickname', 'setIcon', 'setPayeeName']);
    expect(await memberNow()).toMatchObject({ nickname: 'Minh Anh' });
    expect(await payeeName()).toBe('NGUYEN MINH ANH');
    const { $avatar } = commonStore(lobby);
    expect((await shown($avatar, ({ data }) => data !== undefined)).data).toEqual({
      avatar: other,
      avatarType: 'STATIC',
    });
    call.mockClear();
    form.actions.set('nickname', 'Minh');
    expect(await form.actions.submit()).toBe(true);
    expect(changes(call.mock.calls)).toEqual(['setNickname']);
  });

  it('EP-08 VALID-04 profile form shows a gateway error at its field and does not resend saved fields', async () => {
    const { form } = await openForm();
    // Simulates that the operator changes a rule after the page has loaded.
    await payeePattern('^[A-Z ]{2,60}$');
    form.actions.put({ nickname: 'Minh', payeeName: 'Nguyen Minh', password: PASSWORD });
    expect(await form.actions.submit()).toBe(false);
    const state = form.$state.get();
    expect(state.errors).toHaveProperty('payeeName');
    expect(state.values).toMatchObject({ nickname: 'Minh', payeeName: 'Nguyen Minh' });
    expect((await memberNow()).nickname).toBe('Minh');
    const call = vi.spyOn(lobby, 'call');
    form.actions.set('payeeName', 'NGUYEN MINH');
    expect(await form.actions.submit()).toBe(true);
    expect(changes(call.mock.calls)).toEqual(['setPayeeName']);
  });

  it('S16 profile form requires the password only if the payee name is changed', async () => {
    const { form, requiresPassword } = await openForm();
    const required = () => requiresPassword(form.$state.get().values);
    form.actions.put({ nickname: 'Minh', payeeName: '  ' });
    expect(required()).toBe(false);
    expect(await form.actions.submit()).toBe(true);
    form.actions.put({ payeeName: 'NGUYEN MINH' });
    expect(required()).toBe(true);
    const call = vi.spyOn(lobby, 'call');
    expect(await form.actions.submit()).toBe(false);
    expect(form.$state.get().errors).toEqual({ password: { key: 'field.enter-password' } });
    expect(call).not.toHaveBeenCalled();
  });

  it('S16 VALID-04 profile form shows a wrong or missing password at its field', async () => {
    const { form } = await openForm();
    form.actions.put({ nickname: 'Minh', payeeName: 'NGUYEN MINH', password: 'Wrong-2026' });
    expect(await form.actions.submit()).toBe(false);
    const { errors, values, focus } = form.$state.get();
    expect(errors).toEqual({ password: { key: 'error.password-wrong' } });
    expect([values.payeeName, values.password, focus?.field]).toEqual(['NGUYEN MINH', 'Wrong-2026', 'password']);
    await setPassword(null);
    expect(await form.actions.submit()).toBe(false);
    expect(form.$state.get().errors.password?.text).toContain('You have no password yet.');
    await setPassword(weakHash('Wrong-2026'));
    expect(await form.actions.submit()).toBe(true);
    expect(await payeeName()).toBe('NGUYEN MINH');
  });

  it('S34 profile form shows the retry time after too many attempts and preserves the input', async () => {
    const { form } = await openForm();
    form.actions.put({ nickname: 'Minh', payeeName: 'NGUYEN MINH', password: 'Wrong-2026' });
    for (let guess = 0; guess < 10; guess++) await form.actions.submit();
    expect(await form.actions.submit()).toBe(false);
    const { failure, values } = form.$state.get();
    expect(failure).toMatchObject({ code: 'login.locked', retryAfter: 15 * 60_000 });
    expect(values.payeeName).toBe('NGUYEN MINH');
  });

  it('EP-08 profile form sends no request while a field is invalid', async () => {
    const { form } = await openForm();
    const call = vi.spyOn(lobby, 'call');
    form.actions.put({ nickname: 'M', payeeName: '1', password: PASSWORD });
    expect(await form.actions.submit()).toBe(false);
    expect(Object.keys(form.$state.get().errors).sort()).toEqual(['nickname', 'payeeName']);
    expect(form.$state.get().focus?.field).toBe('nickname');
    expect(call).not.toHaveBeenCalled();
  });
});

describe('VIP model', () => {
  it('EP-29 VIP model shows level and benefits in the page language, and all levels without a current level', async () => {
    const { $vip } = createVip(lobby);
    const off = $vip.listen(() => {});
    const outside = await shown($vip, ({ data }) => data !== undefined);
    expect(outside.data?.own).toBeNull();
    expect(outside.data?.levels.length).toBeGreaterThan(1);
    await server.db
      .updateTable('members')
      .set({ vip_level: 'Gold' })
      .where('user_name', '=', `profile${count}`)
      .execute();
    lobby.setLanguage('VI');
    const { data } = await shown($vip, ({ data }) => data?.own?.label === 'Vàng');
    expect(data?.own).toMatchObject({ level: data?.levels.find(({ label }) => label === 'Vàng')?.level });
    expect(data?.own?.benefits.length).toBeGreaterThan(0);
    off();
  });

  it('R15 VIP model shows an error and the next request clears the error', async () => {
    const { $vip, retry } = createVip(lobby);
    const call = vi.spyOn(lobby, 'call').mockRejectedValueOnce(new Error('no'));
    const off = $vip.listen(() => {});
    await shown($vip, ({ error }) => error !== undefined);
    retry();
    expect((await shown($vip, ({ data }) => data !== undefined)).error).toBeUndefined();
    expect(call).toHaveBeenCalledTimes(2);
    off();
  });
});
