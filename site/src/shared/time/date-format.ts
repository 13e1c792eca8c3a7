/** Time zone and language of formatted dates and times. */
export interface DateFormat {
  /** Language tag. */
  readonly tag: string;
  /** Time zone of the merchant. */
  readonly zone: string;
  /** Minutes by which the reader's clock is ahead of UTC at an instant (ms since 1970). */
  readonly ahead: (at: number | null) => number;
}
