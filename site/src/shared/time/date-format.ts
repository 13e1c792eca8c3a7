/** Language and time zone for formatting dates and times. */
export interface DateFormat {
  /** Language tag, such as `en`. */
  readonly tag: string;
  /** Time zone of the merchant, which all dates and times use. */
  readonly zone: string;
  /**
   * Returns the offset of the visitor's clock from UTC at a time (ms since 1970), minutes; positive if ahead of UTC.
   */
  readonly ahead: (at: number | null) => number;
}
