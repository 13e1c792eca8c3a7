/**
 * Login screen: the kit's login form in the page instead of a modal. The free trial replaces the form on request
 * (LOGIN-*, TRIAL-04).
 */
import { useStore } from '@nanostores/react';
import { createLoginModal } from 'lobbykit';
import {
  Alert,
  Button,
  LoginArt,
  LoginFields,
  LoginScreen,
  partsWith,
  SecondScreen,
  Skeleton,
  TrialScreen,
} from 'lobbykit/parts';
import { useLobby, useModel, useRequest, useText } from 'lobbykit/react';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Logo } from '../../shared/icons/logo.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { causeOf, nextOf } from './login-path.ts';
import { $mailRequested } from './password/recovery-form-model.ts';
import { useRedirectAfterLogin } from './use-arrival.ts';

const NO_PARAMS = {};
const part = partsWith();

export function LoginTab() {
  const lobby = useLobby();
  const text = useText();
  const pageText = usePageText();
  const toasts = useToasts();
  const popups = usePopups();
  // Reads the history state only once, because dialogs of this page add history entries without this state.
  const [cause] = useState(() => causeOf(history.state));
  const hasReturnPath = nextOf(useSearch()) !== null;
  const theme = useStore(lobby.$theme);
  const [{ panel, toast }, actions] = useModel(createLoginModal, NO_PARAMS);
  const sessionEnd = useStore(toasts.$sessionEnd);
  const [lost, setLost] = useState(false);
  // The connection error toast disappears automatically, so the screen keeps a retry button.
  if (toast === 'error.connection' && !lost) setLost(true);
  const retry = () => {
    setLost(false);
    actions.open(cause);
  };
  useEffect(() => {
    actions.open(cause);
    return actions.close;
  }, [actions, cause]);
  useRedirectAfterLogin();
  // Prevents popups such as those of home while the login is open, and marks the body (FRAME-21, FRAME-22).
  useEffect(() => {
    popups.open('loginModal');
    return () => popups.close('loginModal');
  }, [popups]);
  useRequest('login', () => toasts.success(text('now_logged_in')));

  const form = useRef<HTMLFormElement>(null);
  const mailRequested = useStore($mailRequested);
  // Removes the notice about a recovery email when the login screen closes, because it is outdated on the next visit.
  useEffect(() => () => $mailRequested.set(null), []);

  const inTrial = panel?.screen === 'trial';
  const inSecond = panel?.screen === 'second';
  const fields = panel && (
    <LoginFields panel={panel} actions={actions} text={text} theme={theme} name={text('login.title')} form={form} />
  );
  return (
    <>
      <Brand />
      <div className="shell-intro">
        <h1>{text(inTrial ? 'trial.title' : inSecond ? 'second.title' : 'login.title')}</h1>
      </div>
      <div className="shell-login">
        {mailRequested && (
          <Alert tone="info">
            {mailRequested.minutes === null
              ? pageText('forget.sent')
              : pageText('forget.sentFor', { minutes: String(mailRequested.minutes) })}
          </Alert>
        )}
        {sessionEnd && !inTrial && (
          <Alert tone="info">
            {sessionEnd === 'elsewhere' ? pageText('session.elsewhere') : text('error.session-ended')}
          </Alert>
        )}
        {hasReturnPath && !cause && !sessionEnd && !inTrial && <Alert tone="info">{pageText('login.forPage')}</Alert>}
        {!panel && !lost && <Skeleton width="100%" height={320} />}
        {!panel && lost && (
          <>
            <Alert>{text('error.connection')}</Alert>
            <Button variant="quiet" onClick={retry}>
              {text('action.retry')}
            </Button>
          </>
        )}
        {panel && inTrial && <TrialScreen panel={panel} actions={actions} text={text} />}
        {panel && inSecond && <SecondScreen panel={panel} actions={actions} text={text} />}
        {panel && !inTrial && !inSecond && (
          <LoginScreen panel={panel} actions={actions} text={text} part={part} fields={fields} form={form} />
        )}
      </div>
    </>
  );
}

/** Logo on the header image of the login (LOGIN-10). */
const Brand = () => (
  <div className="shell-art">
    <LoginArt />
    <p className="shell-brand">
      <Logo />
      <span className="shell-name">lobbykit</span>
    </p>
  </div>
);
