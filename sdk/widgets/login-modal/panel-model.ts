/** What an open login modal shows, out of its forms and of what the lobby knows. */
import type { ReadableAtom } from 'nanostores';
import type { Country } from '../../domain/countries.ts';
import { type LoginMethod, loginMethods, socialLogins } from '../../domain/login.ts';
import type { FieldError } from '../../domain/rules.ts';
import type { LoginWish } from '../../events.ts';
import type { CaptchaState } from '../../forms/captcha.ts';
import type { CodeState } from '../../forms/code.ts';
import type { FieldName, Form, FormState } from '../../forms/form.ts';
import type { SlideActions, SlideState } from '../../forms/slide.ts';
import { computed } from '../../stores.ts';
import type { Lobby, Resource } from '../../types.ts';
import type { LoginForm, LoginFormModel } from './form-model.ts';
import type { SocialForm, SocialName, TrialForm } from './trial-model.ts';

export interface LoginModalParams {
  /**
   * Way to log in shown first (LOGIN-03).
   * @default the remembered one, else the user name
   */
  readonly method?: LoginMethod;
  /** Takes sign-in by providers away. */
  readonly noSocial?: boolean;
  /** Takes the free trial away. */
  readonly noTrial?: boolean;
}

/** What an open modal shows. */
export interface LoginPanel {
  readonly screen: 'login' | 'trial';
  /** What the login is wanted for; null where somebody came by themselves. */
  readonly wish: LoginWish | null;
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
  /** Years a guest confirms (VALID-20). */
  readonly minimumAge: number;
  /** Why the last try failed, unless that is said under a field. */
  readonly failure: FieldError | null;
}

/** What can be done in an open one; a closed one does nothing of it. */
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
  signInBy(provider: SocialName): Promise<void>;
}

interface Parts {
  readonly $screen: ReadableAtom<LoginPanel['screen']>;
  readonly $countries: ReadableAtom<Resource<readonly Country[]>>;
  readonly login: LoginFormModel;
  readonly trial: Form<TrialForm>;
  readonly social: Form<SocialForm>;
}

/** Listening to it asks the gateway for flags, settings and rules: only an open modal does. */
export function createPanel(
  lobby: Pick<Lobby, '$flags' | '$settings' | 'config'>,
  params: LoginModalParams,
  { $screen, $countries, login, trial, social }: Parts,
): ReadableAtom<Omit<LoginPanel, 'wish'>> {
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
    ],
    (screen, form, captcha, code, slide, guest, others, countries, flags, settings) => {
      // Without an answer about flags there is still the way in that needs none.
      const on = flags.data ?? (flags.error ? new Set<string>() : null);
      const failure = screen === 'trial' ? guest.failure : (form.failure ?? others.failure);
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
        minimumAge: settings.data?.minimumAge ?? config.minimumAge,
        failure: failure && { key: failure.messageKey },
      };
    },
  );
}
