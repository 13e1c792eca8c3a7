/** What opens above home: by itself after a login and once per session (HOME-10..12), and the hot matches on a press (FRAME-21). */
import { useStore } from '@nanostores/react';
import { createStorage } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { createHomePopups } from '../models/home-popups.ts';
import { useMessages } from './messages.ts';
import { usePopups } from './popups.ts';

/** In place of a part that did not come. */
const Nothing = () => null;

const HomeDialogs = lazy(async (): Promise<{ default: ComponentType }> => {
  // Without a network there is nothing to tell either.
  const chunk = await import('./home-dialogs.tsx').catch(() => null);
  return { default: chunk?.HomeDialogs ?? Nothing };
});

export function HomePopups() {
  const lobby = useLobby();
  const popups = usePopups();
  const messages = useMessages();
  const [path] = useLocation();
  const [model] = useState(() => createHomePopups(lobby, popups, messages, createStorage(lobby.config.storagePrefix)));
  const home = path === '/m/home';
  useEffect(() => model.follow(), [model]);
  useEffect(() => (home ? model.enter() : undefined), [model, home]);

  const open = [useStore(popups.$login), useStore(popups.$notice), useStore(popups.$hotMatch)].includes(true);
  /** Stays once it has been open, so that what closes can fade. */
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <HomeDialogs />
      </Suspense>
    )
  );
}
