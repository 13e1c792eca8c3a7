/** SMS code: challenge, sending, and the delay before another code can be requested (SMS-01..11). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { failure } from '../client/errors.ts';
import { type Env, pageEnv } from '../dom/env.ts';
import { computed } from '../lobby/resource/stores.ts';
import type { CodeChallenge, Lobby, MobileNumber, Model } from '../lobby/types.ts';
import { tidyMobile } from '../protocol/account/phone-numbers.ts';
import { ERROR_CODES } from '../protocol/error-codes.ts';
import { parseNumber } from '../protocol/parse-values.ts';
import { CODE_SENT_MS, LOADING_SHORT_MS } from '../protocol/toast-times.ts';
import { smsCode, smsRegisterCode } from '../protocol/verification/calls.ts';
import type { Form, Values } from './form.ts';

/** SMS-03, GW-05: minimum time between two codes, s. */
const CODE_WAIT_S = 60;

export interface CodeState {
  /**
   * State of the model. `checking`: the challenge is open. `waiting`: a code was sent, and another one cannot be
   * requested yet.
   */
  readonly phase: 'idle' | 'checking' | 'sending' | 'waiting';
  /** Whole seconds until another code can be requested; null while the button is shown (SMS-01, SMS-03, SMS-04). */
  readonly seconds: number | null;
  /** True if the field accepts a code (SMS-05, FORGOT-08). */
  readonly open: boolean;
  /** Text key of the message about the code, shown while it is being sent and for 1.5 s afterwards (SMS-06). */
  readonly hint: 'in_sms_sending' | 'in_sms_send' | null;
}

export interface CodeActions {
  /**
   * Validates the number, runs the challenge, then requests a code. Resolves with true if the code was sent; a failed
   * request shows no error text (SMS-07).
   */
  request(): Promise<boolean>;
  /**
   * Exchanges an entered code for the external provider's token; null if the gateway itself sends the codes. Rejects if
   * the code is wrong.
   */
  verify(code: string): Promise<string | null>;
}

export type CodeModel = Model<CodeState, CodeActions>;

export interface CodeOptions {
  readonly purpose: Parameters<CodeChallenge>[0]['purpose'];
  /** Returns the number if it is valid. Otherwise shows its error and returns null, and no code is sent (SMS-11). */
  number(): MobileNumber | null;
  /**
   * Number that is in the field now. Code and delay belong to the number to which the code was sent. Default: there is
   * only one number.
   */
  readonly $typed?: ReadableAtom<MobileNumber>;
  /** Challenge of the kit. A challenge of the host takes precedence (SMS-12). */
  readonly challenge?: CodeChallenge;
}

/**
 * Returns the mobile number of a form, which is validated as if its field had lost the focus. Null if it is invalid;
 * its field is then focused (SMS-11).
 */
export function numberOf<V extends Values & MobileNumber>(
  form: Form<V>,
): { readonly number: CodeOptions['number']; readonly $typed: ReadableAtom<MobileNumber> } {
  const $typed = computed(form.$state, ({ values: { countryDialingCode, mobileNum } }) => ({
    countryDialingCode,
    mobileNum: tidyMobile(mobileNum, countryDialingCode),
  }));
  return { $typed, number: () => (form.actions.verify('mobileNum') ? $typed.get() : null) };
}

/** A code that was sent to a number. */
interface Sent {
  /** Server time from which another code can be requested, ms since 1970. */
  readonly until: number;
  /** Exchanges an entered code for the external provider's token; null if the gateway sent the code. */
  readonly verify: ((code: string) => Promise<string>) | null;
}

const keyOf = ({ countryDialingCode, mobileNum }: MobileNumber) => `${countryDialingCode} ${mobileNum}`;

type CodeLobby = Pick<Lobby, 'call' | 'clock' | 'config'>;

const IDLE: CodeState = { phase: 'idle', seconds: null, open: false, hint: null };

/**
 * Creates the model of an SMS code for `options.purpose`, which the host's provider sends, or the gateway if there is
 * none. The countdown runs while the store has listeners.
 */
export function createCode(lobby: CodeLobby, options: CodeOptions, env: Pick<Env, 'after'> = pageEnv): CodeModel {
  const { purpose, number, $typed } = options;
  const { providers, paths } = lobby.config;
  const endpoint = purpose === 'registration' ? smsRegisterCode : smsCode;
  const challenge = providers.challenge ?? options.challenge;
  const $state = atom<CodeState>(IDLE);
  /** Codes that were sent, by number. */
  const sent = new Map<string, Sent>();
  /** Number for which a code was last requested; used if there is no `$typed`. */
  let last = '';
  const shownKey = () => ($typed ? keyOf($typed.get()) : last);
  /** Number whose countdown is running. */
  let watched = '';
  let mounted = false;
  let unwatch = () => {};
  let cancelHint = () => {};

  const change = (part: Partial<CodeState>) => $state.set({ ...($state.value ?? IDLE), ...part });

  /** Shows a message for `ms` milliseconds. */
  const showHint = (hint: NonNullable<CodeState['hint']>, ms: number) => {
    cancelHint();
    change({ hint });
    cancelHint = env.after(ms, () => change({ hint: null }));
  };

  /** Updates the countdown from the lobby's clock every 500 ms (SMS-02). */
  const watch = () => {
    unwatch();
    watched = shownKey();
    const until = sent.get(watched)?.until;
    if (until === undefined || !mounted || until <= lobby.clock.serverNow()) {
      if ($state.value?.phase === 'waiting') change({ phase: 'idle', seconds: null, open: false });
      return;
    }
    let over = false;
    const off = lobby.clock.watch({ onSale: true, closeAt: null, drawAt: until }, ({ seconds }) => {
      over = seconds === null;
      if (!over) return change({ phase: 'waiting', seconds, open: true });
      unwatch();
      change({ phase: 'idle', seconds: null, open: false });
    });
    unwatch = off;
    if (over) off();
  };

  onMount($state, () => {
    mounted = true;
    watch();
    const off = $typed?.listen(() => {
      if (shownKey() === watched) return;
      // While a code is being sent, a change of the number has no effect. Afterwards the countdown is shown only if the
      // number is still in the field.
      if ($state.value?.phase === 'idle' || $state.value?.phase === 'waiting') watch();
    });
    return () => {
      mounted = false;
      off?.();
      unwatch();
      cancelHint();
      change({ hint: null });
    };
  });

  const send = async (to: MobileNumber, extra: Readonly<Record<string, string>>): Promise<Sent> => {
    if (providers.sms) {
      const verify = await providers.sms(to);
      return { verify, until: lobby.clock.serverNow() + CODE_WAIT_S * 1000 };
    }
    const { countryDialingCode, mobileNum } = to;
    // The host can configure a path that accepts the number in the field mobileNo (OPEN: SMS-09).
    const mark = `${endpoint.name}.mobileNo`;
    const alternatePath = Object.hasOwn(paths, mark) ? paths[mark] : undefined;
    const body = {
      ...extra,
      countryDialingCode,
      ...(purpose !== 'registration' && { purpose }),
      ...(alternatePath === undefined ? { mobileNum } : { mobileNo: mobileNum }),
    };
    const { value } = await lobby.call(alternatePath === undefined ? endpoint : { ...endpoint, path: alternatePath }, {
      body,
    });
    return { verify: null, until: parseNumber(value.expirationTime) ?? lobby.clock.serverNow() + CODE_WAIT_S * 1000 };
  };

  const request = async (): Promise<boolean> => {
    if ($state.value?.phase !== 'idle') return false;
    const to = number();
    if (!to) return false;
    try {
      let extra: Readonly<Record<string, string>> | null = {};
      if (challenge && !providers.sms) {
        change({ phase: 'checking' });
        extra = await challenge({ ...to, purpose });
      }
      if (!extra) {
        change({ phase: 'idle' });
        return false;
      }
      change({ phase: 'sending', seconds: CODE_WAIT_S });
      showHint('in_sms_sending', LOADING_SHORT_MS);
      last = keyOf(to);
      sent.set(last, await send(to, extra));
      showHint('in_sms_send', CODE_SENT_MS);
      // The visitor has entered another number in the meantime, which has its own countdown or none.
      if (shownKey() !== last) change({ phase: 'idle', seconds: null, open: false });
      watch();
      return true;
    } catch {
      cancelHint();
      change(IDLE);
      return false;
    }
  };

  return {
    $state,
    actions: {
      request,
      async verify(code) {
        // Any error of the external provider is shown as a wrong code (ERR-06).
        const verify = sent.get(shownKey())?.verify;
        return verify
          ? verify(code).catch(cause => {
              throw failure('api', 'error.code-wrong', { code: ERROR_CODES.codeWrong }, cause);
            })
          : null;
      },
    },
  };
}
