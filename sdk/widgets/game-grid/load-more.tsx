/** End of the list: loading indicator, load-more button, or error (LIST-11, LIST-14). */
import { Button } from '../../ui/button/button.tsx';
import type { PanelProps } from './panels/filter.lazy.tsx';

export interface LoadMoreProps extends Omit<PanelProps, 'state'> {
  readonly state: Pick<PanelProps['state'], 'hasMore' | 'more' | 'updating'>;
  /** True shows a load-more button. Otherwise the next page loads when the end of the list is near. */
  readonly button?: boolean;
}

const WAITING = ['a', 'b', 'c'];

export function LoadMore({ state, actions, text, part, button }: LoadMoreProps) {
  const { hasMore, more, updating } = state;
  if (!hasMore) return null;
  if (more.error) {
    return (
      <div {...part('more', 'lk-more-failed')} role="alert">
        <p>{text('grid.more-failed')}</p>
        <Button variant="line" onClick={() => void actions.more()}>
          {text('action.retry')}
        </Button>
      </div>
    );
  }
  if (button) {
    return (
      <div {...part('more')}>
        {/* While another list is loading, the next page of this list cannot be requested. */}
        <Button variant="line" busy={more.loading || updating} onClick={() => void actions.more()}>
          {text('grid.more')}
        </Button>
      </div>
    );
  }
  return (
    <div {...part('more', 'lk-more-wait')} aria-hidden="true">
      {WAITING.map(place => (
        <span key={place} className="lk-skeleton" />
      ))}
    </div>
  );
}
