import { describe, expect, it } from 'vitest';
import { accountServerHere, dataOf, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();

describe('settings of the lobby', () => {
  it('ROLE-05 active flags are those with the values true, 1, "1" and "true"', async () => {
    const value = { A: true, B: 1, C: '1', D: 'true', E: false, F: 0, G: '0', H: null, I: 'yes', J: 2 };
    server.on('GET /wps/system/whitelabel', () => ({ value }));
    const { lobby } = openTab(server.url);
    expect([...((await dataOf(lobby.$flags)) ?? [])]).toEqual(['A', 'B', 'C', 'D']);
  });

  it('REG-03 REG-05 registration fields have the order of the server', async () => {
    server.on('GET /wps/system/setting/register', () => ({
      value: {
        email: { enabled: '0', required: 0 },
        username: { enabled: true, required: 1, pattern: '^[a-z]+$', message: 'letters', order: '1' },
        password: { enabled: 1, required: 'true', order: 2 },
      },
    }));
    const { lobby } = openTab(server.url, { language: 'VI', languages: ['VI', 'EN'] });
    const fields = await dataOf(lobby.$registerFields);
    expect([...(fields ?? [])]).toEqual([
      ['username', { enabled: true, required: true, pattern: '^[a-z]+$', message: 'letters' }],
      ['password', { enabled: true, required: true, pattern: '', message: '' }],
      ['email', { enabled: false, required: false, pattern: '', message: '' }],
    ]);
    lobby.setLanguage('EN');
    await soon(() =>
      expect(server.of('GET /wps/system/setting/register').map(({ url }) => url.split('=')[1])).toEqual(['VI', 'EN']),
    );
  });

  it('LOGIN-25 API-15 validation rules are available by name', async () => {
    const value = { loginUsername: { pattern: '^\\w+$', message: 'no', minLength: '4', maxLength: 16, optional: 1 } };
    server.on('GET /wps/system/setting/validation', () => ({ value }));
    const { lobby } = openTab(server.url);
    expect([...((await dataOf(lobby.$rules)) ?? [])]).toEqual([
      ['loginUsername', { pattern: '^\\w+$', message: 'no', minLength: 4, maxLength: 16, optional: true }],
    ]);
  });

  it('VALID-20 REG-09 minimum age and ticked agreement come from the merchant or the configuration', async () => {
    const first = openTab(server.url);
    expect(await dataOf(first.lobby.$settings)).toMatchObject({ minimumAge: 18, agreementTicked: true, bodyKeys: [] });
    server.on('GET /wps/system/settings/consolidated', () => ({
      value: {
        minimumAge: '21',
        agreementTicked: false,
        template: { color: 'red' },
        imageCdnList: ['https://cdn.example'],
      },
    }));
    const second = openTab(server.url, { minimumAge: 19 });
    const data = await dataOf(second.lobby.$settings);
    expect(data).toMatchObject({ minimumAge: 21, agreementTicked: false, imageCdnList: ['https://cdn.example'] });
    expect(data?.template.get('color')).toBe('red');
  });

  it('HOME-22 MEMBER-01 MENU-05 settings parse payment methods, avatars and template flags and drop unnamed rows', async () => {
    server.on('GET /wps/system/settings/consolidated', () => ({
      value: {
        template: { mem_cen: 1, dep_func: '0' },
        paymentMethods: [
          { name: 'SaoQR', icon: '/pay/sao.svg' },
          { name: ' ', icon: '/x.svg' },
        ],
        avatars: [{ name: 'fox', icon: null }],
      },
    }));
    const data = await dataOf(openTab(server.url).lobby.$settings);
    expect(data).toMatchObject({
      paymentMethods: [{ name: 'SaoQR', icon: '/pay/sao.svg' }],
      avatars: [{ name: 'fox', icon: null }],
    });
    expect([...(data?.template ?? [])]).toEqual([
      ['mem_cen', '1'],
      ['dep_func', '0'],
    ]);
    server.on('GET /wps/system/settings/consolidated', () => ({ value: { paymentMethods: null } }));
    const none = await dataOf(openTab(server.url).lobby.$settings);
    expect(none).toMatchObject({ paymentMethods: [], avatars: [] });
  });

  it('REG-03 a retry fetches only settings that have listeners and no response', async () => {
    const FIELDS = 'GET /wps/system/setting/register';
    server.on(FIELDS, () => ({ status: 404 }));
    server.on('GET /wps/system/whitelabel', () => ({ value: { A: true } }));
    const { lobby } = openTab(server.url);
    const off = lobby.$registerFields.subscribe(() => {});
    await dataOf(lobby.$flags);
    await soon(() => expect(lobby.$registerFields.get().error).toMatchObject({ status: 404 }));
    server.on(FIELDS, () => ({ value: { username: { enabled: true } } }));
    await lobby.retrySettings();
    expect([...(lobby.$registerFields.get().data?.keys() ?? [])]).toEqual(['username']);
    expect(lobby.$registerFields.get().error).toBeUndefined();
    expect(server.of('GET /wps/system/whitelabel')).toHaveLength(1);
    off();
  });

  it('R10 settings are fetched once for several listeners', async () => {
    server.on('GET /wps/system/whitelabel', () => ({ status: 404 }));
    const { lobby } = openTab(server.url);
    await dataOf(lobby.$flags);
    expect(lobby.$flags.get().error).toMatchObject({ kind: 'http', status: 404 });
    server.on('GET /wps/system/settings/consolidated', () => ({ value: {} }));
    for (let i = 0; i < 3; i++) await dataOf(lobby.$settings);
    expect(server.of('GET /wps/system/settings/consolidated')).toHaveLength(1);
  });
});
