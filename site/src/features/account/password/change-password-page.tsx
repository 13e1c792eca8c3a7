/** Password change, including the forced change of the first password (ROUTE-05, PSW-01..17). */
import '../account.css';
import { useStore } from '@nanostores/react';
import { LOADING_SHORT_MS, REDIRECT_MS } from 'lobbykit/domain';
import { Alert, Button, FormFrame } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../../../shared/forms/failure.tsx';
import { useFormFields } from '../../../shared/forms/use-form-fields.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { useLoading } from '../../../shared/overlays/use-loading.ts';
import { useLogout } from '../use-logout.ts';
import { createPasswordForm } from './change-password-model.ts';
import { PasswordFormField } from './password-form-field.tsx';

export function ChangePassword() {
  const lobby = useLobby();
  const session = useSession();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void lobby.textReady('account').then(() => setReady(true));
  }, [lobby]);
  if (!ready || !session) return <div className="page-wait" />;
  return (
    <div className="page-card card">
      <PasswordForm userName={session.userName} />
    </div>
  );
}

function PasswordForm({ userName }: { userName: string }) {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  const logout = useLogout();
  const [, navigate] = useLocation();
  const model = useMemo(() => createPasswordForm(lobby), [lobby]);
  const requiresOldPassword = useStore(model.$requiresOldPassword);
  const isForced = useStore(model.$isForced);
  const rules = useStore(lobby.$rules).data;
  const { state, actions, line, ref } = useFormFields(model.form);
  useLoading(state.submitting, text('password.saving'), LOADING_SHORT_MS);

  const submit = async () => {
    if (!(await actions.submit())) return;
    toasts.success(text('password.saved'));
    // Delays the redirect until the member has read the confirmation (PSW-16).
    setTimeout(() => navigate('/m/home'), REDIRECT_MS);
  };

  return (
    <FormFrame
      form={ref}
      className="page-form"
      onSubmit={() => {
        void submit();
      }}
    >
      {isForced && <Alert tone="info">{text('password.first')}</Alert>}
      {/* Hidden user name, so that password managers update the right account (PSW-02). */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      {requiresOldPassword && (
        <PasswordFormField
          {...line('oldPassword')}
          label={text('field.oldPassword')}
          autoComplete="current-password"
          required
        />
      )}
      <PasswordFormField
        {...line('newPassword')}
        label={text('field.newPassword')}
        autoComplete="new-password"
        required
        judged={{ names: [userName], rules }}
      />
      <PasswordFormField
        {...line('confirmNewPassword')}
        label={text('field.confirmPassword')}
        autoComplete="new-password"
        required
      />
      <Failure error={state.failure} />
      <Button type="submit" busy={state.submitting}>
        {text('password.submit')}
      </Button>
      {/* Logout is the only way to leave the page, because a forced password change comes before all other pages. */}
      {isForced && (
        <Button variant="quiet" onClick={() => void logout()}>
          {text('account.logout')}
        </Button>
      )}
    </FormFrame>
  );
}
