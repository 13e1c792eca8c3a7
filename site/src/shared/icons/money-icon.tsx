/** Icons of the deposit, withdrawal, and record pages, in a shared chunk (lucide, ISC license). */
import { Icon, type Shape } from 'lobbykit/parts';
import { shapeOf } from './icon.tsx';

const ICONS = {
  bank: ['M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7', 'm12 2 8 5H4z'],
  check: shapeOf('check'),
  clock: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20', 'M12 6v6l4 2'],
  cross: shapeOf('cross'),
  external: ['M15 3h6v6M10 14 21 3', 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'],
  hand: [
    'M10 15H6a4 4 0 0 0-4 4v2M6 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
    'M14 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M21.500 21.500l-1.900-1.900',
  ],
  none: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20', 'm4.900 4.900 14.200 14.200'],
  'timer-off': [
    'M10 2h4M4.600 11a8 8 0 0 0 1.700 8.700 8 8 0 0 0 8.700 1.700M7.400 7.400a8 8 0 0 1 10.300 1 8 8 0 0 1 .900 10.200',
    'm2 2 20 20M12 12v-2',
  ],
  undo: ['M9 14 4 9l5-5', 'M4 9h10.500a5.500 5.500 0 0 1 0 11H11'],
  wallet: shapeOf('wallet'),
} as const satisfies Readonly<Record<string, Shape>>;

export type MoneyIconName = keyof typeof ICONS;

export const MoneyIcon = ({ name, size }: { readonly name: MoneyIconName; readonly size?: 16 | 20 | 24 }) => (
  <Icon shape={ICONS[name]} size={size} />
);
