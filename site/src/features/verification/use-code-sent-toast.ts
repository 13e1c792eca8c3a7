import { useStore } from '@nanostores/react';
import { CODE_SENT_MS, LOADING_SHORT_MS } from 'lobbykit/domain';
import type { CodeModel } from 'lobbykit/forms';
import { useText } from 'lobbykit/react';
import { useEffect } from 'react';
import { useToasts } from '../../shared/overlays/toasts.ts';

/** Says that a code is being sent, at most 10 s, and that it was, for 1.5 s (SMS-06, CONST-04, CONST-06). */
export function useCodeSentToast({ $state }: CodeModel): void {
  const toasts = useToasts();
  const text = useText();
  const { notice } = useStore($state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the words of that moment
  useEffect(() => {
    if (notice === 'in_sms_sending') return toasts.loading(text(notice), LOADING_SHORT_MS);
    if (notice) toasts.success(text(notice), CODE_SENT_MS);
  }, [notice]);
}
