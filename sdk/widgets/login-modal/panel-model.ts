/** State of an open login modal, computed from its forms and the stores of the lobby. */
import type { ReadableAtom } from 'nanostores';
import type { CaptchaState } from '../../forms/captcha.ts';
import type { FieldName, Form, FormState } from '../../forms/form.ts';
import type { SlideActions, SlideState } from '../../forms/slide.ts';
import type { CodeState } from '../../forms/sms-code.ts';
import type { LoginReason } from '../../lobby/events.ts';
import { computed } from '../../lobby/resource/stores.ts';
import type { Lobby, Resource } from '../../lobby/types.ts';
import type { Country } from '../../protocol/account/countries.ts';
import type { FieldError } from '../../protocol/account/field-rules.ts';
import { type LoginMethod, loginMethods, socialLogins } from '../../protocol/account/login.ts';
import type { LoginForm, LoginFormModel } from './form/form-model.ts';
import type { LoginModalParams } from './props.ts';
import type { SecondForm } from './second-factor-model.ts';
import type { SocialForm, SocialName } from './social-model.ts';
import type { TrialForm } from './trial-model.ts';

/** State of an open modal. */
export interface LoginPanel {
  /** Visible screen. `second`: the login requires a second-factor code (SAFE-05). */
  readonly screen: 'login' | 'trial' | 'second';
  /** Reason for the login; null if the visitor opened the modal without one. */
  readonly reason: LoginReason | null;
  /** Available login methods; null until the flags have loaded (LOGIN-01, LOGIN-02). */
  readonly methods: readonly LoginMethod[] | null;
  readonly login: FormState<LoginForm>;
  readonly captcha: CaptchaState;
  readonly code: CodeState;
  readonly slide: SlideState;
  readonly countries: readonly Country[];
  /** Social login providers that are available (LOGIN-07, LOGIN-08). */
  readonly social: readonly SocialName[];
  /** Social login provider whose dialog is open; null if none. */
  readonly signingBy: SocialName | null;
  /** True if the free trial is available (TRIAL-04). */
  readonly offersTrial: boolean;
  readonly trial: FormState<TrialForm>;
  readonly second: FormState<SecondForm>;
  /** Minimum age that a guest must confirm, years (VALID-20). */
  readonly minimumAge: number;
  /** Error of the last attempt; null if there is none or a field shows it. */
  readonly failure: FieldError | null;
}

/** Actions of an open modal; they have no effect in a closed modal. */
export interface PanelActions {
  select(method: LoginMethod): void;
  set<N extends FieldName<LoginForm>>(field: N, value: LoginForm[N]): void;
  blur(field: FieldName<LoginForm>): void;
  submit(): Promise<void>;
  sendCode(): void;
  refreshCaptcha(): void;
  /** Sends a code by email as an alternative to the captcha image. Resolves with the error; null on success. */
  mailCaptcha(email: string): Promise<FieldError | null>;
  readonly slide: Omit<SlideActions, 'challenge'>;
  showTrial(): void;
  showLogin(): void;
  confirmAge(confirmed: boolean): void;
  startTrial(): Promise<void>;
  logInWith(provider: SocialName): Promise<void>;
  setCode(code: string): void;
  submitCode(): Promise<void>;
  /** Cancels a login that is pending until the member enters a second-factor code. */
  dropLogin(): void;
}

interface Parts {
  readonly $screen: ReadableAtom<LoginPanel['screen']>;
  readonly $countries: ReadableAtom<Resource<readonly Country[]>>;
  readonly login: LoginFormModel;
  readonly trial: Form<TrialForm>;
  readonly social: Form<SocialForm>;
  readonly second: Form<SecondForm>;
}

/**
 * Creates the store of the open modal. Its first listener starts the requests for flags, settings and rules, so a
 * closed modal sends none.
 */
export function createPanel(
  lobby: Pick<Lobby, '$auth' | '$flags' | '$settings' | 'config'>,
  params: LoginModalParams,
  { $screen, $countries, login, trial, social, second }: Parts,
): ReadableAtom<Omit<LoginPanel, 'reason'>> {
  const { config } = lobby;
  return computed(
    [
      $screen,
      login.form.$state,
      login.captcha.$state,
      login.code.$code,
      login.code.$slide,
      trial.$state,
      social.$state,
      $countries,
      lobby.$flags,
      lobby.$settings,
      second.$state,
      lobby.$auth,
    ],
    (chosen, form, captcha, code, slide, guest, others, countries, flags, settings, last, auth) => {
      const screen = auth.codeTicket ? 'second' : chosen;
      // If the flags fail to load, only the method that needs no flag is offered.
      const on = flags.data ?? (flags.error ? new Set<string>() : null);
      const failures = { trial: guest.failure, second: last.failure, login: form.failure ?? others.failure };
      const failure = failures[screen];
      return {
        screen,
        methods: on && loginMethods(on),
        login: form,
        captcha,
        code,
        slide,
        countries: countries.data ?? [],
        social: on && !params.noSocial ? socialLogins(on).filter(name => config.providers[name]) : [],
        signingBy: others.submitting ? others.values.provider || null : null,
        offersTrial: !params.noTrial && (!config.source || Boolean(config.source.methods.trial)),
        trial: guest,
        second: last,
        minimumAge: settings.data?.minimumAge ?? config.minimumAge,
        failure: failure && { key: failure.messageKey },
      };
    },
  );
}
