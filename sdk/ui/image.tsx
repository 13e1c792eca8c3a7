/**
 * External image next to its name: loaded lazily, in a box of fixed size; an icon replaces a missing, rejected or
 * broken image.
 */
import { safeUrl } from '../dom/safe/safe-url.ts';
import { useState } from './dialect.ts';
import { Icon, type Shape } from './icon/icon.tsx';
import { ticket } from './icon/icons.ts';

export interface ImageProps {
  /** Address from the server, unvalidated; passes through `safeUrl('image')` here. */
  readonly src: string | null;
  /** Base of a relative URL: the gateway. */
  readonly base: string;
  readonly className?: string;
  /** Icon for a missing image. Default a ticket. */
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
      // The name is always next to the image.
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
