/** Games and vendors in the format of API responses. */
import type { game, gameVendors, vendorGameTypes } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import { coverUrl, vendorUrl } from '../../platform/http/picture-paths.ts';
import { localize } from '../../platform/localized-text.ts';
import { drawDays, parseTimetable } from '../lottery/timetable.ts';
import type { GamePage, ShownGame } from './repository.ts';
import type { VendorInGroup } from './vendors-repository.ts';

type WireGame = InferInput<typeof game>;
type WireVendors = InferInput<(typeof gameVendors)['value']>;
type WireVendor = InferInput<(typeof vendorGameTypes)['value']>[number];

/** Value of the lottery's prize mode by vendor (LAUNCH-03, LAUNCH-04). */
const PRIZE_MODES: Readonly<Record<string, string>> = { TCG_SEA: 'SEA', ELOTT: 'Elott' };

/** Returns a game with its texts in the language, else in English. */
export function toWireGame(row: ShownGame, language: string): WireGame {
  const gameName = localize(row.names, language);
  return {
    nodeId: row.node_id,
    gameId: row.game_id,
    nodeName: row.names.EN,
    gameName,
    vassalage: row.vendor_code,
    gameType: row.game_type,
    mobileLargeIcon: coverUrl(row, language),
    isGameH5: true,
    isTop: row.is_top,
    isNew: row.is_new,
    ...(row.lottery_code === null
      ? {}
      : {
          code: row.lottery_code,
          gameCode: row.lottery_code,
          gameGroupId: row.lottery_tag,
          remark: gameName,
          lottoMode: PRIZE_MODES[row.vendor_code] ?? 'Lott',
          supportPlay: row.game_type === 'ELOTT' ? 'ent' : 'trad',
          drawDayOfWeek: row.timetable === null ? null : drawDays(parseTimetable(row.timetable)),
        }),
  };
}

/** Converted games by row and language, cached because the URL of each cover requires a hash. */
const cache = new WeakMap<ShownGame, Map<string, WireGame>>();

export const toWireGames = ({ rows }: GamePage, language: string): WireGame[] =>
  rows.map(row => {
    const known = cache.get(row) ?? new Map<string, WireGame>();
    const game = known.get(language) ?? toWireGame(row, language);
    cache.set(row, known.set(language, game));
    return game;
  });

/** Returns the number of pages for `total` rows; an empty list has one page. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

const toWireVendor = ({ code, name, vendor_group }: VendorInGroup): WireVendor => ({
  vassalage: code,
  displayName: name,
  gameCategory: vendor_group,
  mobileSmallIcon: vendorUrl(code),
});

/** Returns the vendors without duplicates within a group. */
export const toVendorMenu = (rows: readonly VendorInGroup[]): WireVendor[] =>
  rows.filter((row, at) => !isSameVendor(row, rows[at - 1])).map(toWireVendor);

/** Compares adjacent rows only. The rows are sorted, so that rows of the same vendor and group are adjacent. */
const isSameVendor = (row: VendorInGroup, before: VendorInGroup | undefined): boolean =>
  row.code === before?.code && row.vendor_group === before.vendor_group;

/**
 * Returns the vendors by group in server order. The group SPORTS is not split, because clients split it themselves
 * (VENDOR-01, VENDOR-06, VENDOR-08).
 */
export function toVendorData(rows: readonly VendorInGroup[]): WireVendors {
  const sorting = [...new Set(rows.map(({ vendor_group }) => vendor_group))];
  const groups = sorting.map(group => rows.filter(({ vendor_group }) => vendor_group === group));
  return {
    sorting,
    mapping: Object.fromEntries(
      groups.map((group, at) => [
        sorting[at],
        {
          vendors: toVendorMenu(group),
          gameClassify: [...new Set(group.flatMap(row => row.class ?? []))].sort(),
          displayNames: Object.fromEntries(group.map(({ code, name }) => [code, name])),
        },
      ]),
    ),
    groups: groups.map((group, at) => ({
      gameCategory: sorting[at] ?? '',
      vendorNames: toVendorMenu(group).map(({ vassalage }) => ({ accountTypeName: vassalage })),
    })),
  };
}
