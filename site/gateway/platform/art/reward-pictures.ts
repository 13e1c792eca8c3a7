/** Illustrations of rewards, 96 x 96 units, by name. Each is a single golden object with a highlight and a shadow. */
import { type Brush, createBrush } from './covers/brush.ts';
import { coin, GOLD, shadow, spark, star } from './covers/props.ts';
import { all, circle, ellipse, group, line, path, rect } from './shapes.ts';

type Drawing = (brush: Brush) => string;

const RED = ['#ff6b7d', '#d81e3f', '#8f0f2b'] as const;
const WOOD = ['#b06a2c', '#7c4213', '#56290a'] as const;

const DRAWINGS = {
  medal: brush =>
    shadow(48, 88, 22, 4) +
    path('M30,6H46L52,40H40Z', '#d81e3f') +
    path('M66,6H50L44,40H56Z', '#a3122f') +
    circle(48, 58, 27, '#9a5408') +
    circle(48, 56, 27, brush.linear(GOLD, 1, 1)) +
    circle(48, 56, 20, brush.linear(['#ffe48c', '#f0ac2c'], 1, 1)) +
    star(48, 56, 13, '#fff6cf') +
    path('M28,46A24,24 0 0 1 44,32', 'none', 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"'),
  coins: brush =>
    shadow(48, 86, 36, 5) +
    all([78, 69, 60], y => coin(brush, 30, y, 20, 0.42)) +
    all([80, 72], y => coin(brush, 66, y, 20, 0.42)) +
    coin(brush, 58, 36, 24) +
    spark(14, 34, 9, '#ffd75e') +
    spark(88, 54, 7, '#ffd75e'),
  envelope: brush =>
    shadow(48, 88, 26, 4) +
    group(
      'rotate(-8 48 48)',
      rect(22, 10, 52, 74, 6, brush.linear(RED, 1, 1)) +
        path('M22,16Q22,10 28,10H68Q74,10 74,16V30Q48,52 22,30Z', '#a3122f') +
        coin(brush, 48, 40, 12) +
        line('M34,64H62M38,72H58', '#ffd75e', 3),
    ) +
    spark(84, 18, 8, '#ffd75e'),
  gift: brush =>
    shadow(48, 88, 34, 5) +
    rect(18, 42, 60, 44, 5, brush.linear(RED, 1, 1)) +
    rect(12, 30, 72, 17, 5, brush.linear(['#ff8291', '#c4122f'], 0, 1)) +
    rect(41, 30, 14, 56, 0, brush.linear(GOLD)) +
    path(
      'M48,30Q22,32 24,18Q28,6 48,30Q68,6 72,18Q74,32 48,30Z',
      brush.linear(GOLD),
      'stroke="#a8640c" stroke-width="2"',
    ) +
    rect(18, 35, 20, 3, 1.5, '#fff', 'opacity=".55"'),
  cake: brush =>
    shadow(48, 88, 36, 5) +
    rect(14, 50, 68, 36, 8, brush.linear(['#ffb3c7', '#f2749a'])) +
    path('M14,58Q14,46 24,46H72Q82,46 82,58Q74,70 66,58Q57,72 48,58Q39,72 30,58Q22,70 14,58Z', '#fff6ee') +
    all([32, 48, 64], (x, index) => rect(x - 3, 26, 6, 21, 2, ['#60a5fa', '#ffd75e', '#34d399'][index]!)) +
    all([32, 48, 64], x => path(`M${x},10Q${x + 7},20 ${x},25Q${x - 7},20 ${x},10Z`, '#ff9a3d')) +
    rect(22, 76, 52, 4, 2, '#fff', 'opacity=".5"'),
  chest: brush =>
    shadow(48, 88, 36, 5) +
    all([34, 48, 62], (x, index) => coin(brush, x, 40 - (index % 2) * 6, 11)) +
    path('M14,44Q14,22 30,22H66Q82,22 82,44Z', brush.linear(WOOD)) +
    rect(14, 44, 68, 40, 5, brush.linear(WOOD)) +
    all([18, 68], x => rect(x, 23, 9, 61, 2, brush.linear(GOLD))) +
    rect(14, 44, 68, 7, 2, brush.linear(GOLD)) +
    rect(40, 40, 16, 20, 4, brush.linear(GOLD)) +
    circle(48, 48, 3.4, '#56290a') +
    rect(46.6, 48, 2.8, 7, 1, '#56290a') +
    spark(14, 18, 8, '#ffd75e'),
  crown: brush =>
    shadow(48, 86, 32, 5) +
    path('M12,32L30,48L48,18L66,48L84,32L76,78H20Z', brush.linear(GOLD, 1, 1), 'stroke="#a8640c" stroke-width="2"') +
    rect(19, 70, 58, 12, 4, brush.linear(['#ffe48c', '#d9901a'])) +
    all(['12 30', '48 15', '84 30'], at => group(`translate(${at})`, circle(0, 0, 6, '#ff5a6e'))) +
    path('M48,46L56,56L48,68L40,56Z', '#d81e3f') +
    circle(30, 60, 4, '#3b82f6') +
    circle(66, 60, 4, '#3b82f6') +
    ellipse(28, 50, 3, 10, '#fff', 'opacity=".55" transform="rotate(-24 28 50)"'),
} satisfies Readonly<Record<string, Drawing>>;

/** Names of the illustrations, from which operators choose. */
export const REWARD_PICTURES: readonly string[] = Object.keys(DRAWINGS);

/** Returns an illustration as an SVG document; null if the name is unknown. */
export function rewardPicture(name: string): string | null {
  const drawing = Object.hasOwn(DRAWINGS, name) ? (DRAWINGS as Readonly<Record<string, Drawing>>)[name] : undefined;
  if (!drawing) return null;
  const brush = createBrush();
  const body = drawing(brush);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><defs>${brush.definitions()}</defs>${body}</svg>`;
}
