/** Starts a free trial: the visitor confirms the minimum age each time, then home opens (TRIAL-02, REG-20). */
import { useStore } from '@nanostores/react';
import { type CallError, errorText, isCallError } from 'lobbykit';
import { Alert, Button, Checkbox, Modal } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';

export function TrialDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const [, navigate] = useLocation();
  const age = String(useStore(lobby.$settings).data?.minimumAge ?? lobby.config.minimumAge);
  const [ageConfirmed, setAgeConfirmed] = useState(false);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);

  // Loads the error texts while the visitor reads the dialog.
  useEffect(() => {
    if (open) void lobby.textReady('account');
  }, [open, lobby]);

  const close = () => {
    setAgeConfirmed(false);
    setMissing(false);
    setFailure(null);
    onClose();
  };
  const start = async () => {
    setMissing(!ageConfirmed);
    if (!ageConfirmed) return;
    setBusy(true);
    setFailure(null);
    try {
      await lobby.startTrial({ ageConfirmed });
      close();
      navigate('/m/home');
    } catch (error) {
      if (!isCallError(error)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={open}
      title={text('trial.title')}
      closeLabel={text('dialog.close')}
      onClose={close}
      foot={
        <Button busy={busy} onClick={() => void start()}>
          {text('trial.start')}
        </Button>
      }
    >
      <p className="dialog-text">{text('trial.text')}</p>
      <Checkbox
        name="ageConfirmed"
        checked={ageConfirmed}
        error={missing ? kitText('field.age', { age }) : undefined}
        onChange={checked => {
          setAgeConfirmed(checked);
          setMissing(false);
        }}
      >
        {text('age.confirm', { age })}
      </Checkbox>
      {failure && <Alert>{errorText(failure, kitText)}</Alert>}
    </Modal>
  );
}
