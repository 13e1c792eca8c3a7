/**
 * Script of the preview iframe: renders one snippet and reports the state of the widget. The sandbox gives the iframe
 * no origin, so its code cannot read pages of this server, and each widget starts as on a first visit.
 */
import type { FrameState, FromFrame, ToFrame } from './messages.ts';
import { showPage } from './show-page.ts';

const studio = window.parent;

/** Timeout for the height message of a gateway iframe, ms. An unreachable server sends none. */
const FRAME_TIMEOUT_MS = 15_000;

const postState = (state: FrameState) => {
  const message: FromFrame = { type: 'studio:state', state };
  studio.postMessage(message, location.origin);
};

/** Listens to messages of the studio; ignores those from other windows or origins. */
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

/** Opens the modal widget of the page, as a script of the host page would. */
function openTag() {
  const tag = document.querySelector('lobby-login-modal, lobby-service-widget');
  (tag as { show?: () => void } | null)?.show?.();
}

/** Reports the state of the widget in this document. Also reports if its code fails to load. */
function watchWidget(onState: (state: FrameState) => void): void {
  const read = () => {
    const tag = [...document.body.children].find(({ localName }) => localName.startsWith('lobby-'));
    const { state = undefined } = (tag ?? {}) as { readonly state?: string };
    if (state === 'ready' || state === 'empty' || state === 'error') onState(state);
  };
  document.addEventListener('lobby-state', read);

  // A script that fails to load emits `error` on its element. The event does not bubble, so the listener captures it.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && onState('unreachable'), true);
  window.addEventListener('lobby-error', event => {
    const { kind } = (event as CustomEvent<{ kind: string }>).detail;
    if (kind === 'asset-load' || kind === 'outdated') onState('unreachable');
  });

  // An iframe that cannot detect its parent (Firefox) sends no messages, so a timeout does not mean that the server is
  // unreachable.
  const silence = 'ancestorOrigins' in location ? 'unreachable' : 'blank';
  let timeoutMs: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('load', () => {
    if (document.querySelector('body > iframe')) timeoutMs = setTimeout(() => onState(silence), FRAME_TIMEOUT_MS);
  });
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const frame = document.querySelector<HTMLIFrameElement>('body > iframe');
    if (!frame || source !== frame.contentWindow) return;
    const { type, event } = (data ?? {}) as { readonly type?: unknown; readonly event?: unknown };
    // A widget outside the page flow, such as a modal, sends no height, only the ready event.
    if (type !== 'lobbykit:height' && !(type === 'lobbykit:event' && event === 'ready')) return;
    clearTimeout(timeoutMs);
    onState('ready');
  });
}

listen(message => void show(message));
postState('waiting');
