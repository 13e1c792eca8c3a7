/** The door of the account. Its stores and actions load when they are first used: the first paint needs none of them. */
import { onMount, onSet } from 'nanostores';
import type { Auth, Lobby, LobbyAccount, MemberSwitch, Session } from '../types.ts';
import type { AccountParts, AccountRoom } from './account-parts.ts';
import { lateRoom } from './late-room.ts';
import { createLogout } from './logout.ts';
import { createOpenTabs } from './open-tabs.ts';
import { REMEMBER_KEY, TRIAL_KEY } from './session.ts';
import { takeStartToken } from './start-token.ts';
import { markOf } from './tabs.ts';

export interface AccountDoor extends Pick<AccountRoom, 'seal'> {
  readonly account: LobbyAccount;
}

export function createAccount(parts: AccountParts, textReady: Lobby['textReady']): AccountDoor {
  const { config, session, storage, tabs } = parts;
  // Pages of visitors ask what the merchant has set, and nothing else of an account.
  const set = lateRoom(async () => (await import('./settings-room.ts')).createSettingsRoom(parts));
  const {
    enter: room,
    store: late,
    quiet,
    resource: lateResource,
  } = lateRoom(async () => {
    const [{ createRoom }, settings] = await Promise.all([import('./account-room.ts'), set.enter()]);
    return createRoom(parts, settings);
  });

  const openTabs = createOpenTabs(`lobbykit:open:${config.gateway}|${config.merchant}|${config.storagePrefix}`);
  const count = (member: Session | null) => member && session.isShared && openTabs.join();
  count(session.current());
  onSet(session.$session, ({ newValue }) => void count(newValue));

  const token = takeStartToken(config.startToken);
  const begin = async () => {
    if (!session.current() && session.shared()) await (await room()).takeUp(openTabs);
    if (token !== null) await (await room()).arrive(token);
  };
  const ready = begin().catch(() => {});

  // Who copied this tab has its token, which has just been replaced: it is good for another minute only.
  tabs.on('login', mark => {
    const now = session.current();
    if (now && markOf(now.token) === mark) void account.renew();
  });

  /** An action of a form: when it fails, the words for it are there. */
  const act = async <T>(run: (made: AccountRoom) => Promise<T>): Promise<T> => {
    try {
      return await run(await room());
    } catch (error) {
      await textReady('account');
      throw error;
    }
  };

  const now = session.current();
  // All there is to say of a visitor nobody has refused: a login that opens for one needs nothing of the room.
  const $auth = quiet<Auth>(
    {
      token: now?.token ?? null,
      trialUser: null,
      changePassword: now?.firstTimeLogin ?? false,
      captcha: false,
    },
    made => made.$auth,
  );
  onMount($auth, () =>
    session.$session.subscribe(member => {
      if (member || storage.readSession(TRIAL_KEY)) room().catch(() => {});
    }),
  );

  const account: LobbyAccount = {
    $session: session.$session,
    sessionReady: () => ready,
    $auth,
    $memberSwitch: late<MemberSwitch | null>(null, ({ $memberSwitch }) => $memberSwitch),
    $member: lateResource(({ $member }) => $member),
    $wallet: lateResource(({ $wallet }) => $wallet),
    $walletMasked: late(false, ({ $walletMasked }) => $walletMasked),
    $flags: set.resource(({ $flags }) => $flags),
    $settings: set.resource(({ settings }) => settings.$state),
    $registerFields: set.resource(({ $registerFields }) => $registerFields),
    $rules: set.resource(({ $rules }) => $rules),
    remembered: {
      // A form that cannot be filled in is an empty form.
      read: async type =>
        storage.read(REMEMBER_KEY) === null
          ? null
          : room().then(
              ({ remembered }) => remembered.read(type),
              () => null,
            ),
      save: async login => (await room()).remembered.save(login),
      forget: async () => (await room()).remembered.forget(),
    },
    loginReady: () =>
      room()
        .then(({ loginReady }) => loginReady())
        .catch(() => {}),
    login: (credentials, options) => act(({ login }) => login(credentials, options)),
    loginBy: provider => act(({ loginBy }) => loginBy(provider)),
    startTrial: options => act(({ startTrial }) => startTrial(options)),
    register: (body, options) => act(({ register }) => register(body, options)),
    changePassword: body => act(({ changePassword }) => changePassword(body)),
    logout: createLogout(parts, async (token, everywhere) => (await room()).leave(token, everywhere)),
    renew: () =>
      room()
        .then(({ renew }) => renew())
        .catch(() => {}),
    retrySettings: () =>
      set
        .enter()
        .then(({ retry }) => retry())
        .catch(() => {}),
    heldPassword: () => session.current() && session.password,
    refreshMember: async () => (await room()).refreshMember(),
    refreshWallet: async () => (await room()).refreshWallet(),
    toggleMask: () =>
      void room().then(
        ({ toggleMask }) => toggleMask(),
        () => {},
      ),
  };
  return { account, seal: async (...call) => (await room()).seal(...call) };
}
