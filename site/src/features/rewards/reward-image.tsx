/** Image of a reward, loaded from the gateway by its name. */
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { shapeOf } from '../../shared/icons/icon.tsx';

export function RewardPicture({ name }: { name: string }) {
  return (
    <Image
      className="reward-picture"
      src={`/art/reward/${name}.svg`}
      base={useLobby().config.gateway}
      missing={shapeOf('gift')}
    />
  );
}
