/** What the studio and its preview frame say to each other. The frame has no origin of its own, so each side checks the window. */
import type { Theme } from '../color/palette.ts';

/** What the preview shows. */
export type Shown =
  /** A page made of exactly this text. `framed`: all it holds is a frame, which has to stand in a page of some origin. */
  | { readonly kind: 'page'; readonly text: string; readonly framed: boolean }
  /** What a bundler would make of the snippet: the same options, attributes or props, and style. */
  | {
      readonly kind: 'element' | 'react';
      /** Tag without `lobby-`. */
      readonly widget: string;
      readonly component: string;
      readonly lobby: Readonly<Record<string, string>>;
      readonly values: Readonly<Record<string, string | number | boolean>>;
      readonly css: string;
    };

/** From the studio. `open` presses what the visitor of a page would: it opens a modal that waits. */
export type ToFrame =
  | { readonly type: 'studio:show'; readonly shown: Shown; readonly theme: Theme; readonly language: string }
  | { readonly type: 'studio:open' };

/**
 * From the frame. `waiting` for what to show; `loading` until the widget has said otherwise; `blank` when a frame of the
 * gateway shows what it has, which nobody but it can see into.
 */
export type FrameState = 'waiting' | 'loading' | 'ready' | 'empty' | 'error' | 'unreachable' | 'blank';

export interface FromFrame {
  readonly type: 'studio:state';
  readonly state: FrameState;
}

const STATES: readonly FrameState[] = ['waiting', 'loading', 'ready', 'empty', 'error', 'unreachable', 'blank'];

/** The state a message tells, null for any other message. */
export function stateIn(data: unknown): FrameState | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, state } = data as Partial<FromFrame>;
  return type === 'studio:state' ? (STATES.find(known => known === state) ?? null) : null;
}
