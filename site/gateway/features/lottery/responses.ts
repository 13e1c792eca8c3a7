/** Lottery data in the format of API responses, from the cached lotteries. */
import type { drawHistory, lotteryGame, lotteryGroup, openDraw } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import { localize } from '../../platform/localized-text.ts';
import type { DrawPage } from './draws-repository.ts';
import type { Menu, StandingLottery } from './menu.ts';
import { drawDays, drawTimesAhead, ZONE } from './timetable.ts';

type Game = InferInput<typeof lotteryGame>;
type Group = InferInput<typeof lotteryGroup>;
type Open = InferInput<typeof openDraw>;
type History = InferInput<(typeof drawHistory)['value']>;

/** Returns one lottery. Its durations are relative to `at`, ms since 1970. */
export function toGame(
  { lottery, timetable, last, next }: StandingLottery,
  language: string,
  at: number,
  menuTag = lottery.tag,
): Game {
  return {
    code: lottery.code,
    gameCode: lottery.code,
    gameId: lottery.game_id,
    remark: localize(lottery.names, language),
    mobileIconUrl: `/art/lottery/${lottery.code}.svg`,
    isSale: lottery.on_sale,
    remainTime: next.drawAt - at,
    lockTime: lottery.lock_seconds,
    previousWinningNumber: last?.number ?? '',
    previousWinningTime: last?.drawAt ?? null,
    previousNumero: last?.numero ?? '',
    numero: next.numero,
    gameMenuTag: menuTag,
    tag: lottery.tag,
    // Both times are equal in a cached response: COUNT-02 then calculates the same clock offset as with serverTime
    // (R2).
    lotteryTime: [at, at],
    drawDayOfWeek: drawDays(timetable),
    zone: ZONE,
    resultSource: last?.source ?? null,
  };
}

/** Returns the groups in server order; a lottery may be in several groups. */
export const toGroups = (menu: Menu, language: string, at: number): Group[] =>
  menu.groups.map(({ tag, names, lotteries }) => ({
    tag,
    labelName: localize(names, language),
    gameMenus: lotteries.map(standing => toGame(standing, language, at, tag)),
  }));

export interface OpenDraws {
  readonly draws: Open[];
  /**
   * Time at which the sale of the first draw closes and the list changes, ms since 1970; Infinity for an empty list.
   */
  readonly changesAt: number;
}

/** Returns the next `count` draws whose sale is open, soonest first. Omits lotteries that are not on sale. */
export function toOpenDraws(
  lotteries: readonly StandingLottery[],
  count: number,
  language: string,
  at: number,
): OpenDraws {
  const open = lotteries
    .filter(({ lottery }) => lottery.on_sale)
    .flatMap(({ lottery, timetable, commitments }) => {
      const lock = lottery.lock_seconds * 1_000;
      // Starts with the first draw whose sale has not closed.
      return drawTimesAhead(timetable, at + lock, count).map(slot => ({
        lottery,
        slot,
        closeAt: slot.drawAt - lock,
        commitment: commitments[slot.numero] ?? null,
      }));
    })
    .sort((a, b) => a.slot.drawAt - b.slot.drawAt)
    .slice(0, count);
  return {
    changesAt: Math.min(...open.map(({ closeAt }) => closeAt)),
    draws: open.map(({ lottery, slot, commitment }) => ({
      gameId: lottery.game_id,
      code: lottery.code,
      remark: localize(lottery.names, language),
      numero: slot.numero,
      remainTime: slot.drawAt - at,
      lockTime: lottery.lock_seconds,
      isSale: true,
      lotteryTime: [at, at],
      commitment,
    })),
  };
}

/** Returns a page of results; a lottery without results has one empty page. */
export const toHistory = ({ rows, total }: DrawPage, pageNo: number, pageSize: number): History => ({
  content: rows.map(row => ({
    numero: row.numero,
    winningNumber: row.winning_number,
    winningTime: row.draw_at,
    resultSource: row.source,
    commitment: row.seed === null ? null : row.commitment,
    seed: row.seed,
  })),
  pageNum: pageNo,
  totalPages: Math.max(1, Math.ceil(total / pageSize)),
});
