/** The site's composition: lobby, texts and toasts for everything below, the gate, the frame, the page of the address, what floats above it. */
import { createStorage, type Lobby } from 'lobbykit';
import { LobbyProvider } from 'lobbykit/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { SlideChallenge } from './models/account/slide-challenge.ts';
import { createLaunches, LaunchesProvider } from './models/games/launches.ts';
import { createReminders, RemindersProvider } from './models/lottery/lottery-reminders.ts';
import { StatusGate } from './pages/status/status-gate.tsx';
import { ReferralDialog } from './popups/account/referral-dialog.tsx';
import { SessionListener } from './popups/account/session-listener.tsx';
import { SlideDialog } from './popups/account/slide-dialog.tsx';
import { AgentDialog } from './popups/agent/agent-dialog.tsx';
import { DownloadPopups } from './popups/download/download-popups.tsx';
import { HomePopups } from './popups/home/home-popups.tsx';
import { LaunchListener } from './popups/launch-listener.tsx';
import { ReminderListener } from './popups/notes/reminder-listener.tsx';
import { ServicePopup } from './popups/service/service.tsx';
import { NavigationListener } from './router/navigation-listener.tsx';
import { Router } from './router/router.tsx';
import { useRoute } from './router/use-route.ts';
import { type PageText, PageTextProvider } from './shared/i18n/page-text.ts';
import { createPopups, followLogin, PopupsProvider } from './shared/overlays/popups.ts';
import { createToasts, ToastsProvider } from './shared/overlays/toasts.ts';
import { LazyNotes } from './shell/notices/lazy-notices.tsx';
import { Frame } from './shell/shell.tsx';
import { Toasts } from './shell/toasts.tsx';

export interface AppProps {
  readonly lobby: Lobby;
  readonly pageText: ReadableAtom<PageText>;
  readonly slide: SlideChallenge;
}

export function App({ lobby, pageText, slide }: AppProps) {
  const [toasts] = useState(createToasts);
  const [popups] = useState(createPopups);
  const [launches] = useState(() => createLaunches(lobby, location.href));
  const [reminders] = useState(() => createReminders(lobby, createStorage(lobby.config.storagePrefix)));
  useEffect(() => followLogin(popups, document), [popups]);
  return (
    <LobbyProvider lobby={lobby}>
      <PageTextProvider value={pageText}>
        <StatusGate>
          <ToastsProvider value={toasts}>
            <PopupsProvider value={popups}>
              <RemindersProvider value={reminders}>
                <LaunchesProvider value={launches}>
                  <Page />
                  <NavigationListener />
                  <LaunchListener />
                  <SessionListener />
                  <HomePopups />
                  <DownloadPopups />
                  <SlideDialog slide={slide} />
                  <ServicePopup />
                  <ReferralDialog />
                  <AgentDialog />
                  <LazyNotes />
                  <ReminderListener />
                  <Toasts />
                </LaunchesProvider>
              </RemindersProvider>
            </PopupsProvider>
          </ToastsProvider>
        </StatusGate>
      </PageTextProvider>
    </LobbyProvider>
  );
}

function Page() {
  const found = useRoute();
  return (
    <Frame path={found.route.path} title={found.title}>
      <Router found={found} />
    </Frame>
  );
}
