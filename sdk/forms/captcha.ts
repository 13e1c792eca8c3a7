/** The captcha of a form: shown once the server asks for it (LOGIN-19), or always where the form has it as a field. */
import { atom, onMount } from 'nanostores';
import { newKey } from '../client/idempotency-key.ts';
import type { Lobby, Model } from '../lobby/types.ts';
import type { FieldError } from '../protocol/account/field-rules.ts';
import { mailCode } from './captcha-mail.ts';

export interface CaptchaState {
  readonly shown: boolean;
  /** PNG as base64; null until one is there, and while the next one is on its way. */
  readonly image: string | null;
  readonly loading: boolean;
  /** The image could not be loaded; a press on its place loads another. */
  readonly failed: boolean;
  /** A code was mailed here, in place of an image. */
  readonly mailed?: string;
}

export interface CaptchaActions {
  /**
   * A new image, when one is shown: after a press on it (VALID-10), a switch of the method (LOGIN-21), and a call that
   * used it up, for each is good for one try.
   */
  refresh(): Promise<void>;
  /**
   * For visitors who cannot read the image: mails a code to type instead. Gives null, or the error when no mail was sent; the image then
   * stays.
   */
  mail(email: string): Promise<FieldError | null>;
  /** Key of the image on the screen, for the call it protects; undefined while none is there. */
  key(): string | undefined;
}

export type Captcha = Model<CaptchaState, CaptchaActions>;

const HIDDEN: CaptchaState = { shown: false, image: null, loading: false, failed: false };
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * `always`: the field is part of the form (REG-04) instead of following what a failed login says. Where the host brings a captcha
 * of another party (`providers.captcha`) no picture is ever shown.
 */
export function createCaptcha(lobby: Pick<Lobby, '$auth' | 'call' | 'config'>, always = false): Captcha {
  const $state = atom<CaptchaState>(HIDDEN);
  let key: string | undefined;
  let turn = 0;
  /** The image that is being loaded: nobody has seen that image, so a second request would be wasted. */
  let coming: Promise<void> | null = null;

  const load = (): Promise<void> => {
    if (coming) return coming;
    const asked = ask().finally(() => {
      if (coming === asked) coming = null;
    });
    coming = asked;
    return asked;
  };

  const ask = async () => {
    const mine = ++turn;
    const chosen = newKey();
    // The previous picture is used up, or nobody could read it: it must not stay on the screen and be typed again.
    key = undefined;
    $state.set({ shown: true, image: null, loading: true, failed: false });
    // Most logins are never asked for one.
    const image = await import('../protocol/verification/calls.ts')
      .then(({ captcha }) => lobby.call(captcha, { query: { key: chosen } }))
      .then(
        // Text that is not base64 must not become an address.
        ({ value }) => (BASE64.test(value) ? value : null),
        () => null,
      );
    if (mine !== turn) return;
    key = image === null ? undefined : chosen;
    $state.set({ shown: true, image, loading: false, failed: image === null });
  };

  const follow = (wanted: boolean) => {
    const shown = $state.value?.shown ?? false;
    if (wanted && !shown) void load();
    if (wanted || !shown) return;
    turn++;
    coming = null;
    key = undefined;
    $state.set(HIDDEN);
  };

  onMount($state, () => {
    if (lobby.config.providers.captcha) return;
    if (always) return follow(true);
    return lobby.$auth.subscribe(auth => follow(auth.captcha));
  });

  return {
    $state,
    actions: {
      refresh: async () => {
        if ($state.value?.shown) await load();
      },
      async mail(email) {
        const mailed = await mailCode(lobby, email);
        if ('error' in mailed) return mailed.error;
        turn++;
        coming = null;
        key = mailed.key;
        $state.set({ shown: true, image: null, loading: false, failed: false, mailed: email });
        return null;
      },
      key: () => key,
    },
  };
}
