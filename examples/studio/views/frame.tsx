/** Sandboxed frame of one preview run. The studio sends the content as a message, and the frame reports its state. */
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
  /** True while another run covers this one. */
  readonly hidden: boolean;
  /** Increments to open a modal widget; a new run opens like the previous one. */
  readonly opened: number;
  readonly onState: (state: FrameState) => void;
}

export function Frame({ shown, theme, language, title, width, height, hidden, opened, onState }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stateHandler = useRef(onState);
  stateHandler.current = onState;
  // A frame has one content for its lifetime; a change creates a new frame.
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
      // A gateway page that may be framed requires a parent with an origin; that parent page runs no third-party
      // script.
      src={framed ? './preview/framed/' : './preview/'}
      sandbox={framed ? `${RIGHTS} allow-same-origin` : RIGHTS}
      data-hidden={hidden ? '' : undefined}
      aria-hidden={hidden || undefined}
      tabIndex={hidden ? -1 : undefined}
      style={{ width, height }}
    />
  );
}
