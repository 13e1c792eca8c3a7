import type { Vendor } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useErrorToast } from '../../shared/overlays/use-error-toast.ts';
import { useLoadingToast } from '../../shared/overlays/use-loading-toast.ts';
import type { GameCenter } from './center-model.ts';

/**
 * Returns a function that opens a vendor: it launches the vendor's only game, or opens the list of its games. Shows the
 * loading and error texts.
 */
export function useOpenVendor({ openVendor }: Pick<GameCenter, 'openVendor'>): (vendor: Vendor) => Promise<void> {
  const lobby = useLobby();
  const text = usePageText();
  const during = useLoadingToast();
  const showError = useErrorToast();
  const [, navigate] = useLocation();
  return useCallback(
    async vendor => {
      try {
        const target = await during(text('center.loading'), openVendor(vendor));
        if ('launch' in target) await lobby.launch(target.launch);
        else navigate(`/m/${target.to}`);
      } catch (reason) {
        await showError(reason);
      }
    },
    [lobby, text, during, showError, navigate, openVendor],
  );
}
