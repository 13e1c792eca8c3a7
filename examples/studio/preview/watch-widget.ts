/** Reports the state of a widget in this document from its `data-state`, and whether its code has loaded. */
import type { FrameState } from './messages.ts';

/** Timeout for the height message of a frame, ms; an unreachable server sends none. */
const FRAME_TIMEOUT_MS = 15_000;

export function watchWidget(onState: (state: FrameState) => void): void {
  const read = () => {
    const state = document.querySelector<HTMLElement>('body > [data-state]')?.dataset.state;
    if (state === 'ready' || state === 'empty' || state === 'error') onState(state);
  };
  new MutationObserver(read).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });

  // A failed script emits `error` on its element; the event does not bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && onState('unreachable'), true);
  window.addEventListener('lobby-error', event => {
    const { kind } = (event as CustomEvent<{ kind: string }>).detail;
    if (kind === 'address' || kind === 'outdated') onState('unreachable');
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
