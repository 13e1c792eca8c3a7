/** Table of jobs that run once. Times are ms since 1970. */

/** A job that happens once, by a key of its own. */
export interface CompletedJobTable {
  key: string;
  completed_at: number;
}
