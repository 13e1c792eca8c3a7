/** Messages between the studio and its preview frame. The frame has no origin, so both sides validate the window. */
import type { Theme } from '../color/palette.ts';

/** Content that the preview frame renders. */
export type Shown =
  /**
   * Page with exactly this text.
   * @param framed true if the page contains only a frame, which requires a page with an origin
   */
  | { readonly kind: 'page'; readonly text: string; readonly framed: boolean }
  /** Result of bundling the snippet: the same options, attributes or props, and style. */
  | {
      readonly kind: 'element' | 'react';
      /** Tag without `lobby-`. */
      readonly widget: string;
      readonly component: string;
      readonly lobby: Readonly<Record<string, string>>;
      readonly values: Readonly<Record<string, string | number | boolean>>;
      readonly css: string;
    };

/** Message from the studio. `open` opens a modal, like a press of the visitor. */
export type ToFrame =
  | { readonly type: 'studio:show'; readonly shown: Shown; readonly theme: Theme; readonly language: string }
  | { readonly type: 'studio:open' };

/**
 * State of the frame. `waiting` for a snippet, `loading` until the widget reports a state, `blank` for a gateway frame
 * whose content is not accessible.
 */
export type FrameState = 'waiting' | 'loading' | 'ready' | 'empty' | 'error' | 'unreachable' | 'blank';

export interface FromFrame {
  readonly type: 'studio:state';
  readonly state: FrameState;
}

const STATES: readonly FrameState[] = ['waiting', 'loading', 'ready', 'empty', 'error', 'unreachable', 'blank'];

/** Returns the frame state that a message reports; null for all other messages. */
export function stateIn(data: unknown): FrameState | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, state } = data as Partial<FromFrame>;
  return type === 'studio:state' ? (STATES.find(known => known === state) ?? null) : null;
}
