/** Renders a page only if the operator has enabled it; otherwise redirects to home with a notice. */
import { useStore } from '@nanostores/react';
import { useLobby, useText } from 'lobbykit/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useToasts } from '../overlays/toasts.ts';
import { FAILURE_MS } from '../time/durations.ts';

export interface FlagGateProps {
  readonly flag: string;
  /** Content shown until the flags are loaded. */
  readonly waiting: ReactNode;
  /** Renders the page; called with the enabled flags. */
  readonly children: (flags: ReadonlySet<string>) => ReactNode;
}

export function FlagGate({ flag, waiting, children }: FlagGateProps) {
  const flags = useStore(useLobby().$flags);
  if (flags.data?.has(flag)) return children(flags.data);
  // If the flags fail to load, renders the page anyway. The gateway rejects its requests if the page is disabled.
  if (flags.error && !flags.data) return children(new Set([flag]));
  return flags.data ? <FeatureUnavailable /> : waiting;
}

/** Redirects to home and shows the notice that the feature is not available. */
export function FeatureUnavailable() {
  const toasts = useToasts();
  const text = useText();
  const [, navigate] = useLocation();
  useEffect(() => {
    toasts.notice(text('error.permission'), FAILURE_MS);
    navigate('/m/home', { replace: true });
  }, [toasts, text, navigate]);
  return null;
}
