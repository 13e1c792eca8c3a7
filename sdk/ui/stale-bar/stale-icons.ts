/**
 * Icons of the bar above outdated data. Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and
 * Contributors, https://lucide.dev/license (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { Shape } from '../icon/icon.tsx';

export const clock: Shape = ['M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0', 'M12 6v6l4 2'];
export const wifiOff: Shape = [
  'M12 20h.01',
  'M8.5 16.429a5 5 0 0 1 7 0',
  'M5 12.859a10 10 0 0 1 5.17-2.69',
  'M19 12.859a10 10 0 0 0-2.007-1.523',
  'M2 8.82a15 15 0 0 1 4.177-2.643',
  'M22 8.82a15 15 0 0 0-11.288-3.764',
  'm2 2 20 20',
];
