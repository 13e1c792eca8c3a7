/** Table of jobs that run once. Times are ms since 1970. */

/** A job that runs exactly once, identified by its key. */
export interface CompletedJobTable {
  key: string;
  completed_at: number;
}
