/** Background of the greeting: a bay with limestone towers and a junk (sailing ship), at four times of day. */
import { useId } from 'react';
import type { PartOfDay } from './greeting.ts';

interface Light {
  /** Sky colors from the top to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sea: readonly [string, string];
  /** Colors of the limestone towers, from far to near. */
  readonly rock: readonly [string, string, string];
  readonly orb: string;
  /** Position and radius of the sun or the moon. */
  readonly at: readonly [x: number, y: number, r: number];
}

const LIGHTS: Readonly<Record<PartOfDay, Light>> = {
  morning: {
    sky: ['#f79a8c', '#fdc795', '#fdeec6'],
    sea: ['#f8d3a6', '#cf7d8c'],
    rock: ['#eaa692', '#bf6b77', '#7d3a62'],
    orb: '#fff8dc',
    at: [92, 58, 17],
  },
  noon: {
    sky: ['#3591dd', '#80c8f3', '#daf1fe'],
    sea: ['#8ad8e2', '#218caa'],
    rock: ['#9ccada', '#5b9fb1', '#2c6f7c'],
    orb: '#fffadd',
    at: [276, 26, 15],
  },
  late: {
    sky: ['#852b67', '#e95f59', '#fdc170'],
    sea: ['#fb9a5e', '#77214f'],
    rock: ['#cb6769', '#8d355b', '#551a47'],
    orb: '#ffe7a4',
    at: [262, 62, 22],
  },
  evening: {
    sky: ['#090d26', '#1d2660', '#4e4c9a'],
    sea: ['#3b418b', '#0d1135'],
    rock: ['#4b509a', '#303578', '#1b1f50'],
    orb: '#fcf4d4',
    at: [284, 28, 13],
  },
};

const FAR =
  'M0 78V58c6-3 8-26 18-26s11 22 18 30c8-4 9-37 21-37s12 33 20 40c9-3 12-22 22-22s13 17 22 24c9-5 12-34 24-34s13 31 22 35c10-4 12-26 23-26s14 20 23 26c9-6 11-41 23-41s13 35 22 40c10-3 12-28 23-28s12 22 20 27c9-4 11-34 22-34s13 26 22 32c4-2 6-9 11-13v29Z';
const MID =
  'M0 82V66c12-5 15-23 28-23s15 19 27 25c14-3 18-15 30-15s14 13 26 18h22c12-4 15-24 28-24s16 21 28 25h18c13-4 15-33 30-33s16 29 29 32c12-2 15-20 28-20s16 16 27 20c12-4 16-26 27-30v36Z';
const NEAR =
  'M232 86c10-3 13-30 26-30s14 24 24 28c8-4 11-38 25-38s15 34 25 37c8-3 12-22 26-26v29ZM0 86V63c12 2 16 19 28 23Z';
const WAVES = [
  [24, 92, 26],
  [88, 98, 34],
  [212, 94, 22],
  [250, 101, 40],
  [130, 104, 28],
  [318, 96, 24],
] as const;
const STARS = [
  [20, 12],
  [64, 22],
  [104, 8],
  [148, 18],
  [190, 10],
  [228, 26],
  [330, 14],
  [246, 6],
  [44, 34],
  [126, 32],
] as const;

export function GreetingIllustration({ part }: { part: PartOfDay }) {
  const id = useId();
  const { sky, sea, rock, orb, at } = LIGHTS[part];
  const [x, y, r] = at;
  return (
    <svg viewBox="0 0 358 108" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          {sky.map((color, place) => (
            <stop key={color} offset={place / 2} stopColor={color} />
          ))}
        </linearGradient>
        <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sea[0]} />
          <stop offset="1" stopColor={sea[1]} />
        </linearGradient>
      </defs>
      <path d="M0 0h358v108H0z" fill={`url(#${id}sky)`} />
      {part === 'evening' &&
        STARS.map(([sx, sy]) => <circle key={sx} cx={sx} cy={sy} r="0.9" fill="#fff" opacity="0.8" />)}
      <circle cx={x} cy={y} r={r * 2.2} fill={orb} opacity="0.18" />
      {part === 'evening' ? (
        // Crescent moon: the difference of two circles.
        <path d={`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r}a${r * 0.8} ${r * 0.8} 0 0 1-${r}-${r}Z`} fill={orb} />
      ) : (
        <circle cx={x} cy={y} r={r} fill={orb} />
      )}
      <path d={FAR} fill={rock[0]} />
      <path d={MID} fill={rock[1]} />
      <path d="M0 78h358v30H0z" fill={`url(#${id}sea)`} />
      <path d={NEAR} fill={rock[2]} />
      {WAVES.map(([wx, wy, length]) => (
        <path key={wx} d={`M${wx} ${wy}h${length}`} stroke="#fff" strokeOpacity="0.3" />
      ))}
      <g transform="translate(172 88)">
        <path d="M-15 0h32c-2 4-4 6-8 6H-8c-4 0-6-2-7-6Z" fill={rock[2]} />
        <path d="M-2-2v-24M9-2v-18" stroke={rock[2]} strokeWidth="1.200" />
        <path d="M-3-25c-9 5-12 13-10 22h10ZM10-19c8 5 9 10 7 16h-7Z" fill="#d6302f" />
        <path d="M-1-23c8 6 10 12 7 20h-7Z" fill="#f4574b" />
      </g>
    </svg>
  );
}
