/** The account behind its door: every store and action, in the chunk that the first use of one loads. */
import { atom, onMount } from 'nanostores';
import type { MemberSwitch } from '../types.ts';
import { logout } from '../wire/session.ts';
import type { AccountParts, AccountRoom, ActionParts } from './account-parts.ts';
import { createAuth } from './auth.ts';
import { lateResource, type Scope } from './late-resource.ts';
import { lateRoom } from './late-room.ts';
import { createRemembered } from './remembered.ts';
import { createRenewal } from './renewal.ts';
import type { SettingsRoom } from './settings-room.ts';
import { createSignIn } from './sign-in.ts';
import { takeUp } from './take-up.ts';
import { createWalletMask } from './wallet-mask.ts';

export function createRoom(parts: AccountParts, { settings }: SettingsRoom): AccountRoom {
  const { config, client, session, storage, env, clock, $language } = parts;
  const auth = createAuth(session, storage);
  const $memberSwitch = atom<MemberSwitch | null>(null);
  const all: ActionParts = { ...parts, auth, $memberSwitch };

  const members: Scope = { $of: session.$session, key: () => session.current()?.userName ?? null };
  const owners: Scope = { $of: session.$session, key: () => session.current()?.userName ?? '' };

  // What a login does not need comes when it is asked for.
  const who = lateRoom(() => import('./member.ts'));
  const member = lateResource(env, members, async force => (await who.enter()).askMember(parts, force));
  // What is shown stays until the labels have come in the other language.
  onMount(member.$state, () => $language.listen(() => void member.refresh()));
  const balance = lateRoom(() => import('./wallet.ts'));
  const trial = lateRoom(async () => (await import('./trial.ts')).createTrial(all));
  const registration = lateRoom(async () => (await import('./registration.ts')).createRegistration(all));
  const passwords = lateRoom(async () =>
    (await import('./password-change.ts')).createPasswordChange(parts, remembered),
  );
  const wallet = lateResource(env, owners, async () => (await balance.enter()).askWallet(parts));
  const mask = createWalletMask(storage);
  const remembered = createRemembered(parts);
  const { trade, ...renewal } = createRenewal(all);

  return {
    $auth: auth.$auth,
    $memberSwitch,
    $member: member.$state,
    $wallet: wallet.$state,
    $walletMasked: mask.$masked,
    remembered,
    async loginReady() {
      if (!config.bodyCipher) await import('./body-keys.ts');
    },
    ...createSignIn(all, remembered, trade),
    startTrial: async options => (await trial.enter())(options),
    register: async (body, options) => (await registration.enter())(body, options),
    changePassword: async body => (await passwords.enter())(body),
    ...renewal,
    takeUp: openTabs => takeUp(parts, openTabs, trade),
    refreshMember: member.refresh,
    refreshWallet: () => mask.during(wallet.refresh()),
    toggleMask: mask.toggle,
    async leave(token, everywhere) {
      const query = everywhere ? ({ everywhere: 'true' } as const) : undefined;
      await client.call(logout, { query }, { token });
    },
    async seal(path, body, again) {
      if (config.bodyCipher) return config.bodyCipher.seal(path, body);
      const { sealByPublishedKey } = await import('./body-keys.ts');
      return sealByPublishedKey({ settings, clock }, path, body, again);
    },
  };
}
