/** What opens above home: by itself after a login and once per session (HOME-10..12), and the hot matches on a press (FRAME-21). */
import { useStore } from '@nanostores/react';
import { createStorage } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { createHomePopups } from '../models/home-popups.ts';
import { useOpened } from '../parts/use-opened.ts';
import { FAILURE_MS } from '../rules/durations.ts';
import { useMessages } from './messages.ts';
import { usePopups } from './popups.ts';

const loadDialogs = () => import('./home-dialogs.tsx').then(chunk => chunk.HomeDialogs);

export function HomePopups() {
  const lobby = useLobby();
  const popups = usePopups();
  const text = usePageText();
  const messages = useMessages();
  const [path] = useLocation();
  const [model] = useState(() => createHomePopups(lobby, popups, messages, createStorage(lobby.config.storagePrefix)));
  const home = path === '/m/home';
  useEffect(() => model.follow(), [model]);
  useEffect(() => (home ? model.enter() : undefined), [model, home]);

  const pressed = useStore(popups.$hotMatch);
  const open = [useStore(popups.$login), useStore(popups.$notice), pressed].includes(true);
  const Dialogs = useOpened(loadDialogs, open, () => {
    // Nobody waits for what opens by itself.
    if (pressed) messages.notice(text('late.title'), FAILURE_MS);
    for (const name of ['login', 'notice', 'hotMatch'] as const) popups.close(name);
  });
  return Dialogs && <Dialogs />;
}
