/** Tests that an engine's driver cannot run, each with its reason. What the kit gets wrong in an engine never stands here. */
export interface Excluded {
  /** What the title of the test matches, its file, flavour and suite before it. */
  readonly title: RegExp;
  readonly reason: string;
}

export const FIREFOX_EXCLUDED: readonly Excluded[] = [];
