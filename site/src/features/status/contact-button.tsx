/** Button on the status page of a closed site that opens customer service (GATE-13). */
import { isCallError, openService } from 'lobbykit';
import { Alert, Button } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';

export function ContactButton() {
  const lobby = useLobby();
  const text = usePageText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const contact = async () => {
    setState('busy');
    try {
      await openService(lobby);
      setState('idle');
    } catch (error) {
      if (!isCallError(error)) throw error;
      setState('failed');
    }
  };
  return (
    <>
      <Button busy={state === 'busy'} onClick={() => void contact()}>
        <Icon name="headset" size={20} />
        {text('status.contact')}
      </Button>
      {state === 'failed' && <Alert>{text('status.noContact')}</Alert>}
    </>
  );
}
