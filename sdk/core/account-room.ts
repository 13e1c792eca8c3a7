/** The account behind its door: every store and action, in the chunk that the first use of one loads. */
import { atom } from 'nanostores';
import type { MemberSwitch } from '../types.ts';
import { logout } from '../wire/session.ts';
import type { AccountParts, AccountRoom, ActionParts } from './account-parts.ts';
import { createAuth } from './auth.ts';
import { lateResource, type Scope } from './late-resource.ts';
import { askMember } from './member.ts';
import { createPasswordChange } from './password-change.ts';
import { createRegistration } from './registration.ts';
import { createRemembered } from './remembered.ts';
import { createRenewal } from './renewal.ts';
import { askFlags, askRegisterFields, askRules, askSettings } from './settings.ts';
import { createSignIn } from './sign-in.ts';
import { createTrial } from './trial.ts';
import { askWallet } from './wallet.ts';
import { createWalletMask } from './wallet-mask.ts';

export function createRoom(parts: AccountParts): AccountRoom {
  const { config, client, session, storage, env, clock, $language } = parts;
  const auth = createAuth(session, storage);
  const $memberSwitch = atom<MemberSwitch | null>(null);
  const all: ActionParts = { ...parts, auth, $memberSwitch };

  const everybody: Scope = { $of: $language, key: () => '' };
  const speakers: Scope = { $of: $language, key: () => $language.value ?? config.language };
  const members: Scope = { $of: session.$session, key: () => session.current()?.userName ?? null };
  const owners: Scope = { $of: session.$session, key: () => session.current()?.userName ?? '' };

  const settings = lateResource(env, everybody, () => askSettings(parts));
  const flags = lateResource(env, everybody, () => askFlags(parts));
  const registerFields = lateResource(env, speakers, (_, language) => askRegisterFields(parts, language));
  const rules = lateResource(env, speakers, (_, language) => askRules(parts, language));
  const member = lateResource(env, members, force => askMember(parts, force));
  const wallet = lateResource(env, owners, () => askWallet(parts));
  const mask = createWalletMask();
  const remembered = createRemembered(parts);
  const { trade, ...renewal } = createRenewal(all);

  return {
    $auth: auth.$auth,
    $memberSwitch,
    $member: member.$state,
    $wallet: wallet.$state,
    $walletMasked: mask.$masked,
    $flags: flags.$state,
    $settings: settings.$state,
    $registerFields: registerFields.$state,
    $rules: rules.$state,
    async retrySettings() {
      await Promise.allSettled([flags, settings, registerFields, rules].map(one => one.need()));
    },
    remembered,
    ...createSignIn(all, remembered, trade),
    startTrial: createTrial(all),
    register: createRegistration(all),
    changePassword: createPasswordChange(parts, remembered),
    ...renewal,
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
