/**
 * Captcha of a form. It is shown if the server requires a captcha (LOGIN-19), or always if it is a field of the form.
 */
import { atom, onMount } from 'nanostores';
import { newKey } from '../client/idempotency-key.ts';
import type { Lobby, Model } from '../lobby/types.ts';
import type { FieldError } from '../protocol/account/field-rules.ts';
import { mailCode } from './captcha-mail.ts';

export interface CaptchaState {
  readonly shown: boolean;
  /** Image, a PNG as base64; null until it has loaded, and while another one is loading. */
  readonly image: string | null;
  readonly loading: boolean;
  /** True if the image failed to load. A click on its placeholder loads another one. */
  readonly failed: boolean;
  /** Masked email address to which a code was sent that replaces the image. */
  readonly mailed?: string;
}

export interface CaptchaActions {
  /**
   * Loads another image, if the captcha is shown. Needed after a click on the image (VALID-10), after a change of the
   * login method (LOGIN-21), and after an attempt, because an image is valid for one attempt only.
   */
  refresh(): Promise<void>;
  /**
   * Sends a code by email as an accessible alternative. Resolves with null on success; on failure, resolves with the
   * error and keeps the image.
   */
  mail(email: string): Promise<FieldError | null>;
  /** Returns the key of the visible image, which the call that needs the captcha sends; undefined if there is none. */
  key(): string | undefined;
}

export type Captcha = Model<CaptchaState, CaptchaActions>;

const HIDDEN: CaptchaState = { shown: false, image: null, loading: false, failed: false };
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Creates a captcha. `always`: true if the captcha is a field of the form (REG-04), false if it is shown only when the
 * server requires one. If the host has a captcha provider (`providers.captcha`), no image is shown.
 */
export function createCaptcha(lobby: Pick<Lobby, '$auth' | 'call' | 'config'>, always = false): Captcha {
  const $state = atom<CaptchaState>(HIDDEN);
  let key: string | undefined;
  let turn = 0;
  /** Pending request for an image. It is shared, because a second image would replace one that was never visible. */
  let coming: Promise<void> | null = null;

  const load = (): Promise<void> => {
    if (coming) return coming;
    const pending = fetchImage().finally(() => {
      if (coming === pending) coming = null;
    });
    coming = pending;
    return pending;
  };

  const fetchImage = async () => {
    const current = ++turn;
    const chosen = newKey();
    // The previous image was used up or could not be read, so it must not stay visible.
    key = undefined;
    $state.set({ shown: true, image: null, loading: true, failed: false });
    // Loads at first use, because most logins need no captcha.
    const image = await import('../protocol/verification/calls.ts')
      .then(({ captcha }) => lobby.call(captcha, { query: { key: chosen } }))
      .then(
        // Text that is not base64 must not become part of a URL.
        ({ value }) => (BASE64.test(value) ? value : null),
        () => null,
      );
    if (current !== turn) return;
    key = image === null ? undefined : chosen;
    $state.set({ shown: true, image, loading: false, failed: image === null });
  };

  const follow = (required: boolean) => {
    const shown = $state.value?.shown ?? false;
    if (required && !shown) void load();
    if (required || !shown) return;
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
