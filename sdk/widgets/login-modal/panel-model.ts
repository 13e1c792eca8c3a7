/** The state of an open login modal, computed from its forms and from stores of the lobby. */
import type { ReadableAtom } from 'nanostores';
import type { CaptchaState } from '../../forms/captcha.ts';
import type { CodeState } from '../../forms/code.ts';
import type { FieldName, Form, FormState } from '../../forms/form.ts';
import type { SlideActions, SlideState } from '../../forms/slide.ts';
import type { LoginReason } from '../../lobby/events.ts';
import { computed } from '../../lobby/resource/stores.ts';
import type { Lobby, Resource } from '../../lobby/types.ts';
import type { Country } from '../../protocol/account/countries.ts';
import type { FieldError } from '../../protocol/account/field-rules.ts';
import { type LoginMethod, loginMethods, socialLogins } from '../../protocol/account/login.ts';
import type { LoginForm, LoginFormModel } from './form/form-model.ts';
import type { LoginModalParams } from './props.ts';
import type { SecondForm, SocialForm, SocialName, TrialForm } from './trial-model.ts';

/** State of an open modal. */
export interface LoginPanel {
  /** `second`: a login wants a code of the second factor (SAFE-05). */
  readonly screen: 'login' | 'trial' | 'second';
  /** The wish that the login is for; null where the visitor opened the modal without one. */
  readonly reason: LoginReason | null;
  /** Null until the flags say which there are (LOGIN-01, LOGIN-02). */
  readonly methods: readonly LoginMethod[] | null;
  readonly login: FormState<LoginForm>;
  readonly captcha: CaptchaState;
  readonly code: CodeState;
  readonly slide: SlideState;
  readonly countries: readonly Country[];
  /** Providers to offer (LOGIN-07, LOGIN-08). */
  readonly social: readonly SocialName[];
  /** The provider whose dialog is open. */
  readonly signingBy: SocialName | null;
  /** The free trial is offered (TRIAL-04). */
  readonly offersTrial: boolean;
  readonly trial: FormState<TrialForm>;
  readonly second: FormState<SecondForm>;
  /** Years a guest confirms (VALID-20). */
  readonly minimumAge: number;
  /** Why the last try failed, unless that is said under a field. */
  readonly failure: FieldError | null;
}

/** Actions of an open modal; in a closed one they do nothing. */
export interface PanelActions {
  select(method: LoginMethod): void;
  set<N extends FieldName<LoginForm>>(field: N, value: LoginForm[N]): void;
  leave(field: FieldName<LoginForm>): void;
  submit(): Promise<void>;
  sendCode(): void;
  refreshCaptcha(): void;
  /** Mails a code in place of the captcha's picture; gives what kept it from that, else null. */
  mailCaptcha(email: string): Promise<FieldError | null>;
  readonly slide: Omit<SlideActions, 'challenge'>;
  showTrial(): void;
  showLogin(): void;
  confirmAge(confirmed: boolean): void;
  startTrial(): Promise<void>;
  logInWith(provider: SocialName): Promise<void>;
  setCode(code: string): void;
  submitCode(): Promise<void>;
  /** Gives up a login that wants a code. */
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

/** Listening to it asks the gateway for flags, settings and rules: only an open modal does. */
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
      // Without an answer about flags there is still the way in that needs none.
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
        offersTrial: !params.noTrial,
        trial: guest,
        second: last,
        minimumAge: settings.data?.minimumAge ?? config.minimumAge,
        failure: failure && { key: failure.messageKey },
      };
    },
  );
}
