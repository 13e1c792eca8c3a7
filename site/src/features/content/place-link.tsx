import { safeUrl } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

export interface PlaceLinkProps {
  /** A path of this site, or an address elsewhere; null for nowhere. */
  readonly to: string | null;
  readonly className?: string;
  readonly children: ReactNode;
  /** In its place where there is nothing to follow. */
  readonly otherwise?: ReactNode;
}

/** A way that an operator has set: pages of this site in place, others in a tab of their own (S8). */
export function PlaceLink({ to, className, children, otherwise = null }: PlaceLinkProps) {
  const { gateway } = useLobby().config;
  if (to?.startsWith('/m/')) {
    return (
      <Link href={to} className={className}>
        {children}
      </Link>
    );
  }
  const address = safeUrl('window', to, gateway);
  if (!address) return otherwise;
  return (
    <a href={address} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
