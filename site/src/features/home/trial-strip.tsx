import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useEffect } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';
import { TrialDialog } from '../account/trial/trial-dialog.tsx';

/** The offer to a visitor without an account: to play with play money. */
export function TrialStrip() {
  const text = usePageText();
  const popups = usePopups();
  const close = () => popups.close('trial');
  useEffect(() => () => popups.close('trial'), [popups]);
  return (
    <div className="card trial-strip">
      <span className="trial-mark">
        <Icon name="gift" />
      </span>
      <p className="trial-words">{text('home.trial')}</p>
      <Button variant="line" onClick={() => popups.open('trial')}>
        {text('account.trial')}
      </Button>
      <TrialDialog open={useStore(popups.$trial)} onClose={close} />
    </div>
  );
}
