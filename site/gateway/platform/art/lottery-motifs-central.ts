/** Motifs of the lotteries of the central provinces: a landmark or product of each province. */
import { CREAM, circle, GOLD, line, type Motif, path, place, WHITE } from './shapes.ts';

const hexagon = 'M0,-8L7,-4V4L0,8L-7,4V-4Z';
const tower =
  path('M-8,54V30L-6,28V20L-4,18V12L0,6L4,12V18L6,20V28L8,30V54Z', '#ffb48a') +
  path('M-3,54V44Q0,38 3,44V54Z', '#6e2410') +
  path('M-9,28H9V31H-9ZM-7,19H7V21.5H-7Z', CREAM);
const grape = circle(0, 0, 5.2, '#b07bff') + circle(-1.6, -1.6, 1.6, '#e8d6ff');

export const CENTRAL_MOTIFS: Readonly<Record<string, Motif>> = {
  // Phu Yen: the basalt columns of Da Dia
  py: {
    ground: ['#4a6a8a', '#22364f'],
    drawing:
      place(path(hexagon, '#dbe6f2'), 'translate(18 26)', 'translate(32 18)', 'translate(46 26)') +
      place(path(hexagon, '#a9bdd4'), 'translate(25 37)', 'translate(39 37)', 'translate(11 40)', 'translate(53 40)') +
      line('M4,54Q11,49 18,54T32,54T46,54T60,54', '#7fe0f5', 3.4),
  },
  // Hue: the Noon Gate of the citadel
  hue: {
    ground: ['#8f2bb5', '#541070'],
    drawing:
      path('M20,10H44L50,18H14Z', GOLD) +
      path('M18,18H46V26H18Z', WHITE) +
      path('M12,26H52L60,35H4Z', GOLD) +
      path('M8,35H56V54H8Z', CREAM) +
      path('M27,54V44Q32,37 37,44V54ZM14,54V46Q17,42 20,46V54ZM44,54V46Q47,42 50,46V54Z', '#6a1a86') +
      line('M14,18Q10,17 9,13M50,18Q54,17 55,13', GOLD, 2.2),
  },
  // Dak Lak: coffee
  dlk: {
    ground: ['#8a5426', '#4a2a0e'],
    drawing:
      place(
        path('M0,-20Q15,-12 13,4Q10,20 0,20Q-10,20 -13,4Q-15,-12 0,-20Z', '#e8b981') +
          line('M1,-17Q-7,-4 1,3Q7,10 -1,18', '#5c330f', 3),
        'translate(23 33) rotate(-24)',
      ) +
      place(
        path('M0,-16Q12,-10 10,3Q8,16 0,16Q-8,16 -10,3Q-12,-10 0,-16Z', CREAM) +
          line('M1,-13Q-6,-3 1,2Q6,8 -1,14', '#8a5426', 2.6),
        'translate(43 35) rotate(28)',
      ) +
      path('M30,14Q36,4 48,8Q42,18 30,14Z', '#9be07a'),
  },
  // Quang Nam: lanterns of Hoi An
  qna: {
    ground: ['#e2a21a', '#a3520a'],
    drawing:
      line('M32,4V12M32,46V58', '#7a1208', 2.6) +
      path('M24,12H40V16H24ZM24,42H40V46H24Z', '#7a1208') +
      path('M24,16H40Q54,29 40,42H24Q10,29 24,16Z', '#e4203c') +
      line('M28,16Q20,29 28,42M36,16Q44,29 36,42M32,16V42', '#ffb3a6', 2) +
      line('M28,50V57M36,50V57', GOLD, 2.4),
  },
  // Da Nang: the Dragon Bridge
  dng: {
    ground: ['#0b86a8', '#06546b'],
    drawing:
      line('M6,40Q18,12 31,40T54,36', GOLD, 6.5) +
      path('M50,36Q52,24 61,28Q58,31 62,35Q56,42 50,36Z', GOLD) +
      circle(56, 31, 1.7, '#06546b') +
      line('M6,48H58', WHITE, 5) +
      line('M14,50V57M32,50V57M50,50V57', WHITE, 3),
  },
  // Khanh Hoa: the beach of Nha Trang
  kh: {
    ground: ['#18a7d8', '#0a639c'],
    drawing:
      path('M10,30Q14,8 34,10Q54,12 54,34Q48,28 43,32Q38,25 32,29Q26,22 21,28Q16,24 10,30Z', WHITE) +
      path('M21,28Q24,14 34,10Q31,18 32,29Q26,22 21,28ZM43,32Q44,18 34,10Q54,12 54,34Q48,28 43,32Z', '#ff5a4f') +
      line('M33,28L28,50', CREAM, 3) +
      path('M4,50Q32,42 60,50V58H4Z', '#ffe0a3'),
  },
  // Binh Dinh: the Cham towers
  bdi: {
    ground: ['#a8452a', '#631f12'],
    drawing: place(tower, 'translate(20 0)', 'translate(42 6) scale(.9)') + line('M6,55H58', CREAM, 3),
  },
  // Quang Tri: Hien Luong bridge and its flag tower
  qt: {
    ground: ['#2f7d4a', '#124425'],
    drawing:
      line('M46,40V8', WHITE, 2.6) +
      path('M46,8H26V22H46Z', '#e4203c') +
      path('M36,10.5L37.2,14H41L38,16.2L39.2,20L36,17.6L32.8,20L34,16.2L31,14H34.8Z', GOLD) +
      line('M4,42Q32,24 60,42M14,37V46M24,33V46M34,32V46M54,38V46', CREAM, 2.4) +
      line('M4,47H60', WHITE, 4) +
      line('M6,56Q14,52 22,56T38,56T54,56', '#8fd8f5', 2.8),
  },
  // Quang Binh: the caves of Phong Nha
  qb: {
    ground: ['#3f5f73', '#1a2f3c'],
    drawing:
      path('M4,54Q4,8 32,8T60,54Z', '#8ea7b5') +
      path('M12,54Q14,18 32,18T52,54Z', '#10222c') +
      path('M22,22L25,36L28,20ZM32,18L34.5,31L37,19ZM41,22L43,32L45,26Z', '#c5d5de') +
      path('M12,54Q20,46 32,48T52,54Z', '#38c6e8') +
      path('M25,47H39L36,51H28Z', GOLD),
  },
  // Gia Lai: the volcano among wild sunflowers
  gl: {
    ground: ['#5f8f2a', '#2f5410'],
    drawing:
      path('M4,54L24,18Q32,26 40,18L60,54Z', '#d8c3a0') +
      path('M24,18Q32,26 40,18L37,13Q32,18 27,13Z', '#8a4b2a') +
      place(
        place(
          path('M0,0Q3,-4 0,-8Q-3,-4 0,0Z', '#ffd02e'),
          ...[0, 60, 120, 180, 240, 300].map(angle => `rotate(${angle})`),
        ) + circle(0, 0, 2.4, '#8a4b16'),
        'translate(16 46)',
        'translate(32 42)',
        'translate(48 47)',
      ),
  },
  // Ninh Thuan: grapes
  nt: {
    ground: ['#5a2a8f', '#2f1055'],
    drawing:
      line('M32,6V16', '#c9a26b', 3) +
      path('M32,14Q38,4 52,8Q48,20 32,14Z', '#9be07a') +
      place(
        grape,
        ...[
          [18, 24],
          [28, 22],
          [38, 22],
          [47, 25],
          [22, 33],
          [32, 31],
          [42, 32],
          [27, 41],
          [37, 41],
          [32, 50],
        ].map(([x, y]) => `translate(${x} ${y})`),
      ),
  },
  // Quang Ngai: garlic of Ly Son
  qng: {
    ground: ['#7a8fa8', '#3f5068'],
    drawing:
      path('M30,6H34Q34,16 40,22Q54,30 50,44Q46,56 32,56T14,44Q10,30 24,22Q30,16 30,6Z', WHITE) +
      line('M32,20Q22,34 26,55M32,20Q42,34 38,55', '#c4a6d9', 2.4) +
      line('M22,58H42', CREAM, 2),
  },
  // Dak Nong: waterfall over basalt
  dno: {
    ground: ['#276a5a', '#0d3b31'],
    drawing:
      path('M4,10H22V54H4ZM42,10H60V54H42Z', '#6b5546') +
      path('M22,10H42V48Q32,54 22,48Z', '#bfeeff') +
      line('M27,12V46M33,12V48M38,12V46', WHITE, 2.4) +
      path('M8,54Q14,44 24,49Q32,42 40,49Q50,44 56,54Z', WHITE) +
      path('M4,10H22V15Q12,20 4,15ZM42,10H60V15Q52,20 42,15Z', '#7bd66a'),
  },
  // Kon Tum: the high roof of the communal house
  kt: {
    ground: ['#c98a2b', '#7a4a0c'],
    drawing:
      path('M32,4Q42,22 50,40H14Q22,22 32,4Z', CREAM) +
      line('M32,8V38M26,20L22,38M38,20L42,38', '#b57a22', 2.2) +
      path('M18,40H46V50H18Z', '#8a4b16') +
      path('M28,50V43H36V50Z', '#4a2508') +
      line('M20,50V57M28,50V57M36,50V57M44,50V57', CREAM, 3) +
      line('M29,6L25,2M35,6L39,2', GOLD, 2.4),
  },
};
