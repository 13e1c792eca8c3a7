/** Left drawer: member, balance, links that the operator has enabled, and logout (HOME-13, MENU-01..04, AGENT-23). */
import { useStore } from '@nanostores/react';
import type { Session } from 'lobbykit';
import { isTrial } from 'lobbykit/domain';
import { Button, Skeleton, safeUrl } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { AGENT_HOME, menuEntries } from '../../features/account/center/side-menu-entries.ts';
import { Avatar } from '../../features/account/profile/avatar.tsx';
import { useLogout } from '../../features/account/use-logout.ts';
import { unreadAt } from '../../features/messages/unread.ts';
import { useUnreadCounts } from '../../features/messages/use-unread-counts.ts';
import { BalanceSum, BalanceTools } from '../../features/wallet/balance.tsx';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { usePopups } from '../../shared/overlays/popups.ts';
import { affiliateLink } from './affiliate-link.ts';
import { MenuRow } from './menu-row.tsx';

const NONE: ReadonlySet<string> = new Set();
const PLACES = ['a', 'b', 'c', 'd', 'e'];

export function SideMenu() {
  const text = usePageText();
  const popups = usePopups();
  const session = useSession();
  const logout = useLogout();
  const waiting = useUnreadCounts();
  const lobby = useLobby();
  const flags = useStore(lobby.$flags);
  const links = useStore(lobby.$settings).data?.serviceLinks ?? [];
  const close = () => popups.close('sideMenu');
  const closeAndLogout = () => {
    close();
    void logout();
  };
  const toService = () => {
    close();
    popups.open('service');
  };
  const toAgentMenu = () => {
    close();
    popups.open('agent');
  };
  const affiliate = affiliateLink(links, url => safeUrl('window', url, lobby.config.gateway));
  const entries = menuEntries(flags.data ?? NONE, session, affiliate);
  return (
    <div className="menu">
      {session ? <MemberHeader session={session} /> : <VisitorHeader />}
      <nav aria-label={text('side.title')}>
        {entries.map(({ path, title, icon }) => (
          <MenuRow
            key={path}
            icon={icon}
            path={path === AGENT_HOME ? undefined : path}
            waiting={unreadAt(path, waiting)}
            onClick={path === AGENT_HOME ? toAgentMenu : close}
          >
            {text(title)}
          </MenuRow>
        ))}
        {/* Placeholder rows while the flags load. */}
        {!flags.data &&
          !flags.error &&
          PLACES.map(place => (
            <div key={place} className="menu-row">
              <Skeleton width="60%" height={16} />
            </div>
          ))}
      </nav>
      <div className="menu-part">
        <MenuRow icon="headset" waiting={waiting.chat} onClick={toService}>
          {text('title.customer')}
        </MenuRow>
        {session ? (
          <>
            <MenuRow icon="key" path="/m/changePsw" onClick={close}>
              {text('account.changePassword')}
            </MenuRow>
            <MenuRow icon="log-out" onClick={closeAndLogout}>
              {text('account.logout')}
            </MenuRow>
          </>
        ) : (
          <MenuRow icon="play" path="/m/trail" onClick={close}>
            {text('title.trial')}
          </MenuRow>
        )}
      </div>
    </div>
  );
}

function VisitorHeader() {
  const text = usePageText();
  const [, navigate] = useLocation();
  return (
    <div className="menu-header">
      <p className="menu-words">{text('account.welcomeText')}</p>
      <div className="menu-ways">
        <Button onClick={() => navigate('/m/login')}>{text('account.login')}</Button>
        <Button variant="line" onClick={() => navigate('/m/register')}>
          {text('account.register')}
        </Button>
      </div>
    </div>
  );
}

function MemberHeader({ session }: { session: Session }) {
  const lobby = useLobby();
  const text = usePageText();
  const [, navigate] = useLocation();
  const member = useStore(lobby.$member).data;
  return (
    <div className="menu-header">
      <div className="menu-who">
        <Avatar />
        <div>
          <p className="menu-name">{member?.nickname || member?.account || session.userName}</p>
          <p className="menu-marks">
            <span className="mark">{text('mark.playMoney')}</span>
            {isTrial(session) && <span className="mark">{text('mark.guest')}</span>}
            {member?.clubLabel && <span className="mark club">{member.clubLabel}</span>}
          </p>
        </div>
      </div>
      <div className="menu-balance">
        <div className="balance-room">
          <BalanceSum />
        </div>
        <BalanceTools />
      </div>
      <div className="menu-ways">
        <Button onClick={() => navigate('/m/voucherCenter')}>{text('title.deposit')}</Button>
        <Button variant="line" onClick={() => navigate('/m/withdraw')}>
          {text('title.withdraw')}
        </Button>
      </div>
    </div>
  );
}
