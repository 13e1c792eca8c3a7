/** Avatar of a member, or a default outline without an avatar (MEMBER-01). */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { shapeOf } from '../../../shared/icons/icon.tsx';
import { avatarUrl } from './avatar-url.ts';

/** Avatar of the logged-in member. */
export function Avatar() {
  const lobby = useLobby();
  const picture = useStore(commonStore(lobby).$avatar).data;
  const cdn = useStore(lobby.$settings).data?.imageCdnList[0] ?? '';
  const address = picture ? avatarUrl(picture.avatarType, picture.avatar, cdn) : null;
  return <Image className="avatar" src={address} base={lobby.config.gateway} missing={shapeOf('user')} />;
}
