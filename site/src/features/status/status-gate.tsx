/** Renders the app, and the status page above it while the site is closed (GATE-01..03). */
import { useStore } from '@nanostores/react';
import { statusGate } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { type ReactNode, useState } from 'react';
import { LazyPage } from '../../shared/loading/lazy-page.tsx';

const maintenance = async () => (await import('./maintenance.tsx')).MaintenancePage;
const restricted = async () => (await import('./restricted.tsx')).RestrictedPage;

/** Keeps a mounted app and its state below the status page. */
export function StatusGate({ children }: { children: ReactNode }) {
  const { status } = useStore(statusGate(useLobby()).$gate);
  const isOpen = status === 0;
  const [opened, setOpened] = useState(isOpen);
  if (isOpen && !opened) setOpened(true);
  return (
    <>
      {opened && children}
      {!isOpen && <LazyPage load={status === 1 ? maintenance : restricted} />}
    </>
  );
}
