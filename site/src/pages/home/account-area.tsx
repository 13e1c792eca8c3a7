/** The account on home: the ways in for a visitor, name and balance for who is signed in. */
import { Button } from 'lobbykit/parts';
import { useSession } from 'lobbykit/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import { TrialDialog } from '../../popups/trial-dialog.tsx';
import { MemberCard } from './member-card.tsx';

export function AccountArea() {
  const session = useSession();
  return <section className="card account">{session ? <MemberCard session={session} /> : <VisitorCard />}</section>;
}

function VisitorCard() {
  const text = usePageText();
  const [, navigate] = useLocation();
  const [trial, setTrial] = useState(false);
  return (
    <>
      <p className="account-title">{text('account.welcome')}</p>
      <p className="account-words">{text('account.welcomeText')}</p>
      <div className="account-ways">
        <Button onClick={() => navigate('/m/login')}>{text('account.login')}</Button>
        <Button look="line" onClick={() => navigate('/m/register')}>
          {text('account.register')}
        </Button>
        <Button look="quiet" className="account-trial" onClick={() => setTrial(true)}>
          {text('account.trial')}
        </Button>
      </div>
      <TrialDialog open={trial} onClose={() => setTrial(false)} />
    </>
  );
}
