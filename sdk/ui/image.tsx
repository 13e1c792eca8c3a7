/** A picture from outside, beside its name: loaded lazily, in a box of fixed size; an icon replaces a missing, refused or broken one. */
import { safeUrl } from '../dom/safe/safe-url.ts';
import { useState } from './dialect.ts';
import { Icon, type Shape } from './icon/icon.tsx';
import { ticket } from './icon/icons.ts';

export interface ImageProps {
  /** Address as the server gave it; passes `safeUrl('image')` here. */
  readonly src: string | null;
  /** Base of a relative address: the gateway. */
  readonly base: string;
  readonly className?: string;
  /** Icon in the place of a picture that is missing. Default a ticket. */
  readonly missing?: Shape;
}

export function Image({ src, base, className, missing = ticket }: ImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = safeUrl('image', src, base);
  const classes = className ? `lk-image ${className}` : 'lk-image';
  if (!address || address === broken) {
    return (
      <span className={`${classes} lk-image-missing`}>
        <Icon shape={missing} size={20} />
      </span>
    );
  }
  return (
    <img
      className={classes}
      src={address}
      // The name always stands beside its picture.
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}
