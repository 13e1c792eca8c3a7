/** Zone and language by which dates and times are written. */
export interface DateFormat {
  /** Language tag. */
  readonly tag: string;
  /** The merchant's zone. */
  readonly zone: string;
  /** Minutes that the reader's clock is ahead of UTC at an instant, ms since 1970. */
  readonly ahead: (at: number | null) => number;
}
