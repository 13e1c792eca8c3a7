/** Icons of the record pages, in their chunk (lucide, ISC license). */
import type { Shape } from 'lobbykit/parts';

const ICONS = {
  clock: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20', 'M12 6v6l4 2'],
  check: ['M20 6 9 17l-5-5'],
  minus: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20', 'M8 12h8'],
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
  fail: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20', 'm15 9-6 6', 'm9 9 6 6'],
  'timer-off': [
    'M10 2h4',
    'M4.600 11a8 8 0 0 0 1.700 8.700 8 8 0 0 0 8.700 1.700',
    'M7.400 7.400a8 8 0 0 1 10.300 1 8 8 0 0 1 .900 10.200',
    'm2 2 20 20',
    'M12 12v-2',
  ],
  person: [
    'M10 15H6a4 4 0 0 0-4 4v2',
    'M10 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
    'M17 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
    'm21.700 21.700-2-2',
  ],
  trophy: [
    'M10 14.700V17c0 .600-.500 1-1 1.200C7.900 18.800 7 20.200 7 22',
    'M14 14.700V17c0 .600.500 1 1 1.200 1.100.600 2 2 2 3.800',
    'M18 9h1.500a2.500 2.500 0 0 0 0-5H18',
    'M4 22h16',
    'M6 9H4.500a2.500 2.500 0 0 1 0-5H6',
    'M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1z',
  ],
  dice: [
    'M10 10h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z',
    'M14 14h.010',
    'M18 18h.010',
    'm7 17-4.400-4.400a2 2 0 0 1 0-2.800l6.200-6.200a2 2 0 0 1 2.800 0L15 7',
    'M8 8h.010',
  ],
  ticket: [
    'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z',
    'M13 5v2',
    'M13 17v2',
    'M13 11v2',
  ],
  in: ['M17 7 7 17', 'M17 17H7V7'],
  out: ['M7 7h10v10', 'M7 17 17 7'],
  percent: [
    'M19 5 5 19',
    'M6.500 9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
    'M17.500 20a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
  ],
  gift: [
    'M20 12v10H4V12',
    'M2 7h20v5H2z',
    'M12 22V7',
    'M12 7H7.500a2.500 2.500 0 0 1 0-5C11 2 12 7 12 7Z',
    'M12 7h4.500a2.500 2.500 0 0 0 0-5C13 2 12 7 12 7Z',
  ],
  swap: ['m16 3 4 4-4 4', 'M20 7H4', 'm8 21-4-4 4-4', 'M4 17h16'],
  file: [
    'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z',
    'M14 2v4a2 2 0 0 0 2 2h4',
    'M12 18v-6',
    'm9 15 3 3 3-3',
  ],
  sliders: ['M10 5H3', 'M12 19H3', 'M14 3v4', 'M16 17v4', 'M21 12h-9', 'M21 19h-5', 'M21 5h-7', 'M8 10v4', 'M8 12H3'],
  range: [
    'M16 2v4',
    'M8 2v4',
    'M3 10h18',
    'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
    'M17 14h-6',
    'M13 18H7',
  ],
  cross: ['M18 6 6 18', 'm6 6 12 12'],
} as const satisfies Readonly<Record<string, Shape>>;

export type RecordIcon = keyof typeof ICONS;
export const recordShape = (name: RecordIcon): Shape => ICONS[name];

/** Icon and color of a ledger entry. */
export interface LedgerEntryAppearance {
  readonly icon: RecordIcon;
  readonly tint: 'gold' | 'success' | 'info' | 'accent' | 'plain';
}

const APPEARANCES: Readonly<Record<string, LedgerEntryAppearance>> = {
  win: { icon: 'trophy', tint: 'gold' },
  refund: { icon: 'undo', tint: 'plain' },
  deposit: { icon: 'in', tint: 'success' },
  reversal: { icon: 'undo', tint: 'plain' },
  hold: { icon: 'out', tint: 'plain' },
  withdrawal: { icon: 'out', tint: 'plain' },
  release: { icon: 'undo', tint: 'plain' },
  rebate: { icon: 'percent', tint: 'info' },
  bonus: { icon: 'gift', tint: 'accent' },
  gift: { icon: 'gift', tint: 'accent' },
  opening: { icon: 'in', tint: 'success' },
};

export function ledgerEntryAppearance(kind: string, category: string): LedgerEntryAppearance {
  if (kind === 'bet') return { icon: category === 'LOTT' ? 'ticket' : 'dice', tint: 'plain' };
  return (Object.hasOwn(APPEARANCES, kind) ? APPEARANCES[kind] : undefined) ?? { icon: 'swap', tint: 'plain' };
}
