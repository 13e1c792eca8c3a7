/** Motifs of the lotteries of the southern provinces: a landmark or product of each province. */
import { CREAM, circle, GOLD, line, type Motif, path, place, WHITE } from './shapes.ts';

const petal = 'M32,44Q24,30 32,16Q40,30 32,44Z';
const segment = path('M32,30L26.5,16.5Q32,14.4 37.5,16.5Z', '#fff3c4');
const turbine =
  line('M0,0V26', WHITE, 2.6) +
  place(path('M0,0Q4,-6 1,-16Q-3,-8 0,0Z', WHITE), 'rotate(15)', 'rotate(135)', 'rotate(255)') +
  circle(0, 0, 2.2, GOLD);
const grain = path('M0,0Q5,-4 3,-10Q-3,-6 0,0Z', GOLD);

export const SOUTH: Readonly<Record<string, Motif>> = {
  // Ho Chi Minh City: the skyline and its tower
  hcm: {
    ground: ['#e8590c', '#a83a04'],
    drawing:
      path('M12,52V36H22V52ZM42,52V32H52V52Z', CREAM) +
      path('M24,52V30L28,26V18L32,8L36,18V26L40,30V52Z', WHITE) +
      line('M32,8V3', WHITE, 2) +
      line('M29,34H35M29,40H35M29,46H35', '#e8590c', 2),
  },
  // Dong Thap: lotus
  dt: {
    ground: ['#d6447f', '#8c1f55'],
    drawing:
      place(path(petal, '#ffb9d6'), 'rotate(-62 32 46)', 'rotate(62 32 46)') +
      place(path(petal, '#ffd9e9'), 'rotate(-32 32 46)', 'rotate(32 32 46)') +
      path(petal, WHITE) +
      line('M14,50Q32,57 50,50', '#7be0a4', 4),
  },
  // Ca Mau: mangroves on their roots
  cm: {
    ground: ['#2b8a5a', '#125338'],
    drawing:
      path('M12,26Q14,10 32,11Q50,10 52,26Q44,34 32,32Q20,34 12,26Z', '#a8f0b8') +
      line('M32,30V38M32,36Q22,38 18,52M32,36Q42,38 46,52M32,38Q28,44 27,52M32,38Q36,44 37,52', CREAM, 3) +
      line('M8,55H56', '#8fd8f5', 3.5),
  },
  // Ben Tre: coconut palm
  bt: {
    ground: ['#0f9a66', '#06563c'],
    drawing:
      line('M30,54Q36,40 33,24', CREAM, 5) +
      place(
        path('M33,24Q22,12 8,22Q22,18 33,24Z', '#b8f77f'),
        'rotate(0 33 24)',
        'rotate(52 33 24)',
        'rotate(120 33 24)',
        'rotate(165 33 24)',
      ) +
      circle(29, 28, 4, '#8a4b16') +
      circle(37, 28, 4, '#a85f22') +
      circle(33, 31, 4, '#6d3910'),
  },
  // Vung Tau: the lighthouse
  vt: {
    ground: ['#2277d4', '#0d4388'],
    drawing:
      path('M26,20H38L42,52H22Z', WHITE) +
      path('M25,28H39L39.8,34H24.2ZM23.6,40H40.4L41.2,46H22.8Z', '#e4203c') +
      path('M27,12H37V20H27Z', GOLD) +
      path('M25,12L32,5L39,12Z', '#e4203c') +
      path('M39,13L58,8V22L39,18ZM25,13L6,8V22L25,18Z', '#fff7c2', 'opacity=".55"'),
  },
  // Bac Lieu: wind farm on the sea
  bl: {
    ground: ['#14a3b8', '#075c74'],
    drawing:
      place(turbine, 'translate(22 24)', 'translate(44 20) scale(.9)', 'translate(34 34) scale(.6)') +
      line('M8,53Q14,48 20,53T32,53T44,53T56,53', WHITE, 3.2),
  },
  // Dong Nai: pomelo of Tan Trieu
  dna: {
    ground: ['#7fb51f', '#3f6a08'],
    drawing:
      circle(32, 34, 20, '#ffe27a') +
      circle(32, 34, 16.5, '#ff9d8a') +
      place(segment, ...[0, 60, 120, 180, 240, 300].map(angle => `rotate(${angle} 32 34) translate(0 2)`)) +
      path('M33,14Q38,4 50,6Q46,16 33,14Z', '#d2f58c'),
  },
  // Can Tho: boat of the floating market
  ct: {
    ground: ['#0f8a7d', '#064d4a'],
    drawing:
      path('M10,40H54Q50,53 32,53T10,40Z', WHITE) +
      path('M32,36V10L49,32H32Z', GOLD) +
      path('M28,36V18L16,32H28Z', CREAM) +
      circle(20, 38, 4, '#ff8a3c') +
      circle(27, 38, 4, '#ffc93c') +
      circle(40, 38, 4, '#8ad145'),
  },
  // Soc Trang: the long boats of the Ngo race
  st: {
    ground: ['#b8323f', '#6b1022'],
    drawing:
      path('M4,34Q8,44 32,44T60,30Q58,50 32,50T4,34Z', GOLD) +
      [16, 24, 32, 40, 48]
        .map((x, i) => circle(x, 32 - (i % 2), 3.6, WHITE) + line(`M${x},37L${x - 6},54`, CREAM, 2.2))
        .join('') +
      path('M53,28Q58,20 62,24Q60,30 57,33Z', '#ff7a6b'),
  },
  // Tay Ninh: the Black Lady mountain and its cable car
  tn: {
    ground: ['#5b5fc7', '#2b2f80'],
    drawing:
      path('M4,54L28,16L38,30L44,24L60,54Z', WHITE) +
      path('M28,16L35,26L30,25L26,30L22,26Z', '#aab0ff') +
      line('M6,24L58,8', GOLD, 2.2) +
      path('M37,20H50V30Q50,32 48,32H39Q37,32 37,30Z', GOLD) +
      line('M43.5,12.5V20', GOLD, 2.2),
  },
  // An Giang: temple of the Lady of the Realm, domed
  ag: {
    ground: ['#b0721a', '#6f430a'],
    drawing:
      path('M16,53V32Q16,15 32,13Q48,15 48,32V53Z', WHITE) +
      path('M26,53V40Q26,31 32,31T38,40V53Z', '#b0721a') +
      path('M9,53V36H13V53ZM51,53V36H55V53Z', CREAM) +
      circle(32, 9, 4, GOLD),
  },
  // Binh Thuan: red dunes under the sun
  bth: {
    ground: ['#f08c2e', '#b8461a'],
    drawing:
      circle(44, 18, 9, '#fff0a8') +
      path('M2,54Q18,22 34,38Q46,26 62,54Z', '#ffd08a') +
      path('M2,54Q18,22 34,38Q22,40 20,54Z', '#ffe6bf') +
      line('M36,50Q44,44 54,50', '#c9641e', 2),
  },
  // Vinh Long: brick kilns of Mang Thit
  vl: {
    ground: ['#c4512d', '#7c2813'],
    drawing:
      path('M12,54Q12,18 32,10Q52,18 52,54Z', '#ffb48a') +
      line('M17,32H47M14,42H50M23,22H41M25,22V32M39,22V32M32,32V42M20,42V52M44,42V52', '#a63d1c', 2) +
      path('M25,54V46Q32,38 39,46V54Z', '#5c1a0a') +
      circle(34, 7, 3, WHITE, 'opacity=".8"') +
      circle(40, 4, 2.4, WHITE, 'opacity=".6"'),
  },
  // Binh Duong: glazed vases of Lai Thieu
  bd: {
    ground: ['#2a6fb0', '#123a6b'],
    drawing:
      path('M26,8H38V14Q36,18 40,22Q50,30 46,42Q44,52 38,54H26Q20,52 18,42Q14,30 24,22Q28,18 26,14Z', WHITE) +
      line('M18,34Q25,28 32,34T46,34', '#2a6fb0', 3) +
      line('M20,42Q26,46 32,42T44,42', '#5ba3e6', 3) +
      line('M25,10H39', GOLD, 3),
  },
  // Tra Vinh: Khmer pagoda
  tv: {
    ground: ['#cf8a12', '#84500a'],
    drawing:
      path('M32,4L35,16L46,24H18L29,16Z', GOLD) +
      path('M14,26H50L56,36H8Z', WHITE) +
      path('M12,38H52V42H12Z', CREAM) +
      path('M15,42H20V54H15ZM25,42H30V54H25ZM34,42H39V54H34ZM44,42H49V54H44Z', WHITE) +
      line('M8,36Q4,34 4,30M56,36Q60,34 60,30', GOLD, 2.6),
  },
  // Long An: ears of rice
  la: {
    ground: ['#6a9a1b', '#355a06'],
    drawing:
      line('M32,56V14M30,56Q18,46 16,26M34,56Q46,46 48,26', '#d9f29a', 2.6) +
      place(
        grain,
        ...[14, 22, 30, 38].flatMap(y => [`translate(32 ${y}) rotate(18)`, `translate(32 ${y}) rotate(-48)`]),
      ) +
      place(
        grain,
        'translate(16 28) rotate(-30)',
        'translate(17 35) rotate(-60)',
        'translate(16 26) rotate(20)',
        'translate(48 28) rotate(-10)',
        'translate(47 35) rotate(30)',
        'translate(48 26) rotate(-60)',
      ),
  },
  // Binh Phuoc: cashew
  bp: {
    ground: ['#d9731a', '#8a3c06'],
    drawing:
      path('M18,12Q34,4 46,14Q52,22 44,34Q38,42 30,40Q16,34 18,12Z', '#ff5a4f') +
      path('M22,16Q28,10 36,12Q28,16 26,26Q21,22 22,16Z', '#ffb3a6') +
      path('M30,38Q26,50 36,55Q48,58 50,46Q44,50 41,44Q38,38 30,38Z', CREAM),
  },
  // Hau Giang: pineapple of Cau Duc
  hg: {
    ground: ['#1f9a8a', '#0a5850'],
    drawing:
      path('M32,24L22,8L30,14L32,4L34,14L42,8Z', '#b8f77f') +
      path('M32,20Q48,22 47,38Q46,55 32,56Q18,55 17,38Q16,22 32,20Z', '#ffc93c') +
      line('M20,30L42,52M17,38L34,55M28,22L46,42M44,30L22,52M47,38L30,55M36,22L18,42', '#d98a12', 1.8),
  },
  // Tien Giang: My Thuan bridge
  tg: {
    ground: ['#3a7bd5', '#173f85'],
    drawing:
      path('M19,54L22,10H26L29,54H25L24,30L23,54ZM35,54L38,10H42L45,54H41L40,30L39,54Z', WHITE) +
      line('M24,12L6,40M24,18L12,40M40,12L58,40M40,18L52,40M24,12L32,34M40,12L32,34', '#cfe1ff', 1.6) +
      line('M4,42H60', GOLD, 4) +
      line('M6,54Q12,50 18,54M46,54Q52,50 58,54', '#8fc4ff', 2.6),
  },
  // Kien Giang: islands in the evening
  kg: {
    ground: ['#1d5fd1', '#0f3a8a'],
    drawing:
      circle(32, 24, 12, GOLD) +
      path('M4,44Q14,26 26,42Q34,32 46,40Q54,34 60,44Z', '#0b8f6b') +
      path('M4,46Q11,40 18,46T32,46T46,46T60,46V56H4Z', WHITE),
  },
  // Da Lat: pines before the mountain
  dl: {
    ground: ['#7a3fd1', '#4a1f92'],
    drawing:
      circle(46, 16, 6, GOLD) +
      path('M4,52L26,20L38,38L44,30L60,52Z', '#d9c4ff') +
      path('M18,24L28,42H23L31,54H5L13,42H8Z', '#35c98b') +
      path('M44,34L51,46H48L53,55H35L40,46H37Z', '#7bf0bd'),
  },
};
