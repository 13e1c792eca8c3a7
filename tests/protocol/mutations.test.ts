/** R13: randomly mutated lottery responses never crash parsing and rendering. */
import type { GenericSchema, InferOutput } from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatDate, fullDate, shortDate, timeOfDay } from '../../sdk/protocol/date-format.ts';
import * as wire from '../../sdk/protocol/lottery/calls.ts';
import { viewCountdown } from '../../sdk/protocol/lottery/countdown.ts';
import { historyLotteries, searchLotteries } from '../../sdk/protocol/lottery/history.ts';
import type { Lottery, PastDraw } from '../../sdk/protocol/lottery/lotteries.ts';
import {
  parseFeed,
  parseLotteries,
  parseOpenDraws,
  parsePastDraws,
} from '../../sdk/protocol/lottery/parse-lotteries.ts';
import { refreshDelay } from '../../sdk/protocol/lottery/refresh.ts';
import { weekSchedule } from '../../sdk/protocol/lottery/schedule.ts';
import { parseWinningNumber, printWinningNumber } from '../../sdk/protocol/lottery/winning-number.ts';
import { parseResponse } from '../../sdk/protocol/parse-response.ts';
import { history, menu, northern, openDraws } from '../fixtures/lottery.ts';
import { nastyTexts } from '../fixtures/nasty.ts';
import { seededRandom } from '../helpers/chance/seed.ts';
import { isSlowRun } from '../helpers/slow.ts';
import { mutate } from './mutate.ts';

const runs = isSlowRun ? 10_000 : 500;
const NOW = 1_787_500_000_000;
const FORBIDDEN = /undefined|NaN|Invalid Date|\[object Object\]/;
const at = { serverTime: NOW, receivedAt: NOW };

type Shown = readonly (string | null)[];

const showLottery = (lottery: Lottery): Shown => [
  lottery.id,
  lottery.code,
  lottery.name,
  lottery.icon,
  lottery.tag,
  lottery.drawNumber,
  viewCountdown(lottery, NOW).text,
  viewCountdown(lottery, NOW + 60_000).text,
  ...showDraw({ ...lottery, numbers: lottery.previousNumbers, at: lottery.previousAt }, lottery.zone),
];

function showDraw(draw: Pick<PastDraw, 'drawNumber' | 'numbers' | 'at'>, zone: string): Shown {
  const levels = parseWinningNumber(draw.numbers);
  const dates = [fullDate, shortDate, timeOfDay, formatDate].map(write => write(draw.at, 'vi', zone));
  return [draw.drawNumber, printWinningNumber(levels), ...levels.flatMap(level => level.numbers), ...dates];
}

function showFeed(value: Parameters<typeof parseFeed>[0]): Shown {
  const feed = parseFeed(value, at);
  const delay = refreshDelay(feed.all, NOW);
  if (!(delay > 0 && delay <= 30_000)) throw new Error(`asks again in ${delay} ms`);
  const week = weekSchedule(searchLotteries(historyLotteries(feed.groups), 'mien'), NOW, 'Asia/Ho_Chi_Minh');
  return [
    ...feed.groups.flatMap(group => [group.tag, group.label]),
    ...feed.all.flatMap(showLottery),
    ...week.flatMap(column => [String(column.date), ...column.entries.map(entry => entry.lottery.name)]),
  ];
}

/**
 * Parses a response as the client does and returns all texts that a screen could show; an empty list for a rejected
 * response.
 */
const screen =
  <S extends GenericSchema>(schema: S, show: (value: InferOutput<S>) => Shown) =>
  (input: unknown): Shown => {
    const response = parseResponse(schema, input);
    return response.ok ? show(response.value) : [];
  };

const showLotteries = (value: readonly wire.WireLottery[]): Shown => parseLotteries(value, at).flatMap(showLottery);
const showOpenDraws = (value: readonly wire.WireOpenDraw[]): Shown =>
  parseOpenDraws(value, { receivedAt: NOW }).flatMap(draw => [
    draw.id,
    draw.name,
    draw.drawNumber,
    viewCountdown(draw, NOW).text,
  ]);

const games = [northern, ...menu.flatMap<object>(group => group.gameMenus)];
const RESPONSES: readonly (readonly [string, unknown, (input: unknown) => Shown])[] = [
  ['gameMenu', menu, screen(wire.gameMenu.value, showFeed)],
  ['mobileGameMenus', menu, screen(wire.mobileGameMenus.value, showFeed)],
  ['mobileGames', games, screen(wire.mobileGames.value, showLotteries)],
  ['gameMenuRecent', games, screen(wire.gameMenuRecent.value, showLotteries)],
  ['popularGames', games, screen(wire.popularGames.value, showLotteries)],
  ['openedNumero', openDraws, screen(wire.openedNumero.value, showOpenDraws)],
  ['openedGameNumeros', openDraws, screen(wire.openedGameNumeros.value, showOpenDraws)],
  [
    'drawHistory',
    history,
    screen(wire.drawHistory.value, value =>
      parsePastDraws(value.content).flatMap(draw => showDraw(draw, 'Asia/Ho_Chi_Minh')),
    ),
  ],
];

describe('random mutations', () => {
  it.each(RESPONSES)(
    `R13 ${runs} mutations of %s cause neither an exception nor an invalid text`,
    (name, response, show) => {
      const random = seededRandom(name.length * 7919);
      let shown = 0;
      for (let run = 0; run < runs; run++) {
        let mutant: unknown = structuredClone(response);
        for (let change = Math.floor(random() * 4); change >= 0; change--) mutant = mutate(mutant, random);
        const texts = show(mutant);
        if (texts.length > 0) shown++;
        const bad = texts.find(text => text !== null && (typeof text !== 'string' || FORBIDDEN.test(text)));
        if (bad !== undefined) throw new Error(`run ${run} shows ${bad} for ${JSON.stringify(mutant).slice(0, 2_000)}`);
      }
      expect(shown).toBeGreaterThan(runs / 4);
    },
  );

  it('R13 any value as a whole response is rejected without an exception', () => {
    for (const junk of [
      undefined,
      null,
      Number.NaN,
      Symbol('x'),
      () => 1,
      new Date(Number.NaN),
      new Map(),
      ...nastyTexts,
    ]) {
      for (const [, , show] of RESPONSES) expect(show(junk)).toEqual([]);
    }
  });
});
