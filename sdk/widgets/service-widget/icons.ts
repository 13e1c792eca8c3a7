/**
 * Icons of the service widget.
 * Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors, https://lucide.dev/license
 * (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { ServiceEntry } from '../../protocol/service/channels.ts';
import type { Shape } from '../../ui/icon/icon.tsx';
import type { ServiceButton } from './buttons-model.ts';

const message: Shape = ['M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z', 'M8 8h8', 'M8 12h5'];

export const headset: Shape = [
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3Z',
  'M21 16v2a4 4 0 0 1-4 4h-5',
];
export const external: Shape = ['M15 3h6v6', 'M10 14 21 3', 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'];

export const BUTTON_ICONS: Readonly<Record<ServiceButton, Shape>> = {
  service: headset,
  chat: message,
  telegram: ['m22 2-7 20-4-9-9-4Z', 'M22 2 11 13'],
  facebook: ['M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z'],
  whatsapp: [
    'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
    'M9 8.500c0 3.500 3 6.500 6.500 6.500l1-2-2.500-1-1 1c-1-.5-1.500-1-2-2l1-1-1-2.500Z',
  ],
  download: ['M12 15V3', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4', 'm7 10 5 5 5-5'],
};

export const ENTRY_ICONS: Readonly<Record<ServiceEntry, Shape>> = {
  customer: headset,
  messages: [
    'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
  ],
  announcements: ['m3 11 18-5v12L3 14v-3Z', 'M11.600 16.800a3 3 0 1 1-5.800-1.600'],
  chat: message,
  help: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20', 'M9.090 9a3 3 0 0 1 5.830 1c0 2-3 3-3 3', 'M12 17h.01'],
};
