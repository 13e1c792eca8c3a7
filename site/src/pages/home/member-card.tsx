/** Who is signed in and what they play with: name, club, balance (BAL-05..07, MEMBER-03), and the way out. */
import { useStore } from '@nanostores/react';
import type { Session } from 'lobbykit';
import { isTrial, whyNot } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import { BalanceSum, BalanceTools } from '../../parts/balance.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../popups/messages.ts';
import { useLogout } from '../../popups/use-logout.ts';

export function MemberCard({ session }: { session: Session }) {
  const lobby = useLobby();
  const text = usePageText();
  const messages = useMessages();
  const logout = useLogout();
  const [, navigate] = useLocation();
  const member = useStore(lobby.$member).data;
  // The name of the session stands there until more is known, and where no more can be had.
  const name = member?.nickname || member?.account || session.userName;

  const changePassword = async () => {
    const reason = whyNot('changePassword', session);
    if (!reason) return navigate('/m/changePsw');
    await lobby.textReady('account');
    messages.notice(lobby.$text.get()(reason));
  };

  return (
    <>
      <div className="account-head">
        <span className="account-face">
          <Icon name="user" />
        </span>
        <div className="account-who">
          <p className="account-name">{name}</p>
          <p className="account-marks">
            <span className="mark">{text('mark.playMoney')}</span>
            {isTrial(session) && <span className="mark">{text('mark.guest')}</span>}
            {member?.clubLabel && <span className="mark club">{member.clubLabel}</span>}
          </p>
        </div>
        <Button look="icon" label={text('account.changePassword')} onClick={() => void changePassword()}>
          <Icon name="key" size={20} />
        </Button>
        <Button look="icon" label={text('account.logout')} onClick={() => void logout()}>
          <Icon name="log-out" size={20} />
        </Button>
      </div>
      <Balance />
    </>
  );
}

function Balance() {
  const text = usePageText();
  return (
    <div className="balance">
      <div className="balance-words">
        <p className="balance-label">{text('account.balance')}</p>
        <BalanceSum />
      </div>
      <BalanceTools />
    </div>
  );
}
