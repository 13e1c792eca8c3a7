/** Row of a member: avatar, name, account type, balance, and time of the last activity. */
import { useStore } from '@nanostores/react';
import { Icon, Image } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { shapeOf } from '../../../shared/icons/icon.tsx';
import { Money } from '../../../shared/money/amount-text.tsx';
import { avatarUrl } from '../../account/profile/avatar-url.ts';
import { agentShape } from '../icons.ts';
import { useLastSeen } from '../use-last-seen.ts';
import type { TeamMember } from './members-model.ts';

export function MemberPicture({ of: { avatar, avatarType } }: { of: Pick<TeamMember, 'avatar' | 'avatarType'> }) {
  const lobby = useLobby();
  const cdn = useStore(lobby.$settings).data?.imageCdnList[0] ?? '';
  const address = avatar ? avatarUrl(avatarType, avatar, cdn) : null;
  return <Image className="member-picture" src={address} base={lobby.config.gateway} missing={shapeOf('user')} />;
}

export interface MemberRowProps {
  readonly row: TeamMember;
  /** True if the member is selected; undefined while members cannot be selected. */
  readonly chosen?: boolean;
  readonly onPress: () => void;
}

export function MemberRow({ row, chosen, onPress }: MemberRowProps) {
  const text = useText();
  const seen = useLastSeen();
  const kind = text(row.isAgent ? 'ag.mark' : 'ag.kindMember');
  return (
    <button type="button" className="member-row" aria-pressed={chosen} onClick={onPress}>
      {chosen !== undefined && (
        <i className="member-check" aria-hidden="true">
          {chosen && <Icon shape={agentShape('plus')} size={16} />}
        </i>
      )}
      <MemberPicture of={row} />
      <span className="record-words">
        <b>{row.userName}</b>
        <span className="record-more">
          {row.teamSize > 0 ? text('ag.kindBelow', { kind, count: String(row.teamSize) }) : kind}
        </span>
      </span>
      <span className="record-money">
        <Money amount={row.balance} />
        <span className="record-more" data-online={row.online ? '' : undefined}>
          {seen(row)}
        </span>
      </span>
    </button>
  );
}
