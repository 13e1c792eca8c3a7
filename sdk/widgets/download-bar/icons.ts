/**
 * Icons of the download bar. Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors,
 * https://lucide.dev/license (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { DownloadKind } from '../../protocol/content/download-links.ts';
import type { Shape } from '../../ui/icon/icon.tsx';

export const phone: Shape = ['M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z', 'M12 18h.01'];
export const home: Shape = [
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  'M8 12h8',
  'M12 8v8',
];
export const share: Shape = ['M12 2v13', 'm16 6-4-4-4 4', 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8'];

/** Icon of each kind of app link. */
export const CATEGORY_ICONS: Readonly<Record<DownloadKind, Shape>> = {
  Android: ['M4 17a8 8 0 0 1 16 0Z', 'm7 10-2-3.5', 'm17 10 2-3.5', 'M9 14h.01', 'M15 14h.01'],
  MOBILECONFIG: [
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
    'm9 12 2 2 4-4',
  ],
  IOS: phone,
};
