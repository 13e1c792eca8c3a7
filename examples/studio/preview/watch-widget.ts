/** Says how a widget in this document is doing, from its `data-state`, and whether its code has come at all. */
import type { FrameState } from './messages.ts';

/** Frames say nothing when their server is not there; this long they may take to say how high they are. */
const FRAME_TIMEOUT_MS = 15_000;

export function watchWidget(tell: (state: FrameState) => void): void {
  const read = () => {
    const state = document.querySelector<HTMLElement>('body > [data-state]')?.dataset.state;
    if (state === 'ready' || state === 'empty' || state === 'error') tell(state);
  };
  new MutationObserver(read).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });

  // A script that does not load says so where it stands; the event does not bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell('unreachable'), true);
  window.addEventListener('lobby-error', event => {
    const { kind } = (event as CustomEvent<{ kind: string }>).detail;
    if (kind === 'address' || kind === 'outdated') tell('unreachable');
  });

  // Where a frame cannot know who is around it (Firefox), it tells nobody anything, and its silence means nothing.
  const silence = 'ancestorOrigins' in location ? 'unreachable' : 'blank';
  let timeoutMs: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('load', () => {
    if (document.querySelector('body > iframe')) timeoutMs = setTimeout(() => tell(silence), FRAME_TIMEOUT_MS);
  });
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const frame = document.querySelector<HTMLIFrameElement>('body > iframe');
    if (!frame || source !== frame.contentWindow) return;
    const { type, event } = (data ?? {}) as { readonly type?: unknown; readonly event?: unknown };
    // What is not in the flow of its page has no height to tell, and says that it is ready all the same.
    if (type !== 'lobbykit:height' && !(type === 'lobbykit:event' && event === 'ready')) return;
    clearTimeout(timeoutMs);
    tell('ready');
  });
}
