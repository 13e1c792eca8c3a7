/** Creates ids for elements that are never rendered on a server. */
import { useState } from './dialect.ts';

let last = 0;

/**
 * Returns an id that is unique on the page. `useId` is not sufficient for form parts: Preact restarts its counter for a
 * separately rendered tree, and the form of an element shares the page with others.
 */
export const useUniqueId = (): string => useState(() => `lk-${++last}-`)[0];
