/** Labels of a countdown. */

import type { Translate } from '../../../lobby/types.ts';
import type { CountdownView } from '../../../protocol/lottery/countdown.ts';

/**
 * Returns the label of a countdown. `stale`: true while the data are outdated, so that times are estimates and a due
 * result cannot arrive before the connection is restored.
 */
export const countLabel = (
  { phase, near }: Pick<CountdownView, 'phase' | 'near'>,
  text: Translate,
  stale: boolean,
): string => {
  if (phase === 'open') return text(near ? 'count.near' : stale ? 'count.estimate' : 'count.open');
  return text(stale && phase === 'drawing' ? 'count.offline' : `count.${phase}`);
};
