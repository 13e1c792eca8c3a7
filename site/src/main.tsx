// The order of these imports is the order of the rules in the first stylesheet. The stylesheets of lazy games and
// dialogs are included, because one request is faster than four.
import 'lobbykit/styles.css';
import './shell/site.css';
import './shell/shell.css';
import './features/games/games.css';
import './features/games/kinds.css';
import './features/games/center.css';
import './shared/overlays/dialogs.css';
import { keepFocusInLists } from 'lobbykit/parts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { persistShortcut } from './features/account/page-mode.ts';
import { createSlideChallenge } from './features/verification/slide-challenge.ts';
import { createSiteLobby } from './lobby.ts';
import { loadProviders } from './providers.ts';
import { stepPerLayer } from './shared/history/layers.ts';
import { persistScroll } from './shared/history/scroll.ts';
import { countSteps } from './shared/history/steps.ts';
import { createPageText } from './shared/i18n/page-text.ts';
import { followLobby } from './shell/lang-and-theme.ts';

/**
 * Renders the site. A function instead of a top-level await, because lazy chunks import this module and would wait for
 * its evaluation forever.
 */
async function start(root: HTMLElement) {
  persistShortcut(location.search);
  const slide = createSlideChallenge(() => lobby);
  const lobby = createSiteLobby(location.origin, { challenge: slide.challenge, ...(await loadProviders(document)) });
  followLobby(lobby, document);
  stepPerLayer(window);
  countSteps(window);
  persistScroll(window);
  keepFocusInLists(root);
  // Waits for the texts of the stored language, so that English is not visible for a moment, and for the session of a
  // login token in the URL.
  await Promise.all([lobby.textReady(), lobby.sessionReady()]);
  const pageText = await createPageText(lobby);
  createRoot(root).render(
    <StrictMode>
      <App lobby={lobby} pageText={pageText} slide={slide} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
