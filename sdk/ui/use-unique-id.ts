/** Creates ids for elements that are never rendered on a server. */
import { useState } from './dialect.ts';

let last = 0;

/**
 * Returns an id that is unique on the page. `useId` does not suffice in forms: Preact restarts its counter for each
 * tree that is rendered separately, and the form of a custom element is in the page's DOM, together with other
 * elements.
 */
export const useUniqueId = (): string => useState(() => `lk-${++last}-`)[0];
