/** Open login modal on a real gateway, with access to its database. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { createLoginModal, type LoginModalModel, type LoginPanel } from '../../../sdk/widgets/login-modal/model.ts';
import type { LoginModalParams } from '../../../sdk/widgets/login-modal/props.ts';
import { setFlag } from '../../../site/gateway/platform/settings/flags-repository.ts';
import { eventually } from '../../helpers/eventually.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stubPage } from '../lobby.ts';

/** Password of the seeded accounts. */
export const PASSWORD = 'Lobby-2026';
/** Text of every captcha. */
export const CAPTCHA = 'HERON';
/** Phone number of the seeded account member0. */
export const KNOWN_NUMBER = '901000000';

export let server: TestGateway;
let ends: (() => void)[] = [];

/** Each test has a separate page; all tests of a file share the gateway. */
export function onGateway() {
  beforeAll(async () => {
    server = await gateway({ captchaText: () => CAPTCHA });
  });
  afterAll(() => server.stop());
  beforeEach(() => void stubPage());
  afterEach(() => {
    for (const end of ends) end();
    ends = [];
  });
}

/** Sets a feature flag and advances the time until the cached response with the flags has expired. */
export async function flag(name: string, on: boolean) {
  await setFlag(server.db, name, on);
  await server.advance(MINUTE);
}

const MINUTE = 60_000;

export interface Opened {
  readonly lobby: Lobby;
  readonly modal: LoginModalModel;
  /** Names and details of the events emitted by the modal. */
  readonly events: (readonly [string, unknown])[];
  panel(): LoginPanel;
}

interface OpenOptions {
  readonly params?: LoginModalParams;
  readonly config?: Partial<LobbyConfig>;
  /** Names of the request events whose default action a listener of the widget prevents. */
  readonly prevent?: readonly string[];
}

/** Opens a modal and waits until its login methods have loaded. */
export async function openModal({ params, config, prevent = [] }: OpenOptions = {}): Promise<Opened> {
  const lobby = lobbyOn(server.url, config);
  const events: (readonly [string, unknown])[] = [];
  const modal = createLoginModal(lobby, params, (name, detail) => {
    events.push([name, detail]);
    return !prevent.includes(name);
  });
  ends.push(
    modal.$state.listen(() => {}),
    () => lobby.dispose(),
  );
  modal.actions.open();
  await until(() => modal.$state.get().panel?.methods);
  return { lobby, modal, events, panel: () => modal.$state.get().panel! };
}

/** Waits until `found` returns a truthy value, and returns that value. */
export const until = <T>(found: () => T | null | undefined | false): Promise<T> =>
  eventually(() => {
    const value = found();
    expect(value).toBeTruthy();
    return value as T;
  }, 10);

/** Enters name and password and submits them. */
export async function logIn({ modal }: Opened, username: string, password = PASSWORD) {
  modal.actions.set('username', username);
  modal.actions.set('password', password);
  await modal.actions.submit();
}
