/** A page that the operator has switched off leads home, and says so. */
import { useStore } from '@nanostores/react';
import { useLobby, useText } from 'lobbykit/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useToasts } from '../overlays/toasts.ts';
import { FAILURE_MS } from '../time/durations.ts';

export interface FlagGateProps {
  readonly flag: string;
  /** Stands there until the flags are known. */
  readonly waiting: ReactNode;
  /** Is told which flags are on. */
  readonly children: (flags: ReadonlySet<string>) => ReactNode;
}

export function FlagGate({ flag, waiting, children }: FlagGateProps) {
  const flags = useStore(useLobby().$flags);
  if (flags.data?.has(flag)) return children(flags.data);
  // Without an answer the page asks for its content, and the gateway decides.
  if (flags.error && !flags.data) return children(new Set([flag]));
  return flags.data ? <FeatureUnavailable /> : waiting;
}

/** Leads home with the sentence of what is switched off. */
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
