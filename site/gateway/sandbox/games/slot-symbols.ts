/** Six symbols of the slot machine. Each is drawn around the center of a square of 100 units. */
import { gzipSync } from 'node:zlib';
import { type Stored, store } from '../../platform/http/conditional-get.ts';
import { COMMON_HEADERS, PICTURE_POLICY } from '../../platform/http/headers.ts';
import { REVALIDATE } from '../../platform/http/static/files.ts';

const GOLD = ['#fff3c4', '#ffd052', '#d98a12'];
const RED = ['#ff7a66', '#d3142f', '#8c0620'];

/** Returns a gradient from top to bottom. */
const shade = (id: string, [light, middle, dark]: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const EDGE = 'stroke="#7a3d05" stroke-width="2.5" stroke-linejoin="round"';
const GLOSS = 'stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"';

const FIVE_POINTS = Array.from({ length: 10 }, (_, index) => {
  const [radius, angle] = [index % 2 === 0 ? 42 : 19, (Math.PI * index) / 5 - Math.PI / 2];
  return `${(radius * Math.cos(angle)).toFixed(1)},${(2 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('L');

const DRAWINGS: Readonly<Record<string, string>> = {
  seven:
    shade('a', RED) +
    path(
      'M-34,-38H38V-20C14,0 6,20 4,42H-26C-22,16 -10,-2 8,-14H-14L-20,-4H-34Z',
      'url(#a)',
      'stroke="#ffd052" stroke-width="6" stroke-linejoin="round" paint-order="stroke"',
    ) +
    path('M-26,-31H28', 'none', GLOSS),
  gem:
    shade('a', ['#a5f3ff', '#28b6e8', '#0a5fb4']) +
    path('M-42,-12L-24,-36H24L42,-12L0,42Z', 'url(#a)', 'stroke="#0a4f94" stroke-width="2.5" stroke-linejoin="round"') +
    path('M-42,-12L-24,-36L-16,-12Z', '#d6fbff') +
    path('M-24,-36H0L-16,-12Z', '#f3feff') +
    path('M0,-36L16,-12H-16Z', '#8be7fb') +
    path('M0,-36H24L16,-12Z', '#b7f3ff') +
    path('M16,-12H42L0,42Z', '#0f74c6', 'opacity=".55"') +
    path('M-42,-12H-16L0,42Z', '#7adcf7', 'opacity=".6"'),
  crown:
    shade('a', GOLD) +
    path('M-42,-22L-20,2L0,-36L20,2L42,-22L34,32H-34Z', 'url(#a)', EDGE) +
    path('M-33,20H33L31,32H-31Z', '#b3122f') +
    circle(-42, -24, 6, '#ffe08a') +
    circle(42, -24, 6, '#ffe08a') +
    circle(0, -38, 6, '#ffe08a') +
    circle(0, 10, 6, '#35c4f0') +
    circle(-18, 13, 4, '#4cc38a') +
    circle(18, 13, 4, '#4cc38a'),
  bell:
    shade('a', GOLD) +
    path(
      'M-8,-38a8,8 0 0 1 16,0C26,-32 27,-8 29,8C30,18 38,20 40,28H-40C-38,20 -30,18 -29,8C-27,-8 -26,-32 -8,-38Z',
      'url(#a)',
      EDGE,
    ) +
    path('M-14,28a14,12 0 0 0 28,0Z', '#9a5408') +
    path('M-16,-16C-18,-8 -18,2 -19,8', 'none', GLOSS),
  star:
    shade('a', ['#fff6a8', '#ffc32e', '#f07a12']) +
    path(`M${FIVE_POINTS}Z`, 'url(#a)', EDGE) +
    path('M0,-26L-6,-10', 'none', GLOSS),
  cherry:
    shade('a', RED) +
    path(
      'M-18,12C-14,-14 4,-30 26,-38M20,16C20,-6 22,-24 26,-38',
      'none',
      'stroke="#3c7a1e" stroke-width="5" stroke-linecap="round"',
    ) +
    path('M26,-38C8,-46 -10,-40 -16,-28C2,-22 18,-26 26,-38Z', '#6cbb25', 'stroke="#2f6512" stroke-width="2"') +
    circle(-20, 24, 19, 'url(#a)') +
    circle(20, 26, 19, 'url(#a)') +
    path('M-29,18a12,12 0 0 1 8,-7M11,20a12,12 0 0 1 8,-7', 'none', GLOSS),
};

const PICTURES: ReadonlyMap<string, Stored> = new Map(
  Object.entries(DRAWINGS).map(([name, drawing]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${drawing}</svg>`;
    const headers = {
      ...COMMON_HEADERS,
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': PICTURE_POLICY,
      'Cache-Control': REVALIDATE,
    };
    const body = Buffer.from(svg);
    return [`${name}.svg`, store(body, headers, { gzip: gzipSync(body) })];
  }),
);

/** Returns the image of a symbol by its file name, such as `seven.svg`; null if no symbol has this name. */
export const symbolPicture = (file: string): Stored | null => PICTURES.get(file) ?? null;
