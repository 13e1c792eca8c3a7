/** Ids for parts that are never rendered on a server. */
import { useState } from './dialect.ts';

let last = 0;

/**
 * An id no other part of the page has. `useId` does not do for the form parts: preact counts anew when a tree is rendered
 * from outside again, and the form of an element shares the page with others.
 */
export const useUniqueId = (): string => useState(() => `lk-${++last}-`)[0];
