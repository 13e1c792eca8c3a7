import type { Lottery } from 'lobbykit/domain';
import { expect, it } from 'vitest';
import { nextDraw } from '../../../site/src/shell/side-panels/next-draw.ts';

const NOW = 1_000_000;

const lottery = (id: string, drawAt: number | null, onSale = true): Lottery => ({
  id,
  code: id,
  name: id,
  icon: null,
  tag: 'vietnam_mb',
  drawNumber: '1',
  previousDrawNumber: '0',
  previousNumbers: '',
  previousAt: null,
  drawDays: [],
  zone: 'Asia/Ho_Chi_Minh',
  source: 'sandbox',
  onSale,
  closeAt: drawAt,
  drawAt,
});

it('takes the draw that comes first, wherever it stands in the menu', () => {
  const menu = [lottery('north', NOW + 9_000), lottery('fast', NOW + 2_000), lottery('south', NOW + 5_000)];
  expect(nextDraw(menu, NOW)?.id).toBe('fast');
});

it('takes the earlier in the menu when two are drawn at once', () => {
  expect(nextDraw([lottery('a', NOW + 1), lottery('b', NOW + 1)], NOW)?.id).toBe('a');
});

it('leaves out what is not on sale, what has no time, and a draw that is due', () => {
  const menu = [
    lottery('off', NOW + 1_000, false),
    lottery('unknown', null),
    lottery('due', NOW),
    lottery('open', NOW + 60_000),
  ];
  expect(nextDraw(menu, NOW)?.id).toBe('open');
});

it('has no next draw where nothing is ahead', () => {
  expect(nextDraw([], NOW)).toBeUndefined();
  expect(nextDraw([lottery('due', NOW - 1)], NOW)).toBeUndefined();
});
