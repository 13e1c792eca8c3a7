import { useStore } from '@nanostores/react';
import { statusGate } from 'lobbykit';
import { Button, Icon, type Shape } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';

/** Lucide, ISC license. */
const SERVER_OFF: Shape = [
  'M7 2h13a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-5M10 10 2.5 2.5C2 2 2 2.5 2 5v3a2 2 0 0 0 2 2h6',
  'M22 17v-1a2 2 0 0 0-2-2h-1M4 14a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h16l1-.5.5.5-8-8H4ZM6 18h.01M2 2l20 20',
];

/** The gateway has not told for minutes whether the site is open: the app goes on and says so (GATE-08, R16). */
export function StatusNote() {
  const lobby = useLobby();
  const text = usePageText();
  const gate = statusGate(lobby);
  const { unsure } = useStore(gate.$gate);
  // Without a network that is what is told.
  const offline = useStore(lobby.$offline);
  if (!unsure || offline) return null;
  return (
    <div className="page-note">
      <Icon shape={SERVER_OFF} size={20} />
      <p>
        <b>{text('status.unsure')}</b>
        <span>{text('status.unsureText')}</span>
      </p>
      <Button variant="quiet" onClick={() => void gate.refresh()}>
        {text('failed.retry')}
      </Button>
    </div>
  );
}
