/** Types of a first answer and of the function that makes one widget's answer. */
import type { ReactNode } from 'react';
import type { Lobby } from '../../lobby/types.ts';

export interface PrerenderedContent {
  readonly view: ReactNode;
  /** The gateway's answer that the content was made of. */
  readonly data: object;
}

/**
 * Asks on a lobby without a session.
 * @param timeout ms to wait for the data
 * @returns null where public data alone would show something else than the element does
 */
export type PrerenderReader = (
  lobby: Lobby,
  params: Readonly<Record<string, unknown>>,
  timeout: number,
) => Promise<PrerenderedContent | null>;
