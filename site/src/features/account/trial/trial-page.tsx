/** Page of the free trial: start button, and what a guest may do (ROUTE-33, OPEN: ROUTE-34, TRIAL-08). */
import { isTrial } from 'lobbykit/domain';
import { Button, LoginArt } from 'lobbykit/parts';
import { useSession } from 'lobbykit/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PageTextKey } from '../../../shared/i18n/en.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon, type IconName } from '../../../shared/icons/icon.tsx';
import { useLogout } from '../use-logout.ts';
import { TrialDialog } from './trial-dialog.tsx';
import '../../../shared/layout/member-page.css';
import '../../vip/levels.css';
import './trial.css';

const MAY: readonly PageTextKey[] = ['trail.games', 'trail.keep', 'trail.results'];
const MAY_NOT: readonly PageTextKey[] = ['trail.money', 'trail.security', 'trail.chat'];

export function TrialPage() {
  const text = usePageText();
  const session = useSession();
  const actor = !session ? 'visitor' : isTrial(session) ? 'guest' : 'member';
  return (
    <div className="member-center">
      <div className="trail-art" aria-hidden="true">
        <LoginArt />
      </div>
      <div>
        <h2 className="trail-title">{text(`trail.${actor}`)}</h2>
        <p className="trail-words">{text(`trail.${actor}Text`)}</p>
      </div>
      <NextStep actor={actor} />
      <Functions title={text('trail.may')} icon="check" keys={MAY} />
      <Functions title={text('trail.mayNot')} icon="cross" keys={MAY_NOT} />
    </div>
  );
}

function NextStep({ actor }: { actor: 'visitor' | 'guest' | 'member' }) {
  const text = usePageText();
  const [, navigate] = useLocation();
  const [confirming, setConfirming] = useState(false);
  const register = useLogout('/m/register');
  const home = (
    <Button variant={actor === 'member' ? 'fill' : 'line'} onClick={() => navigate('/m/home')}>
      {text('trail.home')}
    </Button>
  );
  if (actor === 'member') return home;
  return (
    <div className="trail-steps">
      {actor === 'visitor' ? (
        <Button onClick={() => setConfirming(true)}>{text('trial.start')}</Button>
      ) : (
        // Logs the guest out first, because only visitors can open the registration.
        <Button onClick={() => void register()}>{text('account.register')}</Button>
      )}
      {home}
      <TrialDialog open={confirming} onClose={() => setConfirming(false)} />
    </div>
  );
}

interface FunctionsProps {
  readonly title: string;
  readonly icon: IconName;
  readonly keys: readonly PageTextKey[];
}

function Functions({ title, icon, keys }: FunctionsProps) {
  const text = usePageText();
  return (
    <section>
      <h3 className="member-center-title">{title}</h3>
      <ul className="card benefits" data-kind={icon}>
        {keys.map(key => (
          <li key={key}>
            <Icon name={icon} size={20} />
            {text(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}
