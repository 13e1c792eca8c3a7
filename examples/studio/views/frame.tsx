/** One run of the preview: a frame without an origin of its own, that is told what to show and says how it goes. */
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
  /** Hidden while another is on top of it. */
  readonly hidden: boolean;
  /** Counts up to press what opens a widget that waits; a new run is opened as the one before was. */
  readonly opened: number;
  readonly onState: (state: FrameState) => void;
}

export function Frame({ shown, theme, language, title, width, height, hidden, opened, onState }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useRef(onState);
  hear.current = onState;
  // A frame shows one thing in its life: what changes is a frame of its own.
  const first = useRef({ shown, theme, language });
  const pressed = useRef(0);
  const isReady = useRef(false);
  const framed = shown.kind === 'page' && shown.framed;

  const press = useCallback((times: number) => {
    if (!isReady.current || times <= pressed.current) return;
    pressed.current = times;
    frame.current?.contentWindow?.postMessage({ type: 'studio:open' } satisfies ToFrame, '*');
  }, []);
  const wanted = useRef(opened);
  wanted.current = opened;

  useEffect(() => {
    const say = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const state = stateIn(data);
      if (state === 'waiting') say({ type: 'studio:show', ...first.current });
      else if (state) hear.current(state);
      isReady.current = state === 'ready';
      press(wanted.current);
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
      // Only a page with an origin is let frame what a gateway lets others frame; that page runs no script of another server.
      src={framed ? './preview/framed/' : './preview/'}
      sandbox={framed ? `${RIGHTS} allow-same-origin` : RIGHTS}
      data-hidden={hidden ? '' : undefined}
      aria-hidden={hidden || undefined}
      tabIndex={hidden ? -1 : undefined}
      style={{ width, height }}
    />
  );
}
