/**
 * Account page at three URLs: login, registration, and password recovery. Its links replace the history entry and do
 * not reload.
 */
import './account.css';
import { Button } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LanguageSwitch } from '../../shared/i18n/language-switch.tsx';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { LinkTo } from './link-to.tsx';
import { LoginTab } from './login.tsx';
import { RecoveryTab } from './password/recovery.tsx';
import { RegisterTab } from './registration/register.tsx';

export function AccountShell() {
  const lobby = useLobby();
  const [path] = useLocation();
  const [ready, setReady] = useState(false);
  const [trace, setTrace] = useState<{ path: string; before: string | null }>({ path, before: null });
  if (trace.path !== path) setTrace({ path, before: trace.path });
  // Delays the screens until the account texts are loaded.
  useEffect(() => {
    void lobby.textReady('account').then(() => setReady(true));
  }, [lobby]);
  if (!ready) return <div className="page-wait" />;
  return (
    <div className="shell">
      <ShellBar path={path} />
      {path === '/m/register' ? (
        <RegisterTab />
      ) : path === '/m/forget' ? (
        <RecoveryTab fromLogin={trace.before === '/m/login'} />
      ) : (
        <LoginTab />
      )}
    </div>
  );
}

/** Navigation bar: home, registration or login, customer service, and the language (LOGIN-09). */
function ShellBar({ path }: { path: string }) {
  const lobby = useLobby();
  const text = usePageText();
  return (
    <nav className="shell-bar" aria-label={text('shell.nav')}>
      <Link href="/m/home" className="shell-back" aria-label={text('shell.home')}>
        <Icon name="chevron-left" />
      </Link>
      {path === '/m/login' ? (
        <LinkTo tab="register">{text('account.register')}</LinkTo>
      ) : (
        <LinkTo tab="login">{text('account.login')}</LinkTo>
      )}
      <LanguageSwitch named />
      <Button variant="icon" label={text('shell.customer')} onClick={() => lobby.navigate('customer')}>
        <Icon name="headset" />
      </Button>
    </nav>
  );
}
