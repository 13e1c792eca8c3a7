import type { FieldSetting, Lobby, Providers, Resource } from 'lobbykit';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRegisterSource } from '../../../../site/src/features/account/registration/register-setup.ts';
import { eventually } from '../../../helpers/eventually.ts';

const shown = <T>(data?: T): Resource<T> => ({ data, loading: false, stale: false });
const enabled: FieldSetting = { enabled: true, required: false, pattern: '', message: '' };

/** A lobby whose gateway knows the invitation AGENT1 and the domain club.test. */
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
    tabs: { on: () => () => {}, tell: () => {} },
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

describe('what a registration asks for', () => {
  it('REG-01 REG-02 REG-03 methods by flags, fields in the order of the server', async () => {
    const { $setup, $method } = await setupOf(
      lobbyWith(BOTH, ['password', 'mobileNum', 'username', 'verificationCode']),
    );
    expect($setup.get()).toMatchObject({ methods: ['username', 'mobileNum'], method: 'username', minimumAge: 21 });
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['password', 'mobileNum', 'username']);
    $method.set('mobileNum');
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['password', 'mobileNum', 'verificationCode']);
  });

  it('S45 no field for a captcha where the host brings one', async () => {
    const lobby = lobbyWith(BOTH, ['username', 'captcha'], { captcha: async () => 'token' });
    expect((await setupOf(lobby)).$setup.get()?.fields.map(({ name }) => name)).toEqual(['username']);
  });

  it('REG-04 a field nobody knows is named instead of shown, unless it is off', async () => {
    const lobby = lobbyWith(BOTH, ['username', 'telegram']);
    const { $setup } = await setupOf(lobby);
    expect($setup.get()?.unknown).toEqual(['telegram']);
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['username']);
  });

  it.each([
    ['the address', '?affiliateCode=AGENT1', 'site.test', 'AGENT1'],
    ['the domain', '', 'club.test', ''],
  ])('REG-06 REG-07 an invitation found by %s hides its field', async (_, search, hostname, code) => {
    const { $setup } = await setupOf(lobbyWith(BOTH, ['username', 'affiliateCode']), search, hostname);
    expect($setup.get()?.affiliateCode).toBe(code);
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['username']);
  });

  it('REG-06 an invitation nobody knows leaves the field to be filled in', async () => {
    const { $setup } = await setupOf(lobbyWith(BOTH, ['username', 'affiliateCode']), '?affiliateCode=NOBODY');
    expect($setup.get()?.affiliateCode).toBeNull();
    expect($setup.get()?.fields.map(({ name }) => name)).toEqual(['username', 'affiliateCode']);
  });
});
