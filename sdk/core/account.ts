/** The door of the account: stores and actions whose code loads when they are first used. The first paint needs none of it. */
import { atom, type ReadableAtom } from 'nanostores';
import { lostConnection } from '../api/errors.ts';
import type { Env } from '../dom/env.ts';
import type { LobbyAccount, MemberSwitch, SealedBody } from '../types.ts';
import type { AccountActions, AccountParts } from './account-parts.ts';
import type { LobbyClock } from './clock.ts';
import { lateResource, type Scope } from './late-resource.ts';
import { createLogout } from './logout.ts';
import { takeStartToken } from './start-token.ts';
import { markOf } from './tabs.ts';

export interface AccountDoor {
  readonly account: LobbyAccount;
  /** Encrypts a body; null where the gateway publishes no key. `again`: the keys of the last time are out of date. */
  seal(path: string, body: object, again: boolean): Promise<SealedBody | null>;
}

export function createAccount(
  parts: Omit<AccountParts, '$memberSwitch' | 'wall'> & {
    readonly env: Env;
    readonly clock: LobbyClock;
    readonly $language: ReadableAtom<string>;
  },
): AccountDoor {
  const { config, session, tabs, env, clock, $language } = parts;
  const $memberSwitch = atom<MemberSwitch | null>(null);

  let loading: Promise<AccountActions> | null = null;
  const actions = (): Promise<AccountActions> => {
    loading ??= import('./account-actions.ts').then(
      ({ createActions }) => createActions({ ...parts, $memberSwitch, wall: env.wall }),
      cause => {
        // The chunk comes over the same network as the answers; the next action tries again.
        loading = null;
        throw lostConnection('offline', cause);
      },
    );
    return loading;
  };

  const visitors: Scope = { $of: $language, key: () => '' };
  const language: Scope = { $of: $language, key: () => $language.value ?? config.language };
  const member: Scope = { $of: session.$session, key: () => session.current()?.userName ?? null };
  const money: Scope = { $of: session.$session, key: () => session.current()?.userName ?? '' };

  const settings = lateResource(env, visitors, async () => (await import('./settings.ts')).askSettings(parts));
  const flags = lateResource(env, visitors, async () => (await import('./settings.ts')).askFlags(parts));
  const fields = lateResource(env, language, async () =>
    (await import('./settings.ts')).askRegisterFields(parts, language.key() ?? ''),
  );
  const rules = lateResource(env, language, async () =>
    (await import('./settings.ts')).askRules(parts, language.key() ?? ''),
  );
  const info = lateResource(env, member, async force => (await import('./member.ts')).askMember(parts, force));
  const wallet = lateResource(env, money, async () => (await import('./wallet.ts')).askWallet(parts));

  const $walletMasked = atom(false);
  let hidden = false;
  let refreshing = 0;
  const mask = () => $walletMasked.set(hidden || refreshing > 0);

  const token = takeStartToken(config.startToken);
  const arrived = token === null ? Promise.resolve() : actions().then(({ arrive }) => arrive(token));
  const ready = arrived.catch(() => {});

  const logout = createLogout(parts, async (token, everywhere) => (await actions()).leave(token, everywhere));
  // Who copied this tab has its token, which has just been replaced: it is good for another minute only.
  tabs.on('login', mark => {
    const now = session.current();
    if (now && markOf(now.token) === mark) void account.renew();
  });

  const account: LobbyAccount = {
    $session: session.$session,
    $auth: session.$auth,
    $memberSwitch,
    $member: info.$state,
    $wallet: wallet.$state,
    $walletMasked,
    $flags: flags.$state,
    $settings: settings.$state,
    $registerFields: fields.$state,
    $rules: rules.$state,
    remembered: {
      read: async type => (await actions()).remembered.read(type),
      save: async login => (await actions()).remembered.save(login),
      forget: async () => (await actions()).remembered.forget(),
    },
    sessionReady: () => ready,
    login: async (credentials, options) => (await actions()).login(credentials, options),
    loginBy: async provider => (await actions()).loginBy(provider),
    startTrial: async options => (await actions()).startTrial(options),
    register: async (body, options) => (await actions()).register(body, options),
    changePassword: async body => (await actions()).changePassword(body),
    logout,
    renew: () =>
      actions().then(
        ({ renew }) => renew(),
        () => {},
      ),
    heldPassword: () => session.current() && session.password,
    refreshMember: info.refresh,
    async refreshWallet() {
      refreshing++;
      mask();
      await wallet.refresh();
      refreshing--;
      mask();
    },
    toggleMask() {
      hidden = !hidden;
      mask();
    },
  };

  return {
    account,
    async seal(path, body, again) {
      if (config.bodyCipher) return config.bodyCipher.seal(path, body);
      const { sealByPublishedKey } = await import('./body-keys.ts');
      return sealByPublishedKey({ settings, clock }, path, body, again);
    },
  };
}
