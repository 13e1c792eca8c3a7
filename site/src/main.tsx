import 'lobbykit/styles.css';
import './styles/site.css';
import './styles/frame.css';
import './styles/home.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followLobby } from './frame/page-attributes.ts';
import { createPageText } from './i18n/page-text.ts';
import { createSiteLobby } from './lobby.ts';

const lobby = createSiteLobby(location.origin);
followLobby(lobby, document);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const pageText = createPageText(lobby);
// Not a word of English before the texts of the kept language are there.
void lobby.textReady().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App lobby={lobby} pageText={pageText} />
    </StrictMode>,
  ),
);
