/** The agreement: its box, and the two documents it speaks of (REG-08, REG-09). */
import { Checkbox } from 'lobbykit/parts';
import { useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import type { Agreement } from '../../content/agreement/agreement.ts';
import { AgreementDialog } from './agreement-dialog.tsx';

export interface AgreeProps {
  /** Years. */
  readonly age: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Agree({ age, checked, onChange }: AgreeProps) {
  const text = usePageText();
  const [shown, setShown] = useState<{ which: Agreement; open: boolean }>({ which: 'terms', open: false });
  const opener = (which: Agreement) => (
    <button type="button" className="inline-link" onClick={() => setShown({ which, open: true })}>
      {text(`${which}.title`)}
    </button>
  );
  return (
    <div>
      <Checkbox name="agreed" checked={checked} onChange={onChange}>
        {text('register.agree')}
      </Checkbox>
      <p className="agree-links">
        {opener('terms')}
        {opener('privacy')}
      </p>
      <AgreementDialog {...shown} age={age} onClose={() => setShown({ ...shown, open: false })} />
    </div>
  );
}
