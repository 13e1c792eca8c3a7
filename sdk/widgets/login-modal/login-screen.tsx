/** Login screen: methods, form, submit button, social login, and links for visitors without an account. */

import { readFields } from '../../dom/fields.ts';
import type { Translate } from '../../lobby/types.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { ReactNode, RefObject } from '../../ui/dialect.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Segmented } from '../../ui/tabs/segmented.tsx';
import type { PartOf } from '../../ui/view/part-names.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import { ChunkFallback } from './chunk-fallback.tsx';
import type { LoginModalActions, LoginPanel } from './model.ts';
import { fieldErrorText, showLoginReason } from './texts.ts';

export interface LoginScreenProps {
  readonly panel: LoginPanel;
  readonly actions: LoginModalActions;
  readonly text: Translate;
  readonly part: PartOf;
  readonly fields: ReactNode;
  /** Ref to the form element, because the submit button is outside of it. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Id of the element that states the reason for the login. */
  readonly loginReasonId?: string;
}

const loadSocial = () => import('./social.lazy.tsx').then(chunk => chunk.SocialButtons);
/** Height of a text line, the gap and a row of buttons, in units of `--lobby-px`. */
const SOCIAL_HEIGHT = 70;

export function LoginScreen({ panel, actions, text, part, fields, form, loginReasonId }: LoginScreenProps) {
  const { methods, login, failure } = panel;
  const reason = showLoginReason(panel.reason, text);
  const offersOthers = panel.social.length > 0;
  const social = useChunk(offersOthers, loadSocial);
  return (
    <>
      {reason && (
        <Alert tone="info" id={loginReasonId}>
          {reason}
        </Alert>
      )}
      {methods === null && <Skeleton width="100%" height={48} />}
      {methods && methods.length > 1 && (
        <Segmented
          label={text('login.method')}
          options={methods.map(id => ({ id, label: text(id === 'sms' ? 'login.mobile' : 'login.username') }))}
          selected={login.values.type}
          onSelect={actions.select}
        />
      )}
      {failure && <Alert>{fieldErrorText(failure, text)}</Alert>}
      {fields}
      <Button
        {...part('submit')}
        busy={login.submitting}
        onClick={() => {
          readFields(form.current);
          void actions.submit();
        }}
      >
        {text('login.submit')}
      </Button>
      {offersOthers && !social.View && (
        <ChunkFallback failed={social.failed} onRetry={social.retry} height={SOCIAL_HEIGHT} text={text} />
      )}
      {social.View && <social.View panel={panel} actions={actions} text={text} part={part} />}
      <p className="lk-login-footer">
        <span>{`${text('login.new')} `}</span>
        <button type="button" className="lk-login-link" onClick={() => actions.go('register')}>
          {text('login.register')}
        </button>
        {panel.offersTrial && (
          <>
            <span className="lk-login-either">{` ${text('login.or')} `}</span>
            <button type="button" className="lk-login-link" onClick={actions.showTrial}>
              {text('login.try')}
            </button>
          </>
        )}
      </p>
    </>
  );
}
