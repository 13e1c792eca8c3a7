/** Invitation dialog (FRAME-12), which can open on any page. Its content loads when it first opens. */
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
  const open = useStore(popups.$referral);
  const toast = useStore(toasts.$toast);
  const loggedIn = useSession() !== null;
  // Closes the dialog on logout, because the next member must not see this invitation.
  useEffect(() => {
    if (!loggedIn) popups.close('referral');
  }, [loggedIn, popups]);
  return (
    <Modal
      open={open && loggedIn}
      title={text('invite.title')}
      closeLabel={text('dialog.close')}
      className="referral"
      onClose={() => popups.close('referral')}
    >
      <LazyPage load={loadReferral} />
      {/* Toast inside the dialog, because the page's toasts are behind the dialog: neither visible nor announced. */}
      <Toast message={toast} />
    </Modal>
  );
}
