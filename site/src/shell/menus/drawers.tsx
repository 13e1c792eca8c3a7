/** Account drawer on the left side and menu drawer on the right side (HOME-02, HOME-13, FRAME-20). */
import { useStore } from '@nanostores/react';
import { Modal } from 'lobbykit/parts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { LazyPage } from '../../shared/loading/lazy-page.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';
import './drawers.css';

// The content of both drawers loads when first opened, because most visits open neither.
const sideMenu = async () => (await import('./side-menu.tsx')).SideMenu;
const rightMenu = async () => (await import('./right-menu.tsx')).RightMenu;

export function Drawers() {
  const text = usePageText();
  const popups = usePopups();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the drawers after a change of the path
  useEffect(() => popups.closeDrawers(), [path, popups]);
  return (
    <>
      <Modal
        open={useStore(popups.$sideMenu)}
        className="drawer drawer-left"
        title={text('side.title')}
        closeLabel={text('dialog.close')}
        onClose={() => popups.close('sideMenu')}
      >
        <LazyPage load={sideMenu} />
      </Modal>
      <Modal
        open={useStore(popups.$rightMenu)}
        className="drawer drawer-right"
        title={text('right.title')}
        closeLabel={text('dialog.close')}
        onClose={() => popups.close('rightMenu')}
      >
        <LazyPage load={rightMenu} />
      </Modal>
    </>
  );
}
