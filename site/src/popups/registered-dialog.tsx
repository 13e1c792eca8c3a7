import type { Registered } from 'lobbykit';
import { Button, Modal } from 'lobbykit/parts';
import { usePageText } from '../i18n/page-text.ts';

/** Shows the account the gateway made; closing it leads on (REG-10, REG-12). */
export function RegisteredDialog({ made, onClose }: { made: Registered | null; onClose: () => void }) {
  const text = usePageText();
  if (!made) return null;
  return (
    <Modal
      open
      title={text('register_success')}
      closeLabel={text('dialog.close')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{text('register.continue')}</Button>}
    >
      <p className="dialog-text">{text('register.yourAccount')}</p>
      <p className="made">{made.account}</p>
      <p className="dialog-text">{text(made.signedIn ? 'register.signedIn' : 'register.signedOut')}</p>
    </Modal>
  );
}
