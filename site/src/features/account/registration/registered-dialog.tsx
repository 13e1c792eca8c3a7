import type { Registered } from 'lobbykit';
import { Button, Modal } from 'lobbykit/parts';
import { useRef } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../../shared/time/durations.ts';
import { copyText, pageDevice } from '../invite/invite-model.ts';

export interface RegisteredDialogProps {
  readonly registered: Registered | null;
  /** Called when the member closes the dialog; the page then opens home (REG-12). */
  readonly onClose: () => void;
  /** Called when the member presses the button to the lottery draws. */
  readonly onDraws: () => void;
}

/** Confirms the created account; closing the dialog leads to home (REG-10, REG-12). */
export function RegisteredDialog({ registered, onClose, onDraws }: RegisteredDialogProps) {
  const text = usePageText();
  const toasts = useToasts();
  const name = useRef<HTMLElement>(null);
  if (!registered) return null;
  const copy = async () => {
    if ((await copyText(pageDevice(), registered.account)) === 'copied') return toasts.success(text('register.copied'));
    // If the browser denies clipboard access, selects the user name for manual copying.
    if (name.current) getSelection()?.selectAllChildren(name.current);
    toasts.notice(text('invite.select'), FAILURE_MS);
  };
  return (
    <Modal
      open
      title={text('register_success')}
      closeLabel={text('dialog.close')}
      onClose={onClose}
      foot={<Button onClick={onDraws}>{text('register.continue')}</Button>}
    >
      <p className="dialog-text">{text('register.yourAccount')}</p>
      <p className="made">
        <span ref={name}>{registered.account}</span>
        <Button variant="icon" label={text('register.copy')} onClick={() => void copy()}>
          <Icon name="copy" size={20} />
        </Button>
      </p>
      <p className="dialog-text">{text(registered.loggedIn ? 'register.signedIn' : 'register.signedOut')}</p>
    </Modal>
  );
}
