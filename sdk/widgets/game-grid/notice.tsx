/** In the place of the tiles: they did not come, or there are none. And the short messages above the grid. */
import { activeFilters } from '../../domain/game-query.ts';
import type { Translate } from '../../types.ts';
import { Button } from '../../ui/button.tsx';
import type { ReactNode } from '../../ui/dialect.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { x } from '../../ui/late-shapes.ts';
import type { PartOf } from '../../ui/parts.ts';
import type { GridActions, GridState } from './model.ts';

export interface StateProps {
  readonly state: GridState;
  readonly actions: GridActions;
  readonly text: Translate;
}

export interface NothingProps extends StateProps {
  readonly part: PartOf;
  /** Wraps what a host may replace. */
  readonly place: (name: 'empty', ours: ReactNode) => ReactNode;
}

export function Nothing({ place, ...props }: NothingProps) {
  return props.state.status === 'error' ? <GridFailed {...props} /> : place('empty', <GridEmpty {...props} />);
}

type InsteadProps = Omit<NothingProps, 'place'>;

function GridFailed({ state, actions, text, part }: InsteadProps) {
  const { error } = state;
  const offline = error?.kind === 'offline' || error?.kind === 'timeout';
  return (
    <Empty
      {...part('empty')}
      scene={offline ? 'offline' : 'error'}
      title={text('grid.failed')}
      words={error ? text(error.messageKey) : ''}
      action={text('action.retry')}
      onAction={() => void actions.retry()}
    />
  );
}

function GridEmpty({ state, actions, text, part }: InsteadProps) {
  const empty = (key: string, action: string, onAction: () => void) => (
    <Empty
      {...part('empty')}
      scene="empty"
      title={text(`grid.empty.${key}title`)}
      words={text(`grid.empty.${key}words`)}
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
        words={text('grid.empty.login')}
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

/** Above the grid, below what is pressed: what is being saved, what was refused, what did not open (FAV-06, FAV-10). */
export function Notices({ state, actions, text }: StateProps) {
  const { notice } = state;
  const failed = notice?.kind === 'failed' ? notice : null;
  return (
    <div className="lk-grid-notices" role="status">
      {notice && (
        <div className="lk-grid-notice" data-kind={notice.kind}>
          <p>{failed ? failedText(failed.error, text) : text('grid.saving')}</p>
          {failed?.address && (
            <a href={failed.address} target="_blank" rel="noopener noreferrer" onClick={actions.dismissNotice}>
              {text('launch.open')}
            </a>
          )}
          {failed && (
            <Button look="icon" label={text('action.close')} onClick={actions.dismissNotice}>
              <Icon shape={x} size={20} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type Failed = Extract<GridState['notice'], { kind: 'failed' }>;

/** The server's own words where the kit has none (ERR-16, LAUNCH-08). */
function failedText({ messageKey, message }: Failed['error'], text: Translate): string {
  return (messageKey === 'error.unknown' && message) || text(messageKey);
}
