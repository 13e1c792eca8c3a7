/**
 * Image from the server next to its name: loads lazily, in a box of fixed size. If the image is missing, forbidden or
 * broken, an icon replaces it.
 */
import { safeUrl } from '../dom/safe/safe-url.ts';
import { useState } from './dialect.ts';
import { Icon, type Shape } from './icon/icon.tsx';
import { ticket } from './icon/icons.ts';

export interface ImageProps {
  /** Image URL from the server, unvalidated. This component passes it through `safeUrl('image')`. */
  readonly src: string | null;
  /** URL of the gateway, against which relative URLs are resolved. */
  readonly base: string;
  readonly className?: string;
  /** Icon that replaces a missing image. Default: a ticket. */
  readonly missing?: Shape;
}

export function Image({ src, base, className, missing = ticket }: ImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = safeUrl('image', src, base);
  const classes = className ? `lk-image ${className}` : 'lk-image';
  if (!url || url === broken) {
    return (
      <span className={`${classes} lk-image-missing`}>
        <Icon shape={missing} size={20} />
      </span>
    );
  }
  return (
    <img
      className={classes}
      src={url}
      // The alternative text is empty, because the name is always next to the image.
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(url)}
    />
  );
}
