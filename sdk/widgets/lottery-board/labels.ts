/** The words above a countdown. */
import type { CountdownView } from '../../domain/countdown.ts';
import type { Translate } from '../../types.ts';

/** `stale`: the data are old, so times are estimates and a due result waits for the network. */
export function countLabel(view: Pick<CountdownView, 'phase' | 'near'>, text: Translate, stale: boolean): string {
  if (view.phase === 'off') return text('count.off');
  if (view.phase === 'drawing') return text(stale ? 'count.offline' : 'count.drawing');
  if (view.phase === 'closed') return text('count.closed');
  if (view.near) return text('count.near');
  return text(stale ? 'count.estimate' : 'count.open');
}
