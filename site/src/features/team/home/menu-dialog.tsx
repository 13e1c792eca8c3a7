/** Dialog with the agent menu (AGENT-22, AGENT-23), which opens on home. Its content loads when it first opens. */
import { useStore } from '@nanostores/react';
import { mayUse } from 'lobbykit/domain';
import { Modal } from 'lobbykit/parts';
import { useSession } from 'lobbykit/react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { LazyPage } from '../../../shared/loading/lazy-page.tsx';
import { usePopups } from '../../../shared/overlays/popups.ts';

const loadMenu = async () => (await import('./menu.tsx')).AgentMenu;

export function AgentDialog() {
  const text = usePageText();
  const popups = usePopups();
  const open = useStore(popups.$agent);
  const session = useSession();
  return (
    <Modal
      open={open && mayUse('seeTeam', session)}
      title={text('title.agent')}
      closeLabel={text('dialog.close')}
      onClose={() => popups.close('agent')}
    >
      <LazyPage load={loadMenu} />
    </Modal>
  );
}
