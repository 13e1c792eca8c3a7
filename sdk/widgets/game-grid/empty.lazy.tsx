/** Empty state and error state of the game grid. */

import type { Translate } from '../../lobby/types.ts';
import { activeFilters } from '../../protocol/games/game-filters.ts';
import type { ReactNode } from '../../ui/dialect.ts';
import { Empty } from '../../ui/empty/empty.tsx';
import type { PartOf } from '../../ui/view/part-names.ts';
import type { GridActions, GridState } from './model.ts';

export interface EmptyStateProps {
  readonly state: GridState;
  readonly actions: GridActions;
  readonly text: Translate;
  readonly part: PartOf;
  /** Wraps content that the host may replace by slot or prop. */
  readonly place: (name: 'empty', ours: ReactNode) => ReactNode;
}

export function EmptyState({ place, ...props }: EmptyStateProps) {
  return props.state.status === 'error' ? <GridFailed {...props} /> : place('empty', <GridEmpty {...props} />);
}

type InsteadProps = Omit<EmptyStateProps, 'place'>;

function GridFailed({ state, actions, text, part }: InsteadProps) {
  const { error } = state;
  const offline = error?.kind === 'offline' || error?.kind === 'timeout';
  return (
    <Empty
      {...part('empty')}
      scene={offline ? 'offline' : 'error'}
      title={text('grid.failed')}
      description={error ? text(error.messageKey) : ''}
      action={text('action.retry')}
      onAction={() => void actions.retry()}
    />
  );
}

function GridEmpty({ state, actions, text, part }: InsteadProps) {
  const empty = (key: string, action: string, onAction: () => void) => (
    <Empty
      {...part('empty')}
      scene={key === 'fav.' ? 'empty' : 'none'}
      title={text(`grid.empty.${key}title`)}
      description={text(`grid.empty.${key}words`)}
      action={text(action)}
      onAction={onAction}
    />
  );
  if (state.needsLogin) {
    return (
      <Empty
        {...part('empty')}
        scene="empty"
        title={text('empty.login.title')}
        description={text('grid.empty.login')}
        action={text('empty.login.action')}
        onAction={actions.login}
      />
    );
  }
  if (state.tab === 'recent') return empty('recent.', 'grid.see-hot', () => actions.selectTab('hot'));
  if (state.choice.dataType === 'fav') return empty('fav.', 'grid.see-hot', () => actions.selectTab('hot'));
  if (activeFilters(state.choice).length > 0) return empty('found.', 'filter.clear', () => actions.drop('all'));
  if (state.tab === 'all') return empty('', 'action.retry', () => void actions.retry());
  return empty('', 'empty.show-all', () => actions.selectTab('all'));
}
