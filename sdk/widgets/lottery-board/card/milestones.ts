/** The few moments of a countdown that are worth interrupting somebody for. */
import type { CountdownView } from '../../../protocol/lottery/countdown.ts';

export type Milestone = 'five-minutes' | 'one-minute' | 'closed';

const SECONDS: readonly (readonly [Milestone, number])[] = [
  ['one-minute', 60],
  ['five-minutes', 300],
];

/** The milestone passed between two readings of one countdown, null for none; the first reading passes none. */
export function milestone(before: CountdownView | null, now: CountdownView): Milestone | null {
  if (before?.phase !== 'open') return null;
  if (now.phase === 'closed' || now.phase === 'drawing') return 'closed';
  for (const [name, seconds] of SECONDS) {
    if (before.seconds! > seconds && now.seconds !== null && now.seconds <= seconds) return name;
  }
  return null;
}
