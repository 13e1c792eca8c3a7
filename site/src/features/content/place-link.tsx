import { safeUrl } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

export interface PlaceLinkProps {
  /** Path of this site or external URL; null if the operator has configured no link. */
  readonly to: string | null;
  readonly className?: string;
  readonly children: ReactNode;
  /** Content without a link, shown if `to` is null. */
  readonly otherwise?: ReactNode;
}

/** Link configured by the operator: pages of this site open in the same tab, external URLs in a new tab (S8). */
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
