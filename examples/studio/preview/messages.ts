/**
 * Messages between the studio and its preview iframe. The iframe has no origin, so both check the sending window
 * instead.
 */
import type { Theme } from '../color/palette.ts';

/** Content that the preview iframe renders. */
export type Shown =
  /**
   * HTML page with exactly this text.
   * @param framed true if the page only contains an iframe of the gateway, which requires a parent page with an origin
   */
  | { readonly kind: 'page'; readonly text: string; readonly framed: boolean }
  /** Equivalent of a snippet that must be bundled: the same options, attributes or props, and styles. */
  | {
      readonly kind: 'element' | 'react';
      /** Tag of the widget without `lobby-`. */
      readonly widget: string;
      readonly component: string;
      readonly lobby: Readonly<Record<string, string>>;
      readonly values: Readonly<Record<string, string | number | boolean>>;
      readonly css: string;
    };

/** Message from the studio to the iframe. `studio:open` opens a modal widget, as a press of the visitor would. */
export type ToFrame =
  | { readonly type: 'studio:show'; readonly shown: Shown; readonly theme: Theme; readonly language: string }
  | { readonly type: 'studio:open' };

/**
 * State of the preview iframe: `waiting` for a snippet, `loading` until the widget reports a state, `blank` if the
 * content of a gateway iframe is not accessible.
 */
export type FrameState = 'waiting' | 'loading' | 'ready' | 'empty' | 'error' | 'unreachable' | 'blank';

export interface FromFrame {
  readonly type: 'studio:state';
  readonly state: FrameState;
}

const STATES: readonly FrameState[] = ['waiting', 'loading', 'ready', 'empty', 'error', 'unreachable', 'blank'];

/** Returns the state that a message contains; null for other messages. */
export function stateIn(data: unknown): FrameState | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, state } = data as Partial<FromFrame>;
  return type === 'studio:state' ? (STATES.find(known => known === state) ?? null) : null;
}
