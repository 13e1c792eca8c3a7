/** The picture of a member, an outline where there is none (MEMBER-01). */
import { useStore } from '@nanostores/react';
import type { Member } from 'lobbykit';
import { avatarUrl } from 'lobbykit/domain';
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { shapeOf } from './icon.tsx';

/** Undefined while it is not known who it is. */
export function Avatar({ member }: { member: Pick<Member, 'avatar' | 'avatarType'> | undefined }) {
  const lobby = useLobby();
  const cdn = useStore(lobby.$settings).data?.imageCdnList[0] ?? '';
  const address = member ? avatarUrl(member.avatarType, member.avatar, cdn) : null;
  return <Image className="avatar" src={address} base={lobby.config.gateway} missing={shapeOf('user')} />;
}
