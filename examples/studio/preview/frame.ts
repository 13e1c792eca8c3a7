/**
 * Preview frame, sandboxed without an origin: its code cannot read pages of this server, and each widget starts as at a
 * first visit. Renders one snippet and reports its state.
 */
import type { FrameState, FromFrame, ToFrame } from './messages.ts';
import { showPage } from './show-page.ts';

const studio = window.parent;

/** Timeout for the height message of a frame, ms; an unreachable server sends none. */
const FRAME_TIMEOUT_MS = 15_000;

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

/** Reports the state of a widget in this document, and whether its code has loaded. */
function watchWidget(onState: (state: FrameState) => void): void {
  const read = () => {
    const tag = [...document.body.children].find(({ localName }) => localName.startsWith('lobby-'));
    const { state = undefined } = (tag ?? {}) as { readonly state?: string };
    if (state === 'ready' || state === 'empty' || state === 'error') onState(state);
  };
  document.addEventListener('lobby-state', read);

  // A failed script emits `error` on its element; the event does not bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && onState('unreachable'), true);
  window.addEventListener('lobby-error', event => {
    const { kind } = (event as CustomEvent<{ kind: string }>).detail;
    if (kind === 'asset-load' || kind === 'outdated') onState('unreachable');
  });

  // A frame that cannot detect its parent (Firefox) sends no messages, so a timeout has no meaning.
  const silence = 'ancestorOrigins' in location ? 'unreachable' : 'blank';
  let timeoutMs: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('load', () => {
    if (document.querySelector('body > iframe')) timeoutMs = setTimeout(() => onState(silence), FRAME_TIMEOUT_MS);
  });
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const frame = document.querySelector<HTMLIFrameElement>('body > iframe');
    if (!frame || source !== frame.contentWindow) return;
    const { type, event } = (data ?? {}) as { readonly type?: unknown; readonly event?: unknown };
    // A widget outside the page flow sends no height, only the ready event.
    if (type !== 'lobbykit:height' && !(type === 'lobbykit:event' && event === 'ready')) return;
    clearTimeout(timeoutMs);
    onState('ready');
  });
}

listen(message => void show(message));
postState('waiting');
