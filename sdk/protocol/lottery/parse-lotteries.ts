/**
 * Parses lottery responses and converts their durations to absolute deadlines (R2, R13). The first paint needs this
 * file, so it must stay small.
 */

import { DEFAULT_ZONE } from '../default-zone.ts';
import { isRows, parseFlag, parseNumber, parseText } from '../parse-values.ts';
import type { WireDraw, WireLottery, WireLotteryGroup, WireOpenDraw } from './calls.ts';
import { type CountdownSpec, deadline } from './countdown.ts';
import {
  type Lottery,
  type LotteryFeed,
  type LotteryGroup,
  type OpenDraw,
  type PastDraw,
  type ResultSource,
  uniqueLotteries,
} from './lotteries.ts';

/** API-34: open draws per request. */
export const NUMERO_COUNT = 20;

/** Times and flags of a response. */
export interface ReadAt {
  /**
   * Time at which the body was created (from the envelope), ms since 1970. Without it, remainTime starts at
   * `receivedAt` (COUNT-02).
   */
  readonly serverTime?: number;
  /** Server time at which the response arrived, ms since 1970. */
  readonly receivedAt: number;
  /** True if the data are from a sandbox (from the envelope). */
  readonly sandbox?: boolean;
}

/** Checks the structure that `parseFeed` requires. Fields of a row may be missing or unknown. */
export const isMenu = (value: unknown): value is WireLotteryGroup[] =>
  Array.isArray(value) && value.every(group => isRows(Object(group).gameMenus));

/**
 * Parses the menu in a response. `at` in the result is the server time at which the menu was created, ms since 1970.
 */
export const parseMenu = (menu: ReadAt & { readonly value: readonly WireLotteryGroup[] }) => ({
  data: parseFeed(menu.value, menu),
  at: menu.serverTime ?? menu.receivedAt,
});

/**
 * Parses the menu. Groups with the same tag are merged; duplicates within a group and lotteries without an id are
 * omitted.
 */
export function parseFeed(value: readonly WireLotteryGroup[], at: ReadAt): LotteryFeed {
  const groups = new Map<string, LotteryGroup>();
  for (const group of value) {
    const tag = parseText(group.tag);
    const before = groups.get(tag);
    groups.set(tag, {
      tag,
      label: before?.label ?? (parseText(group.labelName) || tag),
      lotteries: uniqueLotteries([...(before?.lotteries ?? []), ...parseLotteries(group.gameMenus, at, tag)]),
    });
  }
  const list = [...groups.values()];
  return { groups: list, all: uniqueLotteries(list.flatMap(group => group.lotteries)), sandbox: at.sandbox === true };
}

/** Parses a list of lotteries (recent, popular) without duplicates. `tag` is the group of lotteries that have none. */
export const parseLotteries = (games: readonly WireLottery[], at: ReadAt, tag = ''): Lottery[] =>
  uniqueLotteries(games.map(game => parseLottery(game, at, tag)).filter(lottery => lottery.id !== ''));

/** Parses open draws, keeping their order (LOTT-22). */
export const parseOpenDraws = (draws: readonly WireOpenDraw[], at: ReadAt): OpenDraw[] =>
  draws.map(draw => ({
    id: parseText(draw.gameId),
    name: parseText(draw.remark) || parseText(draw.code) || parseText(draw.gameId),
    drawNumber: parseText(draw.numero),
    ...parseTimes(draw, at),
  }));

/** Parses past draws, keeping their order (LOTT-13). */
export const parsePastDraws = (draws: readonly WireDraw[], sandbox = false): PastDraw[] =>
  draws.map(draw => ({
    drawNumber: parseText(draw.numero),
    numbers: parseText(draw.winningNumber),
    at: parseNumber(draw.winningTime),
    source: parseSource(draw.resultSource, sandbox),
    ...(draw.seed && draw.commitment && { verification: { seed: draw.seed, commitment: draw.commitment } }),
  }));

function parseLottery(game: WireLottery, at: ReadAt, tag: string): Lottery {
  const id = parseText(game.gameId);
  const code = parseText(game.code) || parseText(game.gameCode);
  return {
    id,
    code,
    name: parseText(game.remark) || code || id,
    icon: parseText(game.mobileIconUrl) || null,
    tag: parseText(game.tag) || parseText(game.gameMenuTag) || tag,
    drawNumber: parseText(game.numero),
    previousDrawNumber: parseText(game.previousNumero),
    previousNumbers: parseText(game.previousWinningNumber),
    previousAt: parseNumber(game.previousWinningTime),
    drawDays: parseDays(parseText(game.drawDayOfWeek)),
    zone: parseText(game.zone) || DEFAULT_ZONE,
    source: parseSource(game.resultSource, at.sandbox === true),
    ...parseTimes(game, at),
  };
}

/**
 * Returns the times of the draw and of the close of sale. If lockTime is missing or negative, the sale closes at the
 * draw (COUNT-09, COUNT-11).
 */
function parseTimes(
  {
    isSale,
    remainTime,
    lockTime,
    lotteryTime,
  }: Pick<WireOpenDraw, 'isSale' | 'remainTime' | 'lockTime' | 'lotteryTime'>,
  at: ReadAt,
): CountdownSpec {
  const remain = parseNumber(remainTime);
  const requestTime = parseNumber(lotteryTime?.[0]);
  const responseTime = parseNumber(lotteryTime?.[1]);
  const pair = requestTime !== null && responseTime !== null ? ([requestTime, responseTime] as const) : undefined;
  const drawAt = remain === null ? null : deadline(remain, { ...at, lotteryTime: pair });
  const lock = Math.max(0, parseNumber(lockTime) ?? 0) * 1000;
  return { onSale: parseFlag(isSale), drawAt, closeAt: drawAt === null ? null : drawAt - lock };
}

const SOURCES: readonly ResultSource[] = ['engine', 'imported', 'sandbox'];

const parseSource = (source: string | null | undefined, sandbox: boolean): ResultSource =>
  SOURCES.find(known => known === source) ?? (sandbox ? 'sandbox' : 'official');

/** Parses weekdays: `3,1` becomes [1, 3]. Invalid days are omitted (LOTT-10, LOTT-11). */
const parseDays = (text: string): number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter(day => text.split(',').some(part => part.trim() === String(day)));
