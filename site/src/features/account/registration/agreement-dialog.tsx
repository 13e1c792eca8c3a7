/** Terms and privacy policy, each in a popup of its own (REG-08). */
import { Modal } from 'lobbykit/parts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { AgreementText, type AgreementTextProps } from '../../content/agreement/agreement-text.tsx';

export interface AgreementDialogProps extends AgreementTextProps {
  /** `which` stays while the dialog fades. */
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AgreementDialog({ open, onClose, ...document }: AgreementDialogProps) {
  const text = usePageText();
  return (
    <Modal open={open} title={text(`${document.which}.title`)} closeLabel={text('dialog.close')} onClose={onClose}>
      <AgreementText {...document} />
    </Modal>
  );
}
