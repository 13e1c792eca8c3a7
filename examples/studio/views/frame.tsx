/** One run of the preview: a frame without an origin of its own, that is told what to show and says how it goes. */
import { useEffect, useRef } from 'react';
import { type FrameState, type Shown, stateIn, type ToFrame } from '../preview/messages.ts';

export interface FrameProps {
  readonly shown: Shown;
  readonly theme: 'light' | 'dark';
  readonly language: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Hidden while another is on top of it. */
  readonly hidden: boolean;
  /** Counts up to press what opens a widget that waits. */
  readonly opened: number;
  readonly onState: (state: FrameState) => void;
}

export function Frame({ shown, theme, language, title, width, height, hidden, opened, onState }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useRef(onState);
  hear.current = onState;
  // A frame shows one thing in its life: what changes is a frame of its own.
  const first = useRef({ shown, theme, language });

  useEffect(() => {
    const say = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const state = stateIn(data);
      if (state === 'waiting') say({ type: 'studio:show', ...first.current });
      else if (state) hear.current(state);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (opened > 0) frame.current?.contentWindow?.postMessage({ type: 'studio:open' } satisfies ToFrame, '*');
  }, [opened]);

  return (
    <iframe
      ref={frame}
      className="frame"
      title={title}
      src="./preview/"
      sandbox="allow-scripts allow-forms allow-popups"
      data-hidden={hidden ? '' : undefined}
      aria-hidden={hidden || undefined}
      tabIndex={hidden ? -1 : undefined}
      style={{ width, height }}
    />
  );
}
