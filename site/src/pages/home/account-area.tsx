/** What a visitor may do on home without an account: play with play money. */
import { Button } from 'lobbykit/parts';
import { useSession } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../i18n/page-text.ts';
import { TrialDialog } from '../../popups/trial-dialog.tsx';

export function AccountArea() {
  const text = usePageText();
  const session = useSession();
  const [trial, setTrial] = useState(false);
  if (session) return null;
  return (
    <section className="card account">
      <p className="account-title">{text('account.welcome')}</p>
      <p className="account-words">{text('account.welcomeText')}</p>
      <div className="account-ways">
        <Button look="line" onClick={() => setTrial(true)}>
          {text('account.trial')}
        </Button>
      </div>
      <TrialDialog open={trial} onClose={() => setTrial(false)} />
    </section>
  );
}
