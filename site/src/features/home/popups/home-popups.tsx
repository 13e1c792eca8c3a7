/**
 * Popups of home: announcements after a login or once per session (HOME-10..12), and hot matches when a visitor presses
 * their button (FRAME-21).
 */
import { useStore } from '@nanostores/react';
import { createStorage } from 'lobbykit';
import { mayUse } from 'lobbykit/domain';
import { useLobby, useSession } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useOpenChunk } from '../../../shared/loading/use-open-chunk.ts';
import { createPopupQueue } from '../../../shared/overlays/popup-queue.ts';
import { usePopups } from '../../../shared/overlays/popups.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../../shared/time/durations.ts';
import { createHomePopups } from './popups-model.ts';

const loadPrompt = () => import('../../contracts/prompt.tsx').then(chunk => chunk.ContractPrompt);
const loadDialogs = () => import('./home-dialogs.tsx').then(chunk => chunk.HomeDialogs);

export function HomePopups() {
  const lobby = useLobby();
  const popups = usePopups();
  const text = usePageText();
  const toasts = useToasts();
  const [path] = useLocation();
  const [queue] = useState(() => createPopupQueue(popups, toasts));
  const [model] = useState(() => createHomePopups(lobby, popups, queue, createStorage(lobby.config.storagePrefix)));
  const home = path === '/m/home';
  useEffect(() => model.follow(), [model]);
  useEffect(() => (home ? model.enter() : undefined), [model, home]);

  const pressed = useStore(popups.$hotMatch);
  const open = [useStore(popups.$login), useStore(popups.$notice), pressed].includes(true);
  const Dialogs = useOpenChunk(loadDialogs, open, () => {
    // Shows an error only if a visitor pressed a button. An automatic popup that fails to load shows no error.
    if (pressed) toasts.notice(text('late.title'), FAILURE_MS);
    for (const name of ['login', 'notice', 'hotMatch'] as const) popups.close(name);
  });
  // Only for members who can receive contract offers, loads the prompt's code and requests the offers.
  const session = useSession();
  const Prompt = useOpenChunk(loadPrompt, home && session !== null && mayUse('respondToContract', session), () => {});
  return (
    <>
      {Dialogs && <Dialogs />}
      {Prompt && <Prompt home={home} queue={queue} />}
    </>
  );
}
