/** Password recovery by phone or email (FORGOT-01..23). */
import { useStore } from '@nanostores/react';
import { REDIRECT_MS, recoveryMethods } from 'lobbykit/domain';
import { Button, FormFrame, InputField, Segmented, Skeleton } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../../../shared/forms/failure.tsx';
import { PhoneFormField } from '../../../shared/forms/phone-form-field.tsx';
import { useFormFields } from '../../../shared/forms/use-form-fields.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { shapeOf } from '../../../shared/icons/icon.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { useLoading } from '../../../shared/overlays/use-loading.ts';
import { OVERLAY_MS } from '../../../shared/time/durations.ts';
import { CaptchaFormField } from '../../verification/captcha-form-field.tsx';
import { CodeFormField } from '../../verification/code-form-field.tsx';
import { useCodeSentToast } from '../../verification/use-code-sent-toast.ts';
import { LinkTo } from '../link-to.tsx';
import { nextOf, withNext } from '../login-path.ts';
import { useRedirectAfterLogin } from '../use-arrival.ts';
import { PasswordFormField } from './password-form-field.tsx';
import { createRecoveryForm } from './recovery-form-model.ts';

/**
 * Recovery screen of the account page.
 * @param fromLogin true if the previous history entry is the login
 */
export function RecoveryTab({ fromLogin }: { fromLogin: boolean }) {
  const lobby = useLobby();
  const text = usePageText();
  const flags = useStore(lobby.$flags);
  // If the flags fail to load, only the method that requires no flag is offered.
  const methods = flags.data || flags.error ? recoveryMethods(flags.data ?? new Set()) : null;
  return (
    <>
      <div className="shell-intro">
        <h1>{text('forget.title')}</h1>
        <p>{text('forget.intro')}</p>
      </div>
      {methods ? (
        <RecoveryForm methods={methods} fromLogin={fromLogin} />
      ) : (
        <div className="shell-form">
          <Skeleton width="100%" height={72} />
          <Skeleton width="100%" height={72} />
        </div>
      )}
      <p className="shell-end">
        {text('forget.remembered')} <LinkTo tab="login">{text('account.login')}</LinkTo>
      </p>
    </>
  );
}

interface RecoveryFormProps {
  readonly methods: ReturnType<typeof recoveryMethods>;
  readonly fromLogin: boolean;
}

function RecoveryForm({ methods, fromLogin }: RecoveryFormProps) {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  const [, navigate] = useLocation();
  const first = methods[0] ?? 'email';
  const model = useMemo(() => createRecoveryForm(lobby, first), [lobby, first]);
  const lines = useFormFields(model.form);
  const rules = useStore(lobby.$rules).data;
  const captchaShown = useStore(model.captcha.$state).shown;
  useCodeSentToast(model.code);
  useRedirectAfterLogin();
  const { state, actions, line } = lines;
  const { method } = state.values;
  useLoading(state.submitting, text('forget.sending'), OVERLAY_MS);

  const submit = async () => {
    const sent = await actions.submit();
    // After a recovery by phone, the page navigates when the automatic login succeeds.
    if (!sent || method === 'phone') return;
    toasts.success(text('in_been_out'));
    const toLogin = () => navigate(withNext('/m/login', nextOf(location.search)), { replace: true });
    // Returns to the history entry of the login, so that Back does not open the recovery again.
    setTimeout(() => (fromLogin ? history.back() : toLogin()), REDIRECT_MS);
  };

  return (
    <FormFrame
      form={lines.ref}
      className="shell-form"
      onSubmit={() => {
        void submit();
      }}
    >
      {methods.length > 1 && (
        <Segmented
          label={text('forget.method')}
          options={methods.map(id => ({ id, label: text(`method.${id}`) }))}
          selected={method}
          onSelect={id => actions.put({ method: id })}
        />
      )}
      {method === 'email' ? (
        <>
          <InputField
            {...line('username')}
            label={text('field.username')}
            icon={shapeOf('user')}
            autoComplete="username"
          />
          <InputField
            {...line('email')}
            label={text('field.email')}
            icon={shapeOf('mail')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </>
      ) : (
        <>
          <PhoneFormField
            {...line('mobileNum')}
            required
            dialingCode={state.values.countryDialingCode}
            onDial={code => actions.set('countryDialingCode', code)}
          />
          <CodeFormField line={line('verificationCode')} code={model.code} />
          <PasswordFormField
            {...line('newPassword')}
            label={text('field.newPassword')}
            autoComplete="new-password"
            required
            judged={{ names: [state.values.mobileNum], rules }}
          />
          {captchaShown && <CaptchaFormField line={line('identifying')} captcha={model.captcha} />}
        </>
      )}
      <Failure error={state.failure} />
      <Button type="submit" busy={state.submitting} disabled={!state.valid}>
        {text(method === 'email' ? 'forget.byEmail' : 'forget.byPhone')}
      </Button>
    </FormFrame>
  );
}
