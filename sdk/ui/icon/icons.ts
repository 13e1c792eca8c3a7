/**
 * Icons that the first paint needs. Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors,
 * https://lucide.dev/license (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { Shape } from './icon.tsx';

export const check: Shape = ['M20 6 9 17l-5-5'];
export const heart: Shape = [
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
];
export const history: Shape = ['M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5', 'M12 7v5l4 2'];
export const ticket: Shape = [
  'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z',
  'M13 5v2',
  'M13 17v2',
  'M13 11v2',
];
