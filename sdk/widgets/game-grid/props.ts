/** Props of the game grid, which are the attributes of `<lobby-game-grid>`. */
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Type of the games: `RNG`, `LIVE`, `PVP`, `FISH` … (LIST-02)
   * @default 'RNG'
   */
  gameType: { kind: 'text' },
  /**
   * Id of the vendor selected first.
   * @default all vendors
   */
  vendor: { kind: 'text' },
  /**
   * Tab shown first; one the list does not have counts as `all`.
   * @default all
   */
  tab: { kind: 'choice', values: ['all', 'hot', 'recent', 'fav', 'favorites'] },
  /** Search at the start. */
  query: { kind: 'text' },
  /**
   * Class at the start: accumulative prize, scratch and music, video poker, PVP, arcade.
   * @default ALL
   */
  gameClass: { kind: 'choice', values: ['ALL', 'NEW', 'JP', 'SC', 'VP', 'TG', 'AC'] },
  /**
   * Minimum bet at the start.
   * @default ALL
   */
  minBet: { kind: 'choice', values: ['ALL', '0.01', '0.05', '0.1', '0.5', '0.75'] },
  /** Sent with every request as minLine (API-22). */
  minLine: { kind: 'number', min: 1, max: 9_999 },
  /**
   * Games per request; 100 for lottery vendors, 25 for recent games and favorites (LIST-35..37).
   * @default 25
   */
  pageSize: { kind: 'number', min: 1, max: 100 },
  /** Shows the list of the in-house vendor BGS, with the tabs all, hot, recent and favorites (LIST-07, LIST-08). */
  inHouse: { kind: 'flag' },
});

/** All props. A change of those that are no params renders the same model again. */
export const props = defineProps({
  ...params,
  /**
   * Tiles side by side. Without a number: at least three, two with large text.
   * @default as many as fit
   */
  columns: { kind: 'number', min: 1, max: 12 },
  /**
   * Loads further games as the end of the list comes near, or by a button.
   * @default 'scroll'
   */
  more: { kind: 'choice', values: ['scroll', 'button'] },
  /** Hides search and filter. */
  noFilter: { kind: 'flag' },
});

export type Props = PropsOf<typeof props>;

export interface GameGridParams extends PropsOf<typeof params> {}
