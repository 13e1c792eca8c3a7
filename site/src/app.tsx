/** The site's composition: lobby, texts and messages for everything below, the gate, the frame, the page of the address, what floats above it. */
import { createStorage, type Lobby } from 'lobbykit';
import { LobbyProvider } from 'lobbykit/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import { Frame } from './frame/frame.tsx';
import { StatusGate } from './frame/status-gate.tsx';
import { type PageText, PageTextProvider } from './i18n/page-text.ts';
import { createLaunches } from './models/launches.ts';
import { createReminders } from './models/lottery-reminders.ts';
import type { SlideChallenge } from './models/slide-challenge.ts';
import { LaunchesProvider } from './parts/launches.ts';
import { RemindersProvider } from './parts/reminders.ts';
import { Dialogs } from './popups/dialogs.tsx';
import { DownloadPopups } from './popups/download-popups.tsx';
import { HomePopups } from './popups/home-popups.tsx';
import { LateNotes } from './popups/late-notes.tsx';
import { LaunchWatch } from './popups/launch-watch.tsx';
import { createMessages, MessagesProvider } from './popups/messages.ts';
import { NavigateWatch } from './popups/navigate-watch.tsx';
import { createPopups, followLogin, PopupsProvider } from './popups/popups.ts';
import { ReferralDialog } from './popups/referral-dialog.tsx';
import { ReminderWatch } from './popups/reminder-watch.tsx';
import { ServicePopup } from './popups/service.tsx';
import { SessionWatch } from './popups/session-watch.tsx';
import { SlideDialog } from './popups/slide-dialog.tsx';
import { Router } from './router/router.tsx';
import { useRoute } from './router/use-route.ts';

export interface AppProps {
  readonly lobby: Lobby;
  readonly pageText: ReadableAtom<PageText>;
  readonly slide: SlideChallenge;
}

export function App({ lobby, pageText, slide }: AppProps) {
  const [messages] = useState(createMessages);
  const [popups] = useState(createPopups);
  const [launches] = useState(() => createLaunches(lobby, location.href));
  const [reminders] = useState(() => createReminders(lobby, createStorage(lobby.config.storagePrefix)));
  useEffect(() => followLogin(popups, document), [popups]);
  return (
    <LobbyProvider lobby={lobby}>
      <PageTextProvider value={pageText}>
        <StatusGate>
          <MessagesProvider value={messages}>
            <PopupsProvider value={popups}>
              <RemindersProvider value={reminders}>
                <LaunchesProvider value={launches}>
                  <Page />
                  <NavigateWatch />
                  <LaunchWatch />
                  <SessionWatch />
                  <HomePopups />
                  <DownloadPopups />
                  <SlideDialog slide={slide} />
                  <ServicePopup />
                  <ReferralDialog />
                  <LateNotes />
                  <ReminderWatch />
                  <Dialogs />
                </LaunchesProvider>
              </RemindersProvider>
            </PopupsProvider>
          </MessagesProvider>
        </StatusGate>
      </PageTextProvider>
    </LobbyProvider>
  );
}

function Page() {
  const found = useRoute();
  return (
    <Frame route={found.route} title={found.title}>
      <Router found={found} />
    </Frame>
  );
}
