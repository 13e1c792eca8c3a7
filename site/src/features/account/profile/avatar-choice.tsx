/** The pictures a member may choose from (MEMBER-01); nothing where the merchant offers none. */
import { useStore } from '@nanostores/react';
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { shapeOf } from '../../../shared/icons/icon.tsx';

export interface AvatarChoiceProps {
  /** Name of the chosen picture, '' for none of these. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

export function AvatarChoice({ chosen, onChoose }: AvatarChoiceProps) {
  const lobby = useLobby();
  const text = usePageText();
  const avatars = useStore(lobby.$settings).data?.avatars ?? [];
  if (avatars.length === 0) return null;
  return (
    <fieldset className="avatars">
      <legend className="lk-label">{text('profile.picture')}</legend>
      {avatars.map(({ name, icon }, at) => (
        <label key={name}>
          <input
            type="radio"
            name="avatar"
            className="lk-hidden"
            aria-label={text('profile.pictureOf', { number: String(at + 1) })}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <Image className="avatar" src={icon} base={lobby.config.gateway} missing={shapeOf('user')} />
        </label>
      ))}
    </fieldset>
  );
}
