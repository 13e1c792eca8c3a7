/**
 * Account of a lobby. The session is available immediately; the code of the other stores and actions loads at first
 * use.
 */
import { onMount, onSet } from 'nanostores';
import type { LobbyContext } from '../context.ts';
import { lazyActions, lazyCode } from '../resource/lazy-actions.ts';
import { markOf } from '../session/cross-tab-channel.ts';
import { createLogout } from '../session/logout.ts';
import { createOpenTabRegistry } from '../session/open-tab-registry.ts';
import { REMEMBER_KEY, TRIAL_KEY } from '../session/session.ts';
import { takeStartToken } from '../session/start-token.ts';
import type { Auth, Lobby, LobbyAccount, MemberSwitch, Session } from '../types.ts';
import type { LazyAccount } from './account.lazy.ts';
import { ACCOUNT_ACTIONS, type AccountActions } from './actions.ts';

export interface CreatedAccount extends Pick<LazyAccount, 'seal'> {
  readonly account: LobbyAccount;
}

export function createAccount(context: LobbyContext, textReady: Lobby['textReady']): CreatedAccount {
  const { config, session, storage, tabs } = context;
  // Loads separately from the account, because pages without a session need only the merchant settings.
  const merchant = lazyCode(async () => (await import('./settings.lazy.ts')).createMerchantSettings(context));
  const lazy = lazyCode(async () => {
    const [{ createLazyAccount }, settings] = await Promise.all([import('./account.lazy.ts'), merchant.load()]);
    return createLazyAccount(context, settings);
  });
  const { restoreSession, arrive, reportLogout, seal } = lazyActions(lazy.load, [
    'restoreSession',
    'arrive',
    'reportLogout',
    'seal',
  ]);
  const actions = lazyActions(
    lazy.load,
    Object.keys(ACCOUNT_ACTIONS) as (keyof AccountActions)[],
    async (reason, name) => {
      if (ACCOUNT_ACTIONS[name] === 'silently') return;
      if (ACCOUNT_ACTIONS[name] === 'with-words') await textReady('account');
      throw reason;
    },
  );

  const openTabs = createOpenTabRegistry(`lobbykit:open:${config.gateway}|${config.merchant}|${config.storagePrefix}`);
  const count = (member: Session | null) => member && session.isShared && openTabs.join();
  count(session.current());
  onSet(session.$session, ({ newValue }) => void count(newValue));

  const token = takeStartToken(config.startToken);
  const restore = async () => {
    if (config.getToken || (!session.current() && session.shared())) await restoreSession(openTabs);
    if (token !== null) await arrive(token);
  };
  const ready = restore().catch(() => {});

  // The browser duplicated this tab, and the duplicate has just renewed the token that both tabs share. The previous
  // token stays valid for one minute.
  tabs.on('login', mark => {
    const now = session.current();
    if (now && markOf(now.token) === mark) void actions.renew();
  });

  const now = session.current();
  // Listening to this store does not load the account code: the initial values are correct for a visitor without a
  // rejected login.
  const $auth = lazy.storeOnceLoaded<Auth>(
    {
      token: now?.token ?? null,
      trialUser: null,
      changePassword: now?.firstTimeLogin ?? false,
      captcha: false,
    },
    loaded => loaded.$auth,
  );
  onMount($auth, () =>
    session.$session.subscribe(member => {
      if (member || storage.readSession(TRIAL_KEY)) lazy.load().catch(() => {});
    }),
  );

  const account: LobbyAccount = {
    $session: session.$session,
    sessionReady: () => ready,
    $auth,
    $memberSwitch: lazy.store<MemberSwitch | null>(null, ({ $memberSwitch }) => $memberSwitch),
    $member: lazy.resource(({ $member }) => $member),
    $wallet: lazy.resource(({ $wallet }) => $wallet),
    $balanceHidden: lazy.store(false, ({ $balanceHidden }) => $balanceHidden),
    $flags: merchant.resource(({ $flags }) => $flags),
    $settings: merchant.resource(({ settings }) => settings.$state),
    $registerFields: merchant.resource(({ $registerFields }) => $registerFields),
    $rules: merchant.resource(({ $rules }) => $rules),
    remembered: {
      // If a remembered login cannot be loaded, the visitor has none.
      read: async type =>
        storage.read(REMEMBER_KEY) === null
          ? null
          : lazy.load().then(
              ({ remembered }) => remembered.read(type),
              () => null,
            ),
      ...lazyActions(async () => (await lazy.load()).remembered, ['save', 'clear']),
    },
    ...actions,
    logout: createLogout(context, reportLogout),
    ...lazyActions(merchant.load, ['retrySettings'], async () => {}),
    passwordInMemory: () => session.current() && session.password,
  };
  return { account, seal };
}
