/** Types of a prerender response and of the function that creates one. */
import type { ReactNode } from 'react';
import type { Lobby } from '../../lobby/types.ts';

export interface PrerenderedContent {
  readonly view: ReactNode;
  /** Response of the gateway that the content was rendered from. */
  readonly data: object;
}

/**
 * Loads the data with a lobby without a session.
 * @param timeout of the data, ms
 * @returns null if a rendering from public data would differ from that of the element
 */
export type PrerenderReader = (
  lobby: Lobby,
  params: Readonly<Record<string, unknown>>,
  timeout: number,
) => Promise<PrerenderedContent | null>;
