import 'lobbykit/styles.css';
import './styles/site.css';
import './styles/frame.css';
import './styles/games.css';
import './styles/kinds.css';
import './styles/game-center.css';
import './styles/dialogs.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followLobby } from './frame/page-attributes.ts';
import { createPageText } from './i18n/page-text.ts';
import { createSiteLobby } from './lobby.ts';
import { keepShortcut } from './models/page-mode.ts';
import { createSlideChallenge } from './models/slide-challenge.ts';
import { loadProviders } from './providers.ts';
import { stepPerLayer } from './router/layers.ts';
import { keepScroll } from './router/scroll.ts';
import { countSteps } from './router/steps.ts';

/**
 * Shows the page. No await of the module's own: what it awaits comes in chunks that import from this one, and a module that is
 * still under way would keep them waiting for ever.
 */
async function start(root: HTMLElement) {
  keepShortcut(location.search);
  const slide = createSlideChallenge(() => lobby);
  const lobby = createSiteLobby(location.origin, { challenge: slide.challenge, ...(await loadProviders(document)) });
  followLobby(lobby, document);
  stepPerLayer(window);
  countSteps(window);
  keepScroll(window);
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
