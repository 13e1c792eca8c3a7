import { describe, expect, it } from 'vitest';
import { DEFAULT_ZONE } from '../../../sdk/protocol/default-zone.ts';
import { viewCountdown } from '../../../sdk/protocol/lottery/countdown.ts';
import {
  parseFeed,
  parseLotteries,
  parseOpenDraws,
  parsePastDraws,
} from '../../../sdk/protocol/lottery/parse-lotteries.ts';
import { bare, history, menu, northern, openDraws } from '../../fixtures/lottery.ts';

const NOW = 1_787_500_000_000;
const at = { serverTime: NOW, receivedAt: NOW + 5_000 };
const one = (game: Readonly<Record<string, unknown>>, clock: Parameters<typeof parseLotteries>[1] = at) =>
  parseLotteries([{ gameId: 1, ...game }], clock)[0]!;

describe('lottery menu', () => {
  it('LOTT-23 LOTT-24 parseFeed returns names without markup, and absolute times', () => {
    expect(parseFeed(menu, at).all[0]).toEqual({
      id: '101',
      code: 'VNMB',
      name: 'Miền Bắc',
      icon: '/art/lottery/VNMB.svg',
      tag: 'vietnam_mb',
      drawNumber: '20260823',
      previousDrawNumber: '20260822',
      previousNumbers: northern.previousWinningNumber,
      previousAt: 1_787_484_600_000,
      drawDays: [1, 2, 3, 4, 5, 6, 7],
      zone: 'Asia/Ho_Chi_Minh',
      source: 'imported',
      onSale: true,
      drawAt: NOW + 90_000,
      closeAt: NOW + 30_000,
    });
  });

  it('LOTT-25 groups have the server order, and no additional group ALL is created', () => {
    const feed = parseFeed(menu, at);
    expect(feed.groups.map(group => [group.tag, group.label])).toEqual([
      ['vietnam_rb_hot', 'Hot'],
      ['vietnam_mb', 'Miền Bắc'],
      ['vietnam_rb_stock', 'Stock'],
    ]);
  });

  it('LOTT-25 a lottery of two groups occurs once in the full list, at its first position', () => {
    expect(parseFeed(menu, at).all.map(lottery => lottery.id)).toEqual(['101', '202', '303']);
  });

  it('LOTT-25 groups with equal tags are merged, and lotteries without an id are dropped', () => {
    const feed = parseFeed(
      [
        { tag: 'a', labelName: 'A', gameMenus: [{ gameId: 1 }, { gameId: '1' }, { gameId: ' ' }] },
        { tag: 'a', gameMenus: [{ gameId: 2 }] },
      ],
      at,
    );
    expect(feed.groups.map(group => [group.label, group.lotteries.map(lottery => lottery.id)])).toEqual([
      ['A', ['1', '2']],
    ]);
  });

  it('LOTT-25 a group without a label has its tag as label', () => {
    expect(parseFeed([{ tag: 7, labelName: null, gameMenus: [] }], at).groups[0]).toMatchObject({
      tag: '7',
      label: '7',
    });
  });

  it('R13 a game with only an id has safe default values', () => {
    expect(parseLotteries([bare], at, 'vietnam_mn')).toEqual([
      {
        id: '202',
        code: 'VNCT',
        name: 'VNCT',
        icon: null,
        tag: 'vietnam_mn',
        drawNumber: '',
        previousDrawNumber: '',
        previousNumbers: '',
        previousAt: null,
        drawDays: [],
        zone: DEFAULT_ZONE,
        source: 'official',
        onSale: false,
        drawAt: null,
        closeAt: null,
      },
    ]);
  });

  it('data are marked as sandbox if the envelope or the game is marked', () => {
    expect(parseFeed(menu, { ...at, sandbox: true }).sandbox).toBe(true);
    expect(parseFeed(menu, at).sandbox).toBe(false);
    expect(one({}, { ...at, sandbox: true }).source).toBe('sandbox');
    expect(one({ resultSource: 'imported' }, { ...at, sandbox: true }).source).toBe('imported');
    expect(one({ resultSource: 'engine' }, { ...at, sandbox: true }).source).toBe('engine');
    expect(one({ resultSource: 'rumour' }).source).toBe('official');
  });
});

describe('draw times', () => {
  it('R2 a response that is 20 s old shows 20 s less remaining time', () => {
    const lottery = one({ ...northern, lockTime: 0 }, { serverTime: NOW - 20_000, receivedAt: NOW });
    expect(viewCountdown(lottery, NOW).text).toBe('0:01:10');
  });

  it('COUNT-02 COUNT-03 half of the lotteryTime difference is subtracted without serverTime', () => {
    const lottery = (lotteryTime: unknown) =>
      one({ remainTime: 10_000, lotteryTime }, { receivedAt: NOW }).drawAt! - NOW;
    expect(lottery([0, 2_000])).toBe(9_000);
    expect(lottery(['0', '2000'])).toBe(9_000);
    expect(lottery([2_000, 0])).toBe(10_000);
    for (const odd of [null, [], [1], [null, 5], ['x', 'y']]) expect(lottery(odd)).toBe(10_000);
  });

  it('COUNT-11 lockTime in seconds is subtracted in milliseconds', () => {
    expect(one({ remainTime: 90_000, lockTime: '60' }).closeAt).toBe(NOW + 30_000);
  });

  it('COUNT-09 sale closes with the draw if lockTime is missing or negative', () => {
    for (const lockTime of [undefined, null, '', -5, 'x']) {
      expect(one({ remainTime: 90_000, lockTime }).closeAt).toBe(NOW + 90_000);
    }
  });

  it.each([null, undefined, '', ' ', 'soon', Number.NaN, Number.POSITIVE_INFINITY, '1e999', 'NaN'])(
    'COUNT-08 remainTime %s is parsed as an unknown time',
    remainTime => {
      const lottery = one({ isSale: true, remainTime });
      expect(lottery).toMatchObject({ drawAt: null, closeAt: null });
      expect(viewCountdown(lottery, NOW).text).toBe('--:--:--');
    },
  );

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    ['TRUE', true],
    [false, false],
    [0, false],
    ['0', false],
    ['', false],
    ['yes', false],
    [2, false],
    [null, false],
    [undefined, false],
  ])('COUNT-01 isSale %s is parsed as %s', (isSale, onSale) => {
    expect(one({ isSale }).onSale).toBe(onSale);
  });

  it.each([
    ['1,3', [1, 3]],
    ['3, 1,3', [1, 3]],
    ['0,7,8', [7]],
    [5, [5]],
    ['', []],
    ['daily', []],
    ['1.5,02', []],
  ])('LOTT-10 LOTT-11 drawDayOfWeek %s is parsed as days %j', (drawDayOfWeek, days) => {
    expect(one({ drawDayOfWeek }).drawDays).toEqual(days);
  });
});

describe('other lottery lists', () => {
  it('LOTT-22 parseOpenDraws returns draws with their number and times', () => {
    expect(parseOpenDraws(openDraws, at)).toEqual([
      {
        id: '101',
        name: 'Miền Bắc',
        drawNumber: '20260823',
        onSale: true,
        drawAt: NOW + 90_000,
        closeAt: NOW + 30_000,
      },
      {
        id: '202',
        name: 'Cần Thơ',
        drawNumber: '260823',
        onSale: true,
        drawAt: NOW + 172_800_000,
        closeAt: NOW + 172_500_000,
      },
    ]);
  });

  it('LOTT-13 parsePastDraws preserves the given order', () => {
    expect(parsePastDraws(history.content, true)).toEqual([
      { drawNumber: '20260822', numbers: '12345~67890', at: 1_787_484_600_000, source: 'imported' },
      { drawNumber: '20260821', numbers: '00001', at: 1_787_398_200_000, source: 'sandbox' },
    ]);
  });

  it('LOTT-31 recent lotteries are unique and preserve their order', () => {
    expect(parseLotteries([bare, northern, bare], at).map(lottery => lottery.id)).toEqual(['202', '101']);
  });
});
