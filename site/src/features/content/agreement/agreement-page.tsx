/** Page with the terms of use and the privacy policy as static text (HELP-08). */
import { useStore } from '@nanostores/react';
import { Segmented } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { type Agreement, agreementOf, agreementPath } from './agreement.ts';
import { AgreementText } from './agreement-text.tsx';

const DOCUMENTS: readonly Agreement[] = ['terms', 'privacy'];

export function AgreementPage() {
  const lobby = useLobby();
  const text = usePageText();
  const [, navigate] = useLocation();
  const which = agreementOf(useSearch());
  const age = String(useStore(lobby.$settings).data?.minimumAge ?? lobby.config.minimumAge);
  return (
    <div className="agreement-page">
      <Segmented
        label={text('agreement.documents')}
        options={DOCUMENTS.map(id => ({ id, label: text(`${id}.title`) }))}
        selected={which}
        // Replaces the history entry, so that Back leaves the page instead of returning to the other document.
        onSelect={id => navigate(agreementPath(id), { replace: true })}
      />
      <article className="card agreement-card">
        <h2>{text(`${which}.title`)}</h2>
        <AgreementText which={which} age={age} />
      </article>
    </div>
  );
}
