/** The site's composition: the lobby and page texts for everything below, the frame, and the page of the address. */
import type { Lobby } from 'lobbykit';
import { LobbyProvider } from 'lobbykit/react';
import type { ReadableAtom } from 'nanostores';
import { Frame } from './frame/frame.tsx';
import { type PageText, PageTextProvider } from './i18n/page-text.ts';
import { NotOpenDialog } from './popups/not-open-dialog.tsx';
import { Router } from './router/router.tsx';

export function App({ lobby, pageText }: { lobby: Lobby; pageText: ReadableAtom<PageText> }) {
  return (
    <LobbyProvider lobby={lobby}>
      <PageTextProvider value={pageText}>
        <Frame>
          <Router />
        </Frame>
        <NotOpenDialog />
      </PageTextProvider>
    </LobbyProvider>
  );
}
