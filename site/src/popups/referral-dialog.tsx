/** The referral (FRAME-12): a sheet above any page, its content loaded when it is first opened. */
import { useStore } from '@nanostores/react';
import { Modal, Toast } from 'lobbykit/parts';
import { useSession } from 'lobbykit/react';
import { useEffect } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import { LatePage } from '../router/late-page.tsx';
import { useMessages } from './messages.ts';
import { usePopups } from './popups.ts';

const loadReferral = async () => (await import('./referral.tsx')).Referral;

export function ReferralDialog() {
  const text = usePageText();
  const messages = useMessages();
  const popups = usePopups();
  const asked = useStore(popups.$referral);
  const toast = useStore(messages.$toast);
  const signedIn = useSession() !== null;
  // It is not for the next one who signs in.
  useEffect(() => {
    if (!signedIn) popups.close('referral');
  }, [signedIn, popups]);
  return (
    <Modal
      open={asked && signedIn}
      title={text('invite.title')}
      closeLabel={text('dialog.close')}
      className="referral"
      onClose={() => popups.close('referral')}
    >
      <LatePage load={loadReferral} />
      {/* The page's own region lies below the sheet, where nothing is seen or read out. */}
      <Toast message={toast} />
    </Modal>
  );
}
