/**
 * Sandboxed iframe of one run of the preview. The studio sends the snippet in a message, and the iframe reports the
 * state of the widget.
 */
import { useCallback, useEffect, useRef } from 'react';
import { type FrameState, type Shown, stateIn, type ToFrame } from '../preview/messages.ts';

const RIGHTS = 'allow-scripts allow-forms allow-popups';

export interface FrameProps {
  readonly shown: Shown;
  readonly theme: 'light' | 'dark';
  readonly language: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** True while another run is visible instead. */
  readonly hidden: boolean;
  /**
   * Number that increases to open a modal widget. A new run also opens its modal if the previous run has opened one.
   */
  readonly opened: number;
  readonly onState: (state: FrameState) => void;
}

export function Frame({ shown, theme, language, title, width, height, hidden, opened, onState }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stateHandler = useRef(onState);
  stateHandler.current = onState;
  // An iframe renders only one snippet. A change of the snippet creates a new iframe.
  const first = useRef({ shown, theme, language });
  const pressed = useRef(0);
  const isReady = useRef(false);
  const framed = shown.kind === 'page' && shown.framed;

  const press = useCallback((times: number) => {
    if (!isReady.current || times <= pressed.current) return;
    pressed.current = times;
    frame.current?.contentWindow?.postMessage({ type: 'studio:open' } satisfies ToFrame, '*');
  }, []);
  const openCount = useRef(opened);
  openCount.current = opened;

  useEffect(() => {
    const post = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const state = stateIn(data);
      if (state === 'waiting') post({ type: 'studio:show', ...first.current });
      else if (state) stateHandler.current(state);
      isReady.current = state === 'ready';
      press(openCount.current);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [press]);

  useEffect(() => press(opened), [press, opened]);

  return (
    <iframe
      ref={frame}
      className="frame"
      title={title}
      // An iframe of the gateway requires a parent page with an origin. That parent page runs no third-party scripts.
      src={framed ? './preview/framed/' : './preview/'}
      sandbox={framed ? `${RIGHTS} allow-same-origin` : RIGHTS}
      data-hidden={hidden ? '' : undefined}
      aria-hidden={hidden || undefined}
      tabIndex={hidden ? -1 : undefined}
      style={{ width, height }}
    />
  );
}
