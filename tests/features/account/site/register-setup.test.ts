import type { FieldSetting, Lobby, Providers, Resource } from 'lobbykit';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRegisterSource } from '../../../../site/src/features/account/registration/register-setup.ts';
import { eventually } from '../../../helpers/eventually.ts';

const shown = <T>(data?: T): Resource<T> => ({ data, loading: false, stale: false });
const enabled: FieldSetting = { enabled: true, required: false, pattern: '', message: '' };

/** Lobby with a simulated gateway that accepts the invitation AGENT1 and the domain club.test. */
function lobbyWith(flags: readonly string[], fields: readonly string[], providers: Providers = {}) {
  const call = vi.fn(async (_endpoint: unknown, payload: { query: { code?: string; domain: string } }) => {
    const { code, domain } = payload.query;
    if (code !== 'AGENT1' && domain !== 'club.test') throw new Error('referrer.wrong');
    return { value: code ? { affiliateCode: code } : null };
  });
  const settings = new Map(fields.map(name => [name, enabled]));
  const stores = {
    $flags: atom(shown<ReadonlySet<string>>(new Set(flags))),
    $registerFields: atom(shown<ReadonlyMap<string, FieldSetting>>(settings)),
    $rules: atom(shown()),
    $settings: atom(shown()),
    $session: atom(null),
    tabs: { on: () => () => {}, send: () => {} },
    config: { minimumAge: 21, providers },
    call,
  };
  return stores as unknown as Lobby & { $registerFields: typeof stores.$registerFields };
}

const offs: (() => void)[] = [];
afterEach(() => {
  for (const off of offs.splice(0)) off();
});

async function setupOf(lobby: Lobby, search = '', hostname = 'site.test') {
  const source = createRegisterSource(lobby, { search, hostname });
  offs.push(source.$setup.listen(() => {}));
  await eventually(() => expect(source.$setup.get()).not.toBeNull());
  return source;
}

const BOTH = ['USERNAMEREG3', 'MOBILENUMREG3'];

describe('registration setup', () => {
  it('REG-01 REG-02 REG-03 registration setup lists the methods by flags and the fields in server order', async () => {
    const { $setup, $method } = await setupOf(
      lobbyWith(BOTH, ['password', 'mobileNum', 'username', 'verificationCode']),
    );
    expect($setup.get()).toMatchObject({ methods: ['username', 'mobileNum'], method: 'username', minimumAge: 21 });
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['password', 'mobileNum', 'username']);
    $method.set('mobileNum');
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['password', 'mobileNum', 'verificationCode']);
  });

  it('S45 registration setup omits the captcha field if the host provides the captcha', async () => {
    const lobby = lobbyWith(BOTH, ['username', 'captcha'], { captcha: async () => 'token' });
    expect((await setupOf(lobby)).$setup.get()?.fields.map(({ name }) => name)).toEqual(['username']);
  });

  it('REG-04 registration setup logs an enabled field that it does not know and omits the field', async () => {
    const lobby = lobbyWith(BOTH, ['username', 'telegram']);
    const { $setup } = await setupOf(lobby);
    expect($setup.get()?.unknown).toEqual(['telegram']);
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['username']);
  });

  it.each([
    ['the address', '?affiliateCode=AGENT1', 'site.test', 'AGENT1'],
    ['the domain', '', 'club.test', ''],
  ])(
    'REG-06 REG-07 registration setup hides the invitation field if the code is found by %s',
    async (_, search, hostname, code) => {
      const { $setup } = await setupOf(lobbyWith(BOTH, ['username', 'affiliateCode']), search, hostname);
      expect($setup.get()?.affiliateCode).toBe(code);
      expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['username']);
    },
  );

  it('REG-06 registration setup shows the invitation field if the code is unknown', async () => {
    const { $setup } = await setupOf(lobbyWith(BOTH, ['username', 'affiliateCode']), '?affiliateCode=NOBODY');
    expect($setup.get()?.affiliateCode).toBeNull();
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['username', 'affiliateCode']);
  });
});
