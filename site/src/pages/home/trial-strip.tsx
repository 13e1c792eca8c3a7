import { Button } from 'lobbykit/parts';
import { useState } from 'react';
import { usePageText } from '../../i18n/page-text.ts';
import { Icon } from '../../parts/icon.tsx';
import { TrialDialog } from '../../popups/trial-dialog.tsx';

/** What a visitor may do without an account: play with play money. */
export function TrialStrip() {
  const text = usePageText();
  const [open, setOpen] = useState(false);
  return (
    <div className="card trial-strip">
      <span className="trial-mark">
        <Icon name="gift" />
      </span>
      <p className="trial-words">{text('home.trial')}</p>
      <Button look="line" onClick={() => setOpen(true)}>
        {text('account.trial')}
      </Button>
      <TrialDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
