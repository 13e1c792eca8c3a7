import { describe, expect, it } from 'vitest';
import { createCaptcha } from '../../sdk/forms/captcha.ts';
import type { Lobby } from '../../sdk/lobby/types.ts';
import { accountServerHere, credentials, failureOf } from '../lobby/account/account-kit.ts';
import { settle } from '../lobby/fake-env.ts';
import { bodyOf, lobbyOn, watched } from './form-kit.ts';
import { expectSoon } from './soon.ts';

const server = accountServerHere();
const IMAGE = 'GET /wps/captcha';
const LOGIN = 'POST /wps/session/login';

const keys = () => server.of(IMAGE).map(({ url }) => new URL(url, server.url).searchParams.get('key'));

async function failedLogin(lobby: Lobby, captcha: boolean) {
  server.on(LOGIN, () => ({ errorCode: 'login.failed', value: captcha ? { captcha: true } : {} }));
  await failureOf(lobby.login(credentials));
}

describe('captcha of a form', () => {
  it('LOGIN-19 captcha stays hidden and requests no image until a failed login requires it', async () => {
    server.on(IMAGE, () => ({ value: 'aW1hZ2U=' }));
    const { lobby } = lobbyOn(server.url);
    const { $state, actions } = createCaptcha(lobby);
    watched($state);
    await failedLogin(lobby, false);
    await actions.refresh();
    expect($state.get()).toEqual({ shown: false, image: null, loading: false, failed: false });
    expect([keys(), actions.key()]).toEqual([[], undefined]);
    await failedLogin(lobby, true);
    await expectSoon(() => expect($state.get()).toMatchObject({ shown: true, image: 'aW1hZ2U=', loading: false }));
    expect(keys()).toEqual([actions.key()]);
  });

  it('VALID-10 LOGIN-21 captcha refresh loads a new image with a new key', async () => {
    server.on(IMAGE, ({ url }) => ({ value: Buffer.from(url).toString('base64') }));
    const { lobby } = lobbyOn(server.url);
    const { $state, actions } = createCaptcha(lobby, true);
    watched($state);
    await expectSoon(() => expect($state.get().image).not.toBeNull());
    const [first, key] = [$state.get().image, actions.key()];
    await actions.refresh();
    expect($state.get().image).not.toBe(first);
    expect(actions.key()).not.toBe(key);
    for (const one of keys()) expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('VALID-10 captcha has no image and no key while the next image is loading', async () => {
    let respond = () => {};
    server.on(IMAGE, () => ({ value: 'aW1hZ2U=' }));
    const { lobby } = lobbyOn(server.url);
    const { $state, actions } = createCaptcha(lobby, true);
    watched($state);
    await expectSoon(() => expect(actions.key()).toBeDefined());
    server.on(IMAGE, async () => {
      await new Promise<void>(resolve => {
        respond = resolve;
      });
      return { value: 'bmV4dA==' };
    });
    const coming = actions.refresh();
    expect([$state.get(), actions.key()]).toEqual([
      { shown: true, image: null, loading: true, failed: false },
      undefined,
    ]);
    await expectSoon(() => expect(keys()).toHaveLength(2));
    respond();
    await coming;
    expect([$state.get().image, actions.key()]).toEqual(['bmV4dA==', keys()[1]]);
  });

  it('LOGIN-19 a rejected login and the refresh after it send a single image request', async () => {
    server.on(IMAGE, () => ({ value: 'aW1hZ2U=' }));
    const { lobby } = lobbyOn(server.url);
    const { $state, actions } = createCaptcha(lobby);
    watched($state);
    await failedLogin(lobby, true);
    await actions.refresh();
    expect([keys().length, $state.get().image]).toEqual([1, 'aW1hZ2U=']);
  });

  it('LOGIN-19 captcha disappears after a successful login and reappears after a failed one', async () => {
    server.on(IMAGE, () => ({ value: 'aW1hZ2U=' }));
    const { lobby } = lobbyOn(server.url);
    const { $state, actions } = createCaptcha(lobby);
    watched($state);
    await failedLogin(lobby, true);
    server.on(LOGIN, () => ({ value: { token: 't1', userName: 'ann', customerType: 0 } }));
    await lobby.login(credentials);
    expect([$state.get().shown, actions.key()]).toEqual([false, undefined]);
    await lobby.logout();
    await failedLogin(lobby, true);
    await expectSoon(() => expect($state.get()).toMatchObject({ shown: true, image: 'aW1hZ2U=' }));
  });

  it('VALID-10 an invalid captcha image shows an error and loads with the next refresh', async () => {
    const { lobby } = lobbyOn(server.url);
    const { $state, actions } = createCaptcha(lobby, true);
    for (const value of ['javascript:alert(1)', '"><svg onload=x>', '']) {
      server.on(IMAGE, () => ({ value }));
      watched($state);
      await settle();
      await actions.refresh();
      expect($state.get()).toEqual({ shown: true, image: null, loading: false, failed: true });
      expect(actions.key()).toBeUndefined();
    }
    server.on(IMAGE, () => ({ value: 'aW1hZ2U=' }));
    await actions.refresh();
    expect($state.get()).toMatchObject({ image: 'aW1hZ2U=', failed: false });
  });

  it('S35 sending a code by mail replaces the captcha image and its key, and a failed mail keeps both', async () => {
    const MAIL = 'POST /wps/captcha/mail';
    server.on(IMAGE, () => ({ value: 'aW1hZ2U=' }));
    server.on(MAIL, () => ({ errorCode: 'busy' }));
    const { lobby } = lobbyOn(server.url);
    const { $state, actions } = createCaptcha(lobby, true);
    watched($state);
    await expectSoon(() => expect(actions.key()).toBeDefined());
    const key = actions.key();
    expect(await actions.mail('nobody')).toEqual({ key: 'in_email_incorrect' });
    expect(server.of(MAIL)).toHaveLength(0);
    expect(await actions.mail('ann@example.com')).not.toBeNull();
    expect([$state.get().image, actions.key()]).toEqual(['aW1hZ2U=', key]);

    server.on(MAIL, () => ({ value: {} }));
    expect(await actions.mail('ann@example.com')).toBeNull();
    expect($state.get()).toMatchObject({ shown: true, image: null, loading: false, mailed: 'ann@example.com' });
    expect(bodyOf(server.of(MAIL).at(-1)!)).toEqual({ key: actions.key(), email: 'ann@example.com' });
    expect(actions.key()).not.toBe(key);
    // A mailed code is valid for one attempt, like an image. After the attempt the form shows a new image.
    await actions.refresh();
    expect($state.get()).toEqual({ shown: true, image: 'aW1hZ2U=', loading: false, failed: false });
  });

  it('S45 the captcha of the host replaces the image and its token is sent with the login that requires it', async () => {
    const tokens: (string | null)[] = [null, 'token-of-another-party'];
    const { lobby } = lobbyOn(server.url, { providers: { captcha: async () => tokens.shift() ?? null } });
    const { $state, actions } = createCaptcha(lobby);
    watched($state);
    await failedLogin(lobby, true);
    // The visitor canceled the host's captcha once, so the next login sends no token, and the gateway requires a
    // captcha again.
    await failedLogin(lobby, true);
    await failedLogin(lobby, true);
    const sent = server.of(LOGIN).map(seen => (bodyOf(seen) as { captcha?: string }).captcha);
    expect(sent).toEqual(['', '', 'token-of-another-party']);
    expect([$state.get().shown, actions.key(), keys()]).toEqual([false, undefined, []]);
  });

  it('S45 the captcha of the host is not requested unless a login requires it', async () => {
    let requestCount = 0;
    const { lobby } = lobbyOn(server.url, {
      providers: {
        captcha: async () => {
          requestCount += 1;
          return 'token';
        },
      },
    });
    await failedLogin(lobby, false);
    expect(requestCount).toBe(0);
  });
});
