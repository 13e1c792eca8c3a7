import type { Lottery } from 'lobbykit/domain';
import { expect, it } from 'vitest';
import { nextDraw } from '../../../site/src/shell/side-panels/next-draw-panel.tsx';

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

it('nextDraw returns the earliest draw at any position of the menu', () => {
  const menu = [lottery('north', NOW + 9_000), lottery('fast', NOW + 2_000), lottery('south', NOW + 5_000)];
  expect(nextDraw(menu, NOW)?.id).toBe('fast');
});

it('nextDraw returns the first of two simultaneous draws in the menu', () => {
  expect(nextDraw([lottery('a', NOW + 1), lottery('b', NOW + 1)], NOW)?.id).toBe('a');
});

it('nextDraw skips lotteries off sale, without a time or with a due draw', () => {
  const menu = [
    lottery('off', NOW + 1_000, false),
    lottery('unknown', null),
    lottery('due', NOW),
    lottery('open', NOW + 60_000),
  ];
  expect(nextDraw(menu, NOW)?.id).toBe('open');
});

it('nextDraw returns undefined without a future draw', () => {
  expect(nextDraw([], NOW)).toBeUndefined();
  expect(nextDraw([lottery('due', NOW - 1)], NOW)).toBeUndefined();
});
