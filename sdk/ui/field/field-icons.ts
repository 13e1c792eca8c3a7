/**
 * Icons of fields: kinds of values, and buttons that show a password or load another captcha image. Path data: Lucide,
 * ISC License, Copyright (c) 2026 Lucide Icons and Contributors, https://lucide.dev/license (parts of it from Feather,
 * MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { Shape } from '../icon/icon.tsx';

export const user: Shape = ['M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', 'M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0'];
export const lock: Shape = [
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z',
  'M7 11V7a5 5 0 0 1 10 0v4',
];
export const eye: Shape = [
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
  'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
];
export const eyeOff: Shape = [
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
  'M14.084 14.158a3 3 0 0 1-4.242-4.242',
  'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
  'm2 2 20 20',
];
export const refresh: Shape = [
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8',
  'M21 3v5h-5',
  'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16',
  'M8 16H3v5',
];
