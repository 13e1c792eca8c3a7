/** Terms and privacy policy, each in a popup of its own (REG-08). */
import { Modal } from 'lobbykit/parts';
import { usePageText } from '../i18n/page-text.ts';

export type Agreement = 'terms' | 'privacy';

const PARAGRAPHS = {
  terms: ['terms.play', 'terms.age', 'terms.account', 'terms.fair', 'terms.end'],
  privacy: ['privacy.what', 'privacy.why', 'privacy.kept', 'privacy.others', 'privacy.age'],
} as const;

export interface AgreementDialogProps {
  /** Stays while the dialog fades. */
  readonly which: Agreement;
  readonly open: boolean;
  /** Years. */
  readonly age: string;
  readonly onClose: () => void;
}

export function AgreementDialog({ which, open, age, onClose }: AgreementDialogProps) {
  const text = usePageText();
  return (
    <Modal open={open} title={text(`${which}.title`)} closeLabel={text('dialog.close')} onClose={onClose}>
      <div className="agreement">
        {PARAGRAPHS[which].map(key => (
          <p key={key}>{text(key, { age })}</p>
        ))}
      </div>
    </Modal>
  );
}
