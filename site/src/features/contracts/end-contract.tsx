/** Button that ends a contract after a second press, because only a new offer could restore the contract (TEAM-21). */
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';

export function EndContract({ busy, onEnd }: { busy: boolean; onEnd: () => void }) {
  const text = useText();
  const [confirming, setConfirming] = useState(false);
  if (!confirming) {
    return (
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {text('ct.end')}
      </Button>
    );
  }
  return (
    <div className="contract-ask">
      <p>{text('ct.end.sure')}</p>
      <div className="choice">
        <Button variant="line" onClick={() => setConfirming(false)}>
          {text('ct.cancel')}
        </Button>
        <Button busy={busy} onClick={onEnd}>
          {text('ct.end.yes')}
        </Button>
      </div>
    </div>
  );
}
