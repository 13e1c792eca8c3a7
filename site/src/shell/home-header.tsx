/** Header of home: logo, member's name and balance or login links, language, and menu (HOME-02..04; OPEN: FRAME-04). */
import { useStore } from '@nanostores/react';
import { commonStore, type Session } from 'lobbykit';
import { Button } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { BalanceSum, BalanceTools } from '../features/wallet/balance.tsx';
import { LanguageSwitch } from '../shared/i18n/language-switch.tsx';
import { usePageText } from '../shared/i18n/page-text.ts';
import { Logo } from '../shared/icons/logo.tsx';
import { $afterLoad } from '../shared/loading/after-load.ts';
import { usePopups } from '../shared/overlays/popups.ts';
import { MenuButton } from './menus/menu-button.tsx';

export function HomeHeader() {
  const session = useSession();
  const text = usePageText();
  const popups = usePopups();
  const lobby = useLobby();
  // Requests the unread counts again each time home opens. The component that shows them sends the first request
  // (MSG-07).
  useEffect(() => {
    if (!$afterLoad.get()) return;
    const { $unread, refresh } = commonStore(lobby);
    if ($unread.get().data) void refresh('unread');
  }, [lobby]);
  return (
    <header className="top home-top">
      <button
        type="button"
        className="logo-button"
        aria-label={text('header.account')}
        onClick={() => popups.open('sideMenu')}
      >
        <Logo />
      </button>
      <h1 className={session ? 'lk-hidden' : 'brand'}>lobbykit</h1>
      {session ? <MemberBar session={session} /> : <VisitorBar />}
      <MenuButton />
    </header>
  );
}

function VisitorBar() {
  const text = usePageText();
  const [, navigate] = useLocation();
  return (
    <div className="tools">
      <LanguageSwitch />
      <Button variant="quiet" className="to-login" onClick={() => navigate('/m/login')}>
        {text('account.login')}
      </Button>
      <Button onClick={() => navigate('/m/register')}>{text('account.register')}</Button>
    </div>
  );
}

function MemberBar({ session }: { session: Session }) {
  const lobby = useLobby();
  const text = usePageText();
  const member = useStore(lobby.$member).data;
  return (
    <>
      <div className="member-summary">
        <p className="member-summary-line">
          {/* Shows the user name of the session until the member data loads, and if its request fails. */}
          <span className="member-summary-name">{member?.nickname || member?.account || session.userName}</span>
          <span className="mark">
            <span className="mark-long">{text('mark.playMoney')}</span>
            <span className="mark-short" aria-hidden="true">
              {text('mark.short')}
            </span>
          </span>
        </p>
        <BalanceSum />
      </div>
      <div className="tools">
        <LanguageSwitch />
        <BalanceTools />
      </div>
    </>
  );
}
