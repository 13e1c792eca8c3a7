import { useStore } from '@nanostores/react';
import { CODE_SENT_MS, LOADING_SHORT_MS } from 'lobbykit/domain';
import type { CodeModel } from 'lobbykit/forms';
import { useText } from 'lobbykit/react';
import { useEffect } from 'react';
import { useToasts } from '../../shared/overlays/toasts.ts';

/**
 * Shows an overlay for at most 10 s while a code is being sent, then a success toast for 1.5 s (SMS-06, CONST-04,
 * CONST-06).
 */
export function useCodeSentToast({ $state }: CodeModel): void {
  const toasts = useToasts();
  const text = useText();
  const { hint } = useStore($state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows each text once, in the language at that time
  useEffect(() => {
    if (hint === 'in_sms_sending') return toasts.loading(text(hint), LOADING_SHORT_MS);
    if (hint) toasts.success(text(hint), CODE_SENT_MS);
  }, [hint]);
}
