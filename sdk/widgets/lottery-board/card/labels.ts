/** Labels of a countdown. */

import type { Translate } from '../../../lobby/types.ts';
import type { CountdownView } from '../../../protocol/lottery/countdown.ts';

/**
 * Returns the label. `stale`: the data is outdated, so times are estimates and a due result waits for the connection.
 */
export const countLabel = (
  { phase, near }: Pick<CountdownView, 'phase' | 'near'>,
  text: Translate,
  stale: boolean,
): string => {
  if (phase === 'open') return text(near ? 'count.near' : stale ? 'count.estimate' : 'count.open');
  return text(stale && phase === 'drawing' ? 'count.offline' : `count.${phase}`);
};
