/** A code by SMS: the check before it, the sending, the wait until the next one (SMS-01..11). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { failure } from '../client/errors.ts';
import { type Env, pageEnv } from '../dom/env.ts';
import { computed } from '../lobby/resource/stores.ts';
import type { CodeChallenge, Lobby, MobileNumber, Model } from '../lobby/types.ts';
import { tidyMobile } from '../protocol/account/phone-numbers.ts';
import { CODE_SENT_MS, CODE_WAIT_S, LOADING_SHORT_MS } from '../protocol/constants.ts';
import { ERROR_CODES } from '../protocol/error-codes.ts';
import { parseNumber } from '../protocol/parse-values.ts';
import { smsCode, smsRegisterCode } from '../protocol/verification/calls.ts';
import type { Form, Values } from './form.ts';

export interface CodeState {
  /** `checking`: the challenge is open. `waiting`: a code was sent, the next one has to wait. */
  readonly phase: 'idle' | 'checking' | 'sending' | 'waiting';
  /** Whole seconds until the next code can be asked for, null while the button is there (SMS-01, SMS-03, SMS-04). */
  readonly seconds: number | null;
  /** The code field takes typing (SMS-05, FORGOT-08). */
  readonly open: boolean;
  /** Key of the message to show: while sending, then for 1.5 s (SMS-06). */
  readonly notice: 'in_sms_sending' | 'in_sms_send' | null;
}

export interface CodeActions {
  /** Checks the number, then the person, then asks for a code; true when one was sent. Failures are silent (SMS-07). */
  request(): Promise<boolean>;
  /** The provider's token for a typed code; null where the gateway sends the codes itself. Rejects for a wrong code. */
  verify(code: string): Promise<string | null>;
}

export type CodeModel = Model<CodeState, CodeActions>;

export interface CodeOptions {
  readonly purpose: Parameters<CodeChallenge>[0]['purpose'];
  /** The number when it is right; null shows what is wrong with it and sends nothing (SMS-11). */
  number(): MobileNumber | null;
  /** The number as it is typed: a code belongs to the one it was sent to, and so does the wait for the next. Default: one number. */
  readonly $typed?: ReadableAtom<MobileNumber>;
  /** The kit's own check of a person; the host's comes first (SMS-12). */
  readonly challenge?: CodeChallenge;
}

/**
 * The mobile number of a form, checked like a field that was left. Null while the number is wrong; its field then gets the focus
 * (SMS-11).
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
  /** Server time from which the next code may be requested, ms. */
  readonly until: number;
  /** Turns the typed code into the provider's proof; null where the gateway sent the code. */
  readonly verify: ((code: string) => Promise<string>) | null;
}

const keyOf = ({ countryDialingCode, mobileNum }: MobileNumber) => `${countryDialingCode} ${mobileNum}`;

type CodeLobby = Pick<Lobby, 'call' | 'clock' | 'config'>;

const IDLE: CodeState = { phase: 'idle', seconds: null, open: false, notice: null };

/** A code for `options.purpose`, sent by the host's provider where there is one, else by the gateway. Subscribing counts the wait down. */
export function createCode(lobby: CodeLobby, options: CodeOptions, env: Pick<Env, 'after'> = pageEnv): CodeModel {
  const { purpose, number, $typed } = options;
  const { providers, paths } = lobby.config;
  const endpoint = purpose === 'registration' ? smsRegisterCode : smsCode;
  const challenge = providers.challenge ?? options.challenge;
  const $state = atom<CodeState>(IDLE);
  /** Sent codes by number. */
  const sent = new Map<string, Sent>();
  /** The last number that was asked for, where none is typed. */
  let last = '';
  const shownKey = () => ($typed ? keyOf($typed.get()) : last);
  /** The number whose countdown is on the screen. */
  let watched = '';
  let mounted = false;
  let unwatch = () => {};
  let cancelNotice = () => {};

  const change = (part: Partial<CodeState>) => $state.set({ ...($state.value ?? IDLE), ...part });

  /** Shows a message that disappears after a while. */
  const tell = (notice: NonNullable<CodeState['notice']>, ms: number) => {
    cancelNotice();
    change({ notice });
    cancelNotice = env.after(ms, () => change({ notice: null }));
  };

  /** The lobby's clock, looked at each 500 ms (SMS-02). */
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
      // A code that is being sent is sent, whatever is typed meanwhile; its countdown is compared with the typed number afterwards.
      if ($state.value?.phase === 'idle' || $state.value?.phase === 'waiting') watch();
    });
    return () => {
      mounted = false;
      off?.();
      unwatch();
      cancelNotice();
      change({ notice: null });
    };
  });

  const send = async (to: MobileNumber, extra: Readonly<Record<string, string>>): Promise<Sent> => {
    if (providers.sms) {
      const verify = await providers.sms(to);
      return { verify, until: lobby.clock.serverNow() + CODE_WAIT_S * 1000 };
    }
    const { countryDialingCode, mobileNum } = to;
    // The path map may mark the call as one that takes the number under its other name (OPEN: SMS-09).
    const mark = `${endpoint.name}.mobileNo`;
    const marked = Object.hasOwn(paths, mark) ? paths[mark] : undefined;
    const body = {
      ...extra,
      countryDialingCode,
      ...(purpose !== 'registration' && { purpose }),
      ...(marked === undefined ? { mobileNum } : { mobileNo: mobileNum }),
    };
    const { value } = await lobby.call(marked === undefined ? endpoint : { ...endpoint, path: marked }, { body });
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
      tell('in_sms_sending', LOADING_SHORT_MS);
      last = keyOf(to);
      sent.set(last, await send(to, extra));
      tell('in_sms_send', CODE_SENT_MS);
      // The visitor has typed another number by now, which has a countdown of its own, or none.
      if (shownKey() !== last) change({ phase: 'idle', seconds: null, open: false });
      watch();
      return true;
    } catch {
      cancelNotice();
      change(IDLE);
      return false;
    }
  };

  return {
    $state,
    actions: {
      request,
      async verify(code) {
        // Whatever error the provider gives, the form shows a wrong code (ERR-06).
        const verify = sent.get(shownKey())?.verify;
        return verify
          ? verify(code).catch(cause => {
              throw failure('business', 'error.code-wrong', { code: ERROR_CODES.codeWrong }, cause);
            })
          : null;
      },
    },
  };
}
