/** Profile of the logged-in member: avatar, name, VIP level, labels, and the edit button (MEMBER-01, MEMBER-03). */
import { useStore } from '@nanostores/react';
import { type CallError, errorText, type Member, type Session } from 'lobbykit';
import { isTrial } from 'lobbykit/domain';
import { Alert, Button, LoginArt } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { Avatar } from './avatar.tsx';

export function ProfileHeader({ session, onEdit }: { session: Session; onEdit: () => void }) {
  const lobby = useLobby();
  const text = usePageText();
  const { data: member, error } = useStore(lobby.$member);
  // Shows the user name of the session until the member data loads, and if its request fails.
  const name = member?.nickname || member?.account || session.userName;
  return (
    <header className="profile-header">
      <div className="member-center-art" aria-hidden="true">
        <LoginArt />
      </div>
      <Avatar />
      <div className="profile-who">
        <h2 className="profile-name">{name}</h2>
        {name !== session.userName && <p className="profile-account">{session.userName}</p>}
      </div>
      <Button variant="icon" label={text('member.edit')} disabled={!member} onClick={onEdit}>
        <Icon name="pencil" size={20} />
      </Button>
      <Marks guest={isTrial(session)} member={member} />
      {error && !member && <ProfileFailed error={error} />}
    </header>
  );
}

/** Shows the labels of the member. Renders nothing if the member has none. */
function Marks({ guest, member }: { guest: boolean; member: Member | undefined }) {
  const text = usePageText();
  const { clubLabel = '', vipLevel = null, memberLabels = [] } = member ?? {};
  // Gateways repeat the club label in `memberLabels`. It is shown first, so the copy is removed.
  const labels = memberLabels.filter(label => label !== clubLabel);
  if (!guest && !clubLabel && labels.length === 0) return null;
  return (
    <p className="profile-marks">
      {guest && <span className="mark">{text('mark.guest')}</span>}
      {clubLabel && (
        <Link href="/m/vip" className="club">
          <Icon name="crown" size={16} />
          {clubLabel}
          {vipLevel !== null && ` · ${text('member.level', { level: String(vipLevel) })}`}
        </Link>
      )}
      {labels.map(label => (
        <span key={label} className="mark">
          {label}
        </span>
      ))}
    </p>
  );
}

function ProfileFailed({ error }: { error: CallError }) {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  return (
    <div className="profile-failed">
      <Alert>
        {text('member.failed')}. {errorText(error, kitText)}
      </Alert>
      <Button variant="line" onClick={() => void lobby.refreshMember()}>
        {text('failed.retry')}
      </Button>
    </div>
  );
}
