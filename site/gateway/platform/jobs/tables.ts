/** Table of jobs that run only once. Times are ms since 1970. */

/** Job that must run only once, identified by its key. */
export interface CompletedJobTable {
  key: string;
  completed_at: number;
}
