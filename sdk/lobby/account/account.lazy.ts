/** Stores and actions of an account. This chunk loads when any of them is first used. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { AccountContext, LobbyContext } from '../context.ts';
import { lazyActions } from '../resource/lazy-actions.ts';
import { type Scope, scopedResource } from '../resource/scoped-resource.ts';
import type { OpenTabRegistry } from '../session/open-tab-registry.ts';
import { createRenewal } from '../session/renewal.ts';
import { restoreSession } from '../session/restore-session.ts';
import { MEMBER_KEY } from '../session/session.ts';
import type { Storage } from '../storage/storage.ts';
import type { EncryptedBody, LobbyAccount, MemberSwitch } from '../types.ts';
import type { AccountActions } from './actions.ts';
import { createAuth } from './auth.ts';
import { createLogin } from './login.ts';
import { createProviderLogin } from './provider-login.ts';
import { createRemembered } from './remembered.ts';
import type { MerchantSettings } from './settings.lazy.ts';

/**
 * Visibility of the balance: hidden if the visitor's stored setting says so, and while a request for the balance is
 * pending (BAL-05..07).
 */
interface HiddenBalance {
  readonly $masked: ReadableAtom<boolean>;
  toggle(): void;
  /** Hides the balance until `pending` settles, then restores its visibility. */
  during(pending: Promise<void>): Promise<void>;
}

/** Storage key of the setting whose value '1' hides the balance, so that it is still hidden at the next visit. */
const KEY = 'hideBalance';

function createHiddenBalance(storage: Pick<Storage, 'read' | 'write'>): HiddenBalance {
  let chosen = storage.read(KEY) === '1';
  let pendingCount = 0;
  const $masked = atom(chosen);
  const show = () => $masked.set(chosen || pendingCount > 0);
  return {
    $masked,
    toggle() {
      chosen = !chosen;
      storage.write(KEY, chosen ? '1' : '0');
      show();
    },
    async during(pending) {
      pendingCount++;
      show();
      await pending.finally(() => {
        pendingCount--;
        show();
      });
    },
  };
}

type AccountStores = '$auth' | '$memberSwitch' | '$member' | '$wallet' | '$balanceHidden' | 'remembered';

export interface LazyAccount extends AccountActions, Pick<LobbyAccount, AccountStores> {
  /** Restores the session that the tabs of this browser share (SESS-14). */
  restoreSession(openTabs: OpenTabRegistry): Promise<void>;
  /** Exchanges the single-use token in the URL for a session (S12). */
  arrive(token: string): Promise<void>;
  /** Reports the end of a session to the gateway. `everywhere`: true ends all sessions of the member (API-16, S16). */
  reportLogout(token: string, everywhere: boolean): Promise<void>;
  /**
   * Encrypts a request body; null if the body is sent unencrypted.
   * @param again true if the gateway rejected the previous keys as outdated (S21, S22)
   */
  seal(path: string, body: object, again: boolean): Promise<EncryptedBody | null>;
}

export function createLazyAccount(context: LobbyContext, { settings }: MerchantSettings): LazyAccount {
  const { config, session, storage, env, clock, tabs, $language } = context;
  const auth = createAuth(session, storage);
  const $memberSwitch = atom<MemberSwitch | null>(null);
  const accountContext: AccountContext = { ...context, auth, $memberSwitch };

  const members: Scope = { $of: session.$session, key: () => session.current()?.userName ?? null };
  const owners: Scope = { $of: session.$session, key: () => session.current()?.userName ?? '' };

  const remembered = createRemembered(context);
  const { trade, ...renewal } = createRenewal(accountContext);
  const logins = createLogin(accountContext, remembered);

  // A login needs none of these actions, so the code of each loads at first use.
  const { fetchMember } = lazyActions(() => import('./member.lazy.ts'), ['fetchMember']);
  const { fetchWallet } = lazyActions(() => import('./wallet.lazy.ts'), ['fetchWallet']);
  const { startTrial } = lazyActions(
    async () => ({ startTrial: (await import('./trial.lazy.ts')).createTrial(accountContext) }),
    ['startTrial'],
  );
  const { register } = lazyActions(
    async () => ({ register: (await import('./registration.lazy.ts')).createRegistration(context) }),
    ['register'],
  );
  const { changePassword } = lazyActions(async () => {
    const { createPasswordChange } = await import('./password-change.lazy.ts');
    return { changePassword: createPasswordChange(context, remembered) };
  }, ['changePassword']);

  const { renew } = lazyActions(
    async () => ({ renew: (await import('../session/host-token.lazy.ts')).createHostToken(context) }),
    ['renew'],
  );

  let memberRequests = 0;
  const member = scopedResource(env, members, force => {
    const current = ++memberRequests;
    // The cached copy is removed before the request, because a next page that opens before the response must not read
    // it.
    if (force) storage.remove(MEMBER_KEY);
    return fetchMember(context, force, () => current === memberRequests);
  });
  // The member's labels in the previous language stay visible until those in the new language have loaded.
  onMount(member.$state, () => $language.listen(() => void member.refresh()));
  const wallet = scopedResource(env, owners, () => fetchWallet(context));
  const mask = createHiddenBalance(storage);
  // The wallet is refreshed only if it has been loaded before.
  tabs.on('wallet', () => void (wallet.$state.value?.data && wallet.refresh()));

  return {
    $auth: auth.$auth,
    $memberSwitch,
    $member: member.$state,
    $wallet: wallet.$state,
    $balanceHidden: mask.$masked,
    remembered,
    async loginReady() {
      if (!config.bodyCipher) await import('./encryption-key.lazy.ts');
    },
    ...logins,
    loginBy: createProviderLogin(accountContext, logins.login, trade),
    startTrial,
    register,
    changePassword,
    ...renewal,
    ...(config.getToken && { renew }),
    restoreSession: openTabs => (config.getToken ? renew() : restoreSession(context, openTabs, trade)),
    refreshMember: member.refresh,
    refreshWallet: () => mask.during(wallet.refresh()),
    toggleBalanceHidden: mask.toggle,
    async seal(path, body, again) {
      if (config.bodyCipher) return config.bodyCipher.seal(path, body);
      const { encryptByPublishedKey } = await import('./encryption-key.lazy.ts');
      return encryptByPublishedKey({ settings, clock }, path, body, again);
    },
  };
}
