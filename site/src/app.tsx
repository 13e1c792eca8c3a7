/** Root component of the site: contexts (lobby, texts, toasts), status gate, frame, page, and overlays. */
import { createStorage, type Lobby } from 'lobbykit';
import { LobbyProvider } from 'lobbykit/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import { ReferralDialog } from './features/account/invite/referral-dialog.tsx';
import { SessionListener } from './features/account/session-listener.tsx';
import { DownloadPopups } from './features/content/app/download-popups.tsx';
import { LaunchListener } from './features/games/launch/launch-listener.tsx';
import { createLaunches, LaunchesProvider } from './features/games/launch/launches-model.ts';
import { HomePopups } from './features/home/popups/home-popups.tsx';
import { ReminderListener } from './features/lottery/reminder-listener.tsx';
import { createReminders, RemindersProvider } from './features/lottery/reminders-model.ts';
import { ServicePopup } from './features/service/service-popup.tsx';
import { StatusGate } from './features/status/status-gate.tsx';
import { AgentDialog } from './features/team/home/menu-dialog.tsx';
import type { SlideChallenge } from './features/verification/slide-challenge.ts';
import { SlideDialog } from './features/verification/slide-dialog.tsx';
import { NavigationListener } from './router/navigation-listener.tsx';
import { Router } from './router/router.tsx';
import { useRoute } from './router/use-route.ts';
import { type PageText, PageTextProvider } from './shared/i18n/page-text.ts';
import { createPopups, followLogin, PopupsProvider } from './shared/overlays/popups.ts';
import { createToasts, ToastsProvider } from './shared/overlays/toasts.ts';
import { LazyNotices } from './shell/notices/lazy-notices.tsx';
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
                  <LazyNotices />
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
