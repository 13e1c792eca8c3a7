/**
 * Parts of the board that are not needed for the first numbers: tabs, groups, the bar for outdated data, and the empty
 * and error states. One chunk, which loads after the first paint, so that the error state is available if the
 * connection is lost later.
 */

import { boardRest } from '../../i18n/english/board-rest.ts';
import { lists } from '../../i18n/english/lists.ts';
import { addEnglish } from '../../i18n/english.ts';
import type { Translate } from '../../lobby/types.ts';
import { ALL_GROUP, type BoardTab } from '../../protocol/lottery/board.ts';
import type { ReactNode } from '../../ui/dialect.ts';
import { Empty } from '../../ui/empty/empty.tsx';
import { StaleBar } from '../../ui/stale-bar/stale-bar.tsx';
import { Pills } from '../../ui/tabs/pills.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import type { PartOf } from '../../ui/view/part-names.ts';
import { useAfterPaint } from '../../ui/view/use-after-paint.ts';
import type { BoardActions, BoardState } from './model.ts';

export { CardDates } from './card/dates.tsx';

addEnglish(lists);
addEnglish(boardRest);

interface StateProps {
  readonly state: BoardState;
  readonly actions: BoardActions;
  readonly text: Translate;
}

export interface ControlsProps extends StateProps {
  readonly part: PartOf;
  /** Id of the tab panel. The ids of the tabs start with this id. */
  readonly panel: string;
  /** Placeholder for the groups, shown until they have loaded. */
  readonly waiting: ReactNode;
}

const TABS: readonly BoardTab[] = ['all', 'hot', 'fav', 'recent'];

export function Controls({ state, actions, text, part, panel, waiting }: ControlsProps) {
  const loading = state.status === 'loading';
  // Groups render after the tabs, because rendering both together would be the board's longest task.
  const grouped = useAfterPaint(!loading) && !loading;
  return (
    <>
      <Tabs
        {...part('tabs')}
        label={text('board.tabs')}
        tabs={TABS.map(one => ({ id: one, label: text(`tab.${one}`) }))}
        selected={state.tab}
        prefix={panel}
        panel={panel}
        onSelect={actions.selectTab}
      />
      {state.stale && <StaleBar stale={state.stale} text={text} onRetry={() => void actions.retry()} />}
      {!grouped && waiting}
      {grouped && state.groups.length > 1 && (
        <Pills
          label={text('board.groups')}
          pills={state.groups.map(({ tag, label }) => ({
            id: tag,
            label: tag === ALL_GROUP ? text('tab.all') : label,
          }))}
          selected={state.group}
          onSelect={actions.selectGroup}
        />
      )}
    </>
  );
}

export interface StateMessageProps extends StateProps {
  /** Wraps content that the host may replace by slot or prop. */
  readonly place: (name: 'empty', ours: ReactNode) => ReactNode;
}

/** Message that replaces the list in the error state and in the empty state. */
export function StateMessage({ place, ...props }: StateMessageProps) {
  return props.state.status === 'error' ? <BoardFailed {...props} /> : place('empty', <BoardEmpty {...props} />);
}

function BoardFailed({ state, actions, text }: StateProps) {
  const { error } = state;
  const offline = error?.kind === 'offline' || error?.kind === 'timeout';
  return (
    <Empty
      scene={offline ? 'offline' : 'error'}
      title={text('board.failed')}
      description={error ? text(error.messageKey) : ''}
      action={text('action.retry')}
      onAction={() => void actions.retry()}
    />
  );
}

function BoardEmpty({ state, actions, text }: StateProps) {
  if (state.needsLogin) {
    return (
      <Empty
        scene="empty"
        title={text('empty.login.title')}
        description={text('empty.login.words')}
        action={text('empty.login.action')}
        onAction={actions.login}
      />
    );
  }
  const own = state.tab === 'fav' || state.tab === 'recent' ? `empty.${state.tab}` : null;
  const everything = state.tab === 'all' && state.group === ALL_GROUP;
  return (
    <Empty
      scene="empty"
      title={text(own ? `${own}.title` : 'empty.title')}
      description={text(own ? `${own}.words` : 'empty.words')}
      action={text(everything ? 'action.retry' : 'empty.show-all')}
      onAction={() => {
        if (everything) return void actions.retry();
        actions.selectGroup(ALL_GROUP);
        actions.selectTab('all');
      }}
    />
  );
}
