/** Captcha of a form: shown if the server requires one (LOGIN-19), or always if the form has it as a field. */
import { atom, onMount } from 'nanostores';
import { newKey } from '../client/idempotency-key.ts';
import type { Lobby, Model } from '../lobby/types.ts';
import type { FieldError } from '../protocol/account/field-rules.ts';
import { mailCode } from './captcha-mail.ts';

export interface CaptchaState {
  readonly shown: boolean;
  /** PNG as base64; null until loaded, and while the next one is loading. */
  readonly image: string | null;
  readonly loading: boolean;
  /** The image failed to load; a click on its placeholder loads another. */
  readonly failed: boolean;
  /** Recipient of a mailed code that replaces the image. */
  readonly mailed?: string;
}

export interface CaptchaActions {
  /**
   * Loads a new image, if shown: after a click on it (VALID-10), a change of the method (LOGIN-21), and a call that
   * consumed it, because an image is valid for one attempt.
   */
  refresh(): Promise<void>;
  /** Mails a code as an accessible alternative. Returns null, or the error if not sent; the image then remains. */
  mail(email: string): Promise<FieldError | null>;
  /** Returns the key of the visible image for the protected call; undefined if none. */
  key(): string | undefined;
}

export type Captcha = Model<CaptchaState, CaptchaActions>;

const HIDDEN: CaptchaState = { shown: false, image: null, loading: false, failed: false };
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Creates a captcha. `always`: the field is part of the form (REG-04) instead of depending on a failed login. If the
 * host has a captcha provider (`providers.captcha`), no image is shown.
 */
export function createCaptcha(lobby: Pick<Lobby, '$auth' | 'call' | 'config'>, always = false): Captcha {
  const $state = atom<CaptchaState>(HIDDEN);
  let key: string | undefined;
  let turn = 0;
  /** Loading image: a concurrent request would be wasted, because the image was not visible yet. */
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
    // The previous image was consumed or not legible: it must not stay visible.
    key = undefined;
    $state.set({ shown: true, image: null, loading: true, failed: false });
    // Loaded lazily, because most logins require no captcha.
    const image = await import('../protocol/verification/calls.ts')
      .then(({ captcha }) => lobby.call(captcha, { query: { key: chosen } }))
      .then(
        // Text that is not base64 must not become a URL.
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
