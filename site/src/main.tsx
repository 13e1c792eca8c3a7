// This order is the order of the rules in the first stylesheet. The stylesheets of games and dialogs are for lazy pages, too: here they
// are one request instead of four.
import 'lobbykit/styles.css';
import './shell/site.css';
import './shell/shell.css';
import './features/games/games.css';
import './features/games/kinds.css';
import './features/games/center.css';
import './shared/overlays/dialogs.css';
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
import { followLobby } from './shell/page-attributes.ts';

/**
 * Shows the page. No await of the module's own: what it awaits comes in chunks that import from this one, and a module that is
 * still under way would keep them waiting for ever.
 */
async function start(root: HTMLElement) {
  persistShortcut(location.search);
  const slide = createSlideChallenge(() => lobby);
  const lobby = createSiteLobby(location.origin, { challenge: slide.challenge, ...(await loadProviders(document)) });
  followLobby(lobby, document);
  stepPerLayer(window);
  countSteps(window);
  persistScroll(window);
  // Not a word of English before the texts of the kept language are there, nor a page before a token in its address is traded.
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
