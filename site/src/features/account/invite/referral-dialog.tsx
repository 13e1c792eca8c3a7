/** The referral (FRAME-12): a sheet above any page, its content loaded when it is first opened. */
import { useStore } from '@nanostores/react';
import { Modal, Toast } from 'lobbykit/parts';
import { useSession } from 'lobbykit/react';
import { useEffect } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { LazyPage } from '../../../shared/loading/lazy-page.tsx';
import { usePopups } from '../../../shared/overlays/popups.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';

const loadReferral = async () => (await import('./referral.tsx')).Referral;

export function ReferralDialog() {
  const text = usePageText();
  const toasts = useToasts();
  const popups = usePopups();
  const asked = useStore(popups.$referral);
  const toast = useStore(toasts.$toast);
  const loggedIn = useSession() !== null;
  // The invitation must not be shown to the next member who logs in.
  useEffect(() => {
    if (!loggedIn) popups.close('referral');
  }, [loggedIn, popups]);
  return (
    <Modal
      open={asked && loggedIn}
      title={text('invite.title')}
      closeLabel={text('dialog.close')}
      className="referral"
      onClose={() => popups.close('referral')}
    >
      <LazyPage load={loadReferral} />
      {/* The page's own region lies below the sheet, where nothing is seen or read out. */}
      <Toast message={toast} />
    </Modal>
  );
}
