/** An open login modal on a real gateway, and what only that gateway knows. */
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
/** What every captcha shows. */
export const CAPTCHA = 'HERON';
/** Number of the seeded account member0. */
export const KNOWN_NUMBER = '901000000';

export let server: TestGateway;
let ends: (() => void)[] = [];

/** Each test has a page of its own; the gateway is the same for all tests of a file. */
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

/** Switches a flag and lets the answer that was shared before grow old. */
export async function flag(name: string, on: boolean) {
  await setFlag(server.db, name, on);
  await server.advance(MINUTE);
}

const MINUTE = 60_000;

export interface Opened {
  readonly lobby: Lobby;
  readonly modal: LoginModalModel;
  /** Names and details of what it told its widget. */
  readonly told: (readonly [string, unknown])[];
  panel(): LoginPanel;
}

interface OpenOptions {
  readonly params?: LoginModalParams;
  readonly config?: Partial<LobbyConfig>;
  /** Requests the widget's listeners prevent. */
  readonly prevent?: readonly string[];
}

/** Opens a modal and waits until it knows its methods. */
export async function openModal({ params, config, prevent = [] }: OpenOptions = {}): Promise<Opened> {
  const lobby = lobbyOn(server.url, config);
  const told: (readonly [string, unknown])[] = [];
  const modal = createLoginModal(lobby, params, (name, detail) => {
    told.push([name, detail]);
    return !prevent.includes(name);
  });
  ends.push(
    modal.$state.listen(() => {}),
    () => lobby.dispose(),
  );
  modal.actions.open();
  await until(() => modal.$state.get().panel?.methods);
  return { lobby, modal, told, panel: () => modal.$state.get().panel! };
}

/** Waits until `found` gives something. */
export const until = <T>(found: () => T | null | undefined | false): Promise<T> =>
  eventually(() => {
    const value = found();
    expect(value).toBeTruthy();
    return value as T;
  }, 10);

/** Types name and password and sends them. */
export async function logIn({ modal }: Opened, username: string, password = PASSWORD) {
  modal.actions.set('username', username);
  modal.actions.set('password', password);
  await modal.actions.submit();
}
