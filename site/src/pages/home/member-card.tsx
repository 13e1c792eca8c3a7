/** Who is signed in and what they play with: name, club, balance (BAL-05..07, MEMBER-03), and the way out. */
import { useStore } from '@nanostores/react';
import type { Session } from 'lobbykit';
import { isTrial, MASKED, whyNot } from 'lobbykit/domain';
import { Button, Skeleton } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
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
  const lobby = useLobby();
  const text = usePageText();
  const { data, error } = useStore(lobby.$wallet);
  const masked = useStore(lobby.$walletMasked);
  const shown = data ? data.text : error ? text('account.noBalance') : null;
  return (
    <div className="balance">
      <div className="balance-words">
        <p className="balance-label">{text('account.balance')}</p>
        <p className="balance-sum">
          {masked ? (
            <>
              <span aria-hidden="true">{MASKED}</span>
              <span className="lk-hidden">{text('account.masked')}</span>
            </>
          ) : (
            (shown ?? <Skeleton width={150} height={22} />)
          )}
        </p>
      </div>
      <Button look="icon" label={text('account.hideBalance')} pressed={masked} onClick={() => lobby.toggleMask()}>
        <Icon name={masked ? 'eye-off' : 'eye'} size={20} />
      </Button>
      <Button look="icon" label={text('account.refresh')} onClick={() => void lobby.refreshWallet()}>
        <Icon name="refresh" size={20} />
      </Button>
    </div>
  );
}
