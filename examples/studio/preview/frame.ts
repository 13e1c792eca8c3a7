/**
 * Preview frame, sandboxed without an origin: its code cannot read pages of this server, and each widget starts as at a
 * first visit. Renders one snippet and reports its state.
 */
import type { FrameState, FromFrame, ToFrame } from './messages.ts';
import { showPage } from './show-page.ts';
import { watchWidget } from './watch-widget.ts';

const studio = window.parent;

const postState = (state: FrameState) => {
  const message: FromFrame = { type: 'studio:state', state };
  studio.postMessage(message, location.origin);
};

/** Listens to messages of the studio; validates their window and origin. */
const listen = (handle: (message: ToFrame) => void) =>
  window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source === studio && origin === location.origin) handle(data);
  });

let shown = false;

async function show(message: ToFrame) {
  if (shown || message.type !== 'studio:show') return;
  shown = true;
  const { shown: content, theme, language } = message;
  postState('loading');
  if (content.kind === 'page') {
    showPage(content.text, { theme, language }, () => watchWidget(postState));
    listen(({ type }) => type === 'studio:open' && openTag());
    return;
  }
  document.documentElement.lang = language.toLowerCase();
  document.documentElement.dataset.theme = theme;
  watchWidget(postState);
  try {
    const open =
      content.kind === 'react'
        ? (await import('./mount-react.tsx')).mountReact(content, postState)
        : (await import('./mount-element.ts')).mountElement(content);
    listen(({ type }) => type === 'studio:open' && open());
  } catch {
    postState('error');
  }
}

/** Opens a modal of the page, like code of the page would. */
function openTag() {
  const tag = document.querySelector('lobby-login-modal, lobby-service-widget');
  (tag as { show?: () => void } | null)?.show?.();
}

listen(message => void show(message));
postState('waiting');
