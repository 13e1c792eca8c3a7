/**
 * Built-in avatars of members (MEMBER-01): animals on a disc, 64 x 64 units. Rendered as PNG, because their URLs end in
 * `.png`.
 */
import { area, disc, ellipse, mirrored, paint, type Shape, stroke } from './avatar-raster.ts';

/** Width and height in px: 48 CSS px at a pixel ratio of 3. */
const SIZE = 144;

const INK = '#1c2233';
const WHITE = '#ffffff';

/** Colors of the disc and of the fur, with the darker shade of the fur. */
interface Colors {
  readonly ground: string;
  readonly fur: string;
  readonly dark: string;
}

type Face = (colors: Colors) => readonly Shape[];

const both = (one: Shape): Shape[] => [one, mirrored(one)];
const eyes = (y: number, x = 24.5, r = 2.8): Shape[] => [
  ...both(disc(x, y, r, INK)),
  ...both(disc(x - 0.9, y - 0.9, r * 0.32, WHITE)),
];
const cheeks = (x: number, y: number, color = '#ff8fa3'): Shape[] => both(ellipse(x, y, 3.6, 2.4, color, 0.55));
const smile = (y: number, color = INK): Shape[] => both(stroke(`M32,${y}Q28.5,${y + 4.5} 25.5,${y + 1.5}`, 1.7, color));

const fox: Face = ({ fur, dark }) => [
  ...both(area('M13,9Q22,14 29,24L15,32Q11,20 13,9Z', fur)),
  ...both(area('M16,14Q21,17 25,24L17.500,28Q15,20 16,14Z', dark)),
  area('M14,28Q20,20 32,20Q44,20 50,28Q52,44 32,56Q12,44 14,28Z', fur),
  ...both(area('M14,34Q23,36 32,54Q16,48 14,34Z', WHITE)),
  ...eyes(34, 23.5),
  ellipse(32, 52, 4, 3, INK),
];

const panda: Face = ({ dark }) => [
  ...both(disc(16, 17, 8.5, dark)),
  ellipse(32, 35, 22, 20.5, WHITE),
  ...both(ellipse(23, 34, 6.2, 7.6, dark)),
  ...both(disc(23.8, 34, 2.8, WHITE)),
  ...both(disc(24.2, 34.4, 1.5, INK)),
  ellipse(32, 42, 3.8, 2.7, INK),
  ...smile(44.5),
  ...cheeks(15.5, 42),
];

const rabbit: Face = ({ fur, dark }) => [
  ...both(ellipse(23, 17, 5.6, 15, fur)),
  ...both(ellipse(23, 18, 2.8, 11, dark, 0.5)),
  ellipse(32, 39, 19, 17.5, fur),
  ...eyes(37),
  area('M29.500,42L34.500,42L32,45Z', dark),
  ...smile(45),
  ...cheeks(18.5, 43),
  area('M29.800,47L34.200,47L34,51.500L30,51.500Z', WHITE),
];

const bear: Face = ({ fur, dark }) => [
  ...both(disc(16.5, 18, 8, fur)),
  ...both(disc(17, 18.5, 4.2, dark, 0.55)),
  ellipse(32, 35, 21, 20, fur),
  ellipse(32, 43, 10.5, 8.6, WHITE, 0.82),
  ...eyes(33),
  ellipse(32, 39.5, 4.2, 3.1, INK),
  stroke('M32,42L32,45', 1.7, INK),
  ...smile(45),
];

const owl: Face = ({ fur, dark }) => [
  area('M11,12Q22,14 32,17Q42,14 53,12Q56,40 48,50Q40,57 32,57Q24,57 16,50Q8,40 11,12Z', fur),
  ...both(disc(23, 30, 10, WHITE)),
  ...both(disc(23, 30, 10, dark, 0.12)),
  ...both(disc(24, 30.5, 5, INK)),
  ...both(disc(22.4, 28.8, 1.7, WHITE)),
  area('M28,35L36,35L32,43Z', '#ffb020'),
  ...both(stroke('M24,48Q27,51 30,48', 1.8, dark)),
  stroke('M29,53Q32,55.500 35,53', 1.8, dark),
];

const tiger: Face = ({ fur, dark }) => [
  ...both(disc(16, 19, 7.5, fur)),
  ...both(disc(16.5, 19.5, 3.8, dark)),
  ellipse(32, 35, 21.5, 20, fur),
  stroke('M32,16L32,24', 3.2, dark),
  ...both(stroke('M25,17.500L27,24', 3, dark)),
  ...both(stroke('M11.500,34L18,35.500', 3, dark)),
  ...both(stroke('M13,41.500L19,41', 3, dark)),
  ...both(ellipse(27.5, 44, 6.4, 5.4, WHITE)),
  ...eyes(33),
  area('M28.500,38.500Q32,37.500 35.500,38.500L32,42.500Z', dark),
  ...smile(43),
];

const cat: Face = ({ fur, dark }) => [
  ...both(area('M12,11Q20,14 29,21L14,32Q10,21 12,11Z', fur)),
  ...both(area('M15,15Q20,17 24,22L16,27Q14,21 15,15Z', '#ff9fb2')),
  ellipse(32, 37, 20.5, 18, fur),
  ...eyes(35),
  area('M29.500,40.500L34.500,40.500L32,43.500Z', '#ff7d95'),
  ...smile(43.5),
  ...both(stroke('M18,41L7.500,39', 1.3, dark)),
  ...both(stroke('M18,44L8,46', 1.3, dark)),
];

const pig: Face = ({ fur, dark }) => [
  ...both(area('M13,15Q22,12 28,20L17,28Q12,22 13,15Z', dark)),
  ellipse(32, 36, 21, 19, fur),
  ellipse(32, 42, 9.5, 7, dark, 0.75),
  ...both(ellipse(28.6, 42, 1.9, 2.7, INK, 0.8)),
  ...eyes(32, 22),
  ...cheeks(16, 42),
];

const frog: Face = ({ fur, dark }) => [
  ...both(disc(20, 20, 9.5, fur)),
  ellipse(32, 38, 23, 17, fur),
  ...both(disc(20, 19.5, 6.4, WHITE)),
  ...both(disc(21, 20, 3.4, INK)),
  ...both(disc(19.8, 18.7, 1.2, WHITE)),
  stroke('M17,40Q32,53 47,40', 2.2, dark),
  ...both(disc(29.4, 34, 1, dark)),
  ...cheeks(15, 38),
];

const penguin: Face = ({ fur }) => [
  ellipse(32, 35, 22, 21.5, fur),
  ...both(ellipse(25, 36, 9.2, 12, WHITE)),
  ellipse(32, 44, 14, 10.5, WHITE),
  ...eyes(33.5, 25),
  area('M26.500,39Q32,36.500 37.500,39Q35,44.500 32,45Q29,44.500 26.500,39Z', '#ffa51e'),
  ...cheeks(18.5, 43),
];

const lion: Face = ({ fur, dark }) => [
  ...Array.from({ length: 14 }, (_, n) => {
    const turn = (n * Math.PI) / 7;
    return disc(32 + 19 * Math.cos(turn), 34 + 19 * Math.sin(turn), 7, dark);
  }),
  ellipse(32, 35, 18.5, 18, fur),
  ...both(ellipse(28, 43, 5.6, 4.8, WHITE, 0.9)),
  ...eyes(33, 25),
  area('M28,37.500Q32,36.500 36,37.500L32,42Z', INK),
  ...smile(42.5),
];

const koala: Face = ({ fur, dark }) => [
  ...both(disc(13.5, 24, 10.5, fur)),
  ...both(disc(14, 24.5, 6, '#ffd9e2')),
  ellipse(32, 36, 19.5, 18.5, fur),
  ellipse(32, 39, 5, 7.2, dark),
  ellipse(30.6, 35.5, 1.4, 2, WHITE, 0.6),
  ...eyes(34, 23),
  ...smile(47),
];

const monkey: Face = ({ fur, dark }) => [
  ...both(disc(11.5, 33, 7.5, fur)),
  ...both(disc(11.8, 33, 4.2, '#ffd9b8')),
  ellipse(32, 33, 20.5, 20, fur),
  ...both(ellipse(25.5, 32, 9, 10, '#ffd9b8')),
  ellipse(32, 44, 14, 9.5, '#ffd9b8'),
  ...eyes(32, 25),
  ...both(disc(30.2, 40, 1, dark)),
  stroke('M25,45Q32,51 39,45', 2, dark),
];

const elephant: Face = ({ fur, dark }) => [
  ...both(ellipse(13, 30, 11, 14, fur)),
  ...both(ellipse(13.5, 30, 7, 10, dark, 0.35)),
  ellipse(32, 31, 17.5, 18, fur),
  stroke('M32,34Q31,46 33,52Q35,57 41,55', 8.5, fur),
  stroke('M29,42L35,42', 1.4, dark),
  stroke('M29.500,47L35.500,46.500', 1.4, dark),
  ...eyes(30, 24.5),
  ...cheeks(21, 37),
];

const buffalo: Face = ({ fur, dark }) => [
  ...both(stroke('M21,20Q7,20 8,7', 6, '#ffe9b0')),
  ...both(ellipse(12, 28, 7, 4, dark)),
  area('M16,22Q24,14 32,14Q40,14 48,22Q49,38 43,49Q38,57 32,57Q26,57 21,49Q15,38 16,22Z', fur),
  ellipse(32, 48, 10.5, 7.6, '#ffd9b8'),
  ...both(disc(28.4, 48, 1.7, dark)),
  ...eyes(33, 24),
  area('M27,14Q32,24 37,14Q32,11 27,14Z', dark),
];

const chick: Face = ({ fur, dark }) => [
  stroke('M32,17Q30,10 26,9', 3, dark),
  stroke('M33,17Q34,9 39,8', 3, dark),
  disc(32, 36, 20.5, fur),
  ...eyes(34, 23.5),
  area('M27,38Q32,35.500 37,38Q35,43.500 32,44Q29,43.500 27,38Z', '#ff7a2e'),
  ...cheeks(18, 41),
];

const FACES: ReadonlyMap<string, readonly [face: Face, colors: Colors]> = new Map(
  Object.entries<readonly [Face, string, string, string]>({
    fox: [fox, '#dbeafe', '#ff7a45', '#b93815'],
    panda: [panda, '#d8f5e3', '#ffffff', '#2b3146'],
    rabbit: [rabbit, '#efe0ff', '#fff7fb', '#f08aa8'],
    bear: [bear, '#fdeac2', '#b9773e', '#7a4719'],
    owl: [owl, '#efe0ff', '#a06be8', '#5f2fb0'],
    tiger: [tiger, '#ffe1d6', '#ffa43a', '#7a3405'],
    cat: [cat, '#d7f1f7', '#8c95ab', '#4a5268'],
    pig: [pig, '#d8f5e3', '#ffb3c4', '#ef7d98'],
    frog: [frog, '#fdf3c2', '#5cc45a', '#226b2a'],
    penguin: [penguin, '#dbeafe', '#2e3b5e', '#1a2440'],
    lion: [lion, '#d8f0e8', '#ffc24d', '#b8560a'],
    koala: [koala, '#fde3cf', '#9aa6bd', '#3a435a'],
    monkey: [monkey, '#e3f3c9', '#9a5a2c', '#5e3112'],
    elephant: [elephant, '#ffdce9', '#8fa9d6', '#4a67a1'],
    buffalo: [buffalo, '#d7f1e2', '#6b5a57', '#3b2f2d'],
    chick: [chick, '#d9ecff', '#ffd23f', '#f2a51c'],
  }).map(([name, [face, ground, fur, dark]]) => [name, [face, { ground, fur, dark }]]),
);

/** Names of the built-in avatars in display order; the `setIcon` call accepts these names. */
export const AVATARS: readonly string[] = [...FACES.keys()];

/** Returns an avatar as PNG; null if no avatar has this name. */
export function avatarPicture(name: string): Buffer | null {
  const [face, colors] = FACES.get(name) ?? [];
  if (!face || !colors) return null;
  return paint(SIZE, [disc(32, 32, 32, colors.ground), ...face(colors)]);
}
