/**
 * Icons of what comes after the first paint.
 * Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors, https://lucide.dev/license
 * (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { Shape } from './icon.tsx';

export const search: Shape = ['m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0'];
export const x: Shape = ['M18 6 6 18', 'm6 6 12 12'];
