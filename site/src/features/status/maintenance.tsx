/** The site is being worked on (GATE-02, GATE-09..11, GATE-15). */
import { useStore } from '@nanostores/react';
import { statusGate } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { GatePage } from './gate-page.tsx';
import { WorkDrawing } from './maintenance-illustration.tsx';

export function MaintenancePage() {
  const text = usePageText();
  const { info } = useStore(statusGate(useLobby()).$gate);
  return (
    <GatePage title={text('maintenance')} drawing={<WorkDrawing />}>
      <p>{info || text('info_maintenance')}</p>
    </GatePage>
  );
}
