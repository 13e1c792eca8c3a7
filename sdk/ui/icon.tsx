/**
 * Inline icons, only those in use.
 * Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors, https://lucide.dev/license
 * (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */

const PATHS = {
  check: ['M20 6 9 17l-5-5'],
  'chevron-right': ['m9 18 6-6-6-6'],
  clock: ['M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0', 'M12 6v6l4 2'],
  heart: [
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  ],
  history: ['M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5', 'M12 7v5l4 2'],
  'refresh-cw': [
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8',
    'M21 3v5h-5',
    'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16',
    'M8 16H3v5',
  ],
  search: ['m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0'],
  'wifi-off': [
    'M12 20h.01',
    'M8.5 16.429a5 5 0 0 1 7 0',
    'M5 12.859a10 10 0 0 1 5.17-2.69',
    'M19 12.859a10 10 0 0 0-2.007-1.523',
    'M2 8.82a15 15 0 0 1 4.177-2.643',
    'M22 8.82a15 15 0 0 0-11.288-3.764',
    'm2 2 20 20',
  ],
  x: ['M18 6 6 18', 'm6 6 12 12'],
  ticket: [
    'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z',
    'M13 5v2',
    'M13 17v2',
    'M13 11v2',
  ],
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that point somewhere are mirrored where text runs from right to left. */
const TURNS: ReadonlySet<IconName> = new Set(['chevron-right']);

/** One icon in the colour of its text, hidden from screen readers: its button carries the name. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: 16 | 20 | 24 }) {
  return (
    <svg
      className="lk-icon"
      viewBox="0 0 24 24"
      data-size={size}
      data-turns={TURNS.has(name) || undefined}
      aria-hidden="true"
    >
      {PATHS[name].map(d => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
