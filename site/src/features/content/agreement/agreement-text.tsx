/**
 * Text of the terms or the privacy policy, shown by the registration dialogs and the agreement page (REG-08, HELP-08).
 */

import { usePageText } from '../../../shared/i18n/page-text.ts';
import type { Agreement } from './agreement.ts';
import './agreement.css';

const PARAGRAPHS = {
  terms: ['terms.play', 'terms.age', 'terms.account', 'terms.fair', 'terms.end'],
  privacy: ['privacy.what', 'privacy.why', 'privacy.kept', 'privacy.others', 'privacy.age'],
} as const;

export interface AgreementTextProps {
  readonly which: Agreement;
  /** Minimum age in years. */
  readonly age: string;
}

export function AgreementText({ which, age }: AgreementTextProps) {
  const text = usePageText();
  return (
    <div className="agreement">
      {PARAGRAPHS[which].map(key => (
        <p key={key}>{text(key, { age })}</p>
      ))}
    </div>
  );
}
