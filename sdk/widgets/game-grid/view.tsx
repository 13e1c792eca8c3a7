/**
 * View of the grid: heading, tabs, vendors, both panels, and the tiles or the loading, empty or error state. It
 * contains markup only.
 */
import { lists } from '../../i18n/english/lists.ts';
import { addEnglish } from '../../i18n/english.ts';
import { Button } from '../../ui/button/button.tsx';
import { type ComponentType, useId, useMemo } from '../../ui/dialect.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { search } from '../../ui/icon/lazy-icons.ts';
import { useListFocus } from '../../ui/list/use-list-focus.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StaleBar } from '../../ui/stale-bar/stale-bar.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { ChunkErrorFallback } from '../../ui/view/chunk-error-fallback.tsx';
import { directionOf } from '../../ui/view/direction.ts';
import { useAfterPaint } from '../../ui/view/use-after-paint.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import type { ViewProps } from '../../ui/view/view-props.ts';
import { sliders } from './icons.ts';
import { LoadMore } from './load-more.tsx';
import { GridLoading, VendorsLoading } from './loading.tsx';
import type { GridActions, GridState } from './model.ts';
import { Chips } from './panels/chips.tsx';
import type { Props } from './props.ts';
import { Rows, type RowsProps } from './tiles/rows.tsx';
import type { TileContext } from './tiles/tile.ts';
import { VendorStrip } from './vendor-strip.tsx';

addEnglish(lists);

export interface GridViewProps extends ViewProps<GridState, GridActions>, Props {
  /** Initial scroll position of the list in px. */
  readonly from?: number;
  readonly onUnmount?: (position: number) => void;
  /** Component that renders the tiles. Default: the virtual list. */
  readonly tiles?: ComponentType<RowsProps>;
}

const loadFilter = () => import('./panels/filter.lazy.tsx').then(chunk => chunk.FilterPanel);
const loadSearch = () => import('./panels/search.lazy.tsx').then(chunk => chunk.SearchPanel);
const loadEmptyState = () => import('./empty.lazy.tsx').then(chunk => chunk.EmptyState);
const loadToasts = () => import('../../ui/toasts/toast-list.tsx').then(chunk => chunk.ToastList);

export function GridView(props: GridViewProps) {
  const { state, actions, text, part, place, base, prepare, tiles: Tiles = Rows } = props;
  const { status, textsLoaded, stale } = state;
  const panel = `${useId()}panel`;
  const root = useListFocus();
  const listed = status === 'loading' || status === 'ready';
  const settled = useAfterPaint(status !== 'loading');
  const filter = useChunk(state.filterOpen, loadFilter, prepare);
  const found = useChunk(state.resultOpen, loadSearch, prepare);
  const emptyState = useChunk(settled && !listed, loadEmptyState, prepare);
  const toasts = useChunk(state.toast !== null, loadToasts, prepare);
  const failed = [filter, found, emptyState, toasts].find(chunk => chunk.failed);

  const { favorites, choice, hotTags } = state;
  const { name: query } = choice;
  const byButton = props.more === 'button';
  const context = useMemo<TileContext>(
    () => ({ text, part, base, query, favorites, hotTags }),
    [text, part, base, query, favorites, hotTags],
  );
  // If a page failed to load, only a click retries it; scrolling does not.
  const onEnd = () => {
    if (!state.more.error) void actions.more();
  };
  const tiles = (isMain: boolean) => (
    <>
      {status === 'loading' && (
        <GridLoading label={textsLoaded ? text('grid.loading') : undefined} columns={props.columns} />
      )}
      {emptyState.View && !listed && (
        <emptyState.View state={state} actions={actions} text={text} part={part} place={place} />
      )}
      {status === 'ready' && (
        <Tiles
          label={text('grid.list')}
          games={state.games}
          hasMore={state.hasMore}
          columns={props.columns}
          context={context}
          busy={state.updating}
          about={state.loadedChoice}
          from={isMain ? props.from : undefined}
          onUnmount={isMain ? props.onUnmount : undefined}
          onOpen={game => void actions.launch(game)}
          onFavorite={game => void actions.toggleFavorite(game)}
          onEnd={isMain && !byButton ? onEnd : noop}
        />
      )}
    </>
  );
  const panels = { state, actions, text, part };
  const messages = toasts.View && <toasts.View toast={state.toast} text={text} onClose={actions.dismissToast} />;

  return (
    <section
      ref={root}
      {...part('base', `lk lk-game-grid ${props.className ?? ''}`.trim())}
      style={props.style}
      lang={text.tag}
      dir={directionOf(text.tag)}
      aria-label={textsLoaded ? text('grid.title') : undefined}
      data-theme={props.theme}
      data-state={status}
      data-updating={state.updating ? '' : undefined}
      data-stale={stale ? '' : undefined}
    >
      <header className="lk-grid-header">
        {place(
          'heading',
          textsLoaded ? <h2 className="lk-title">{text('grid.title')}</h2> : <Skeleton width={120} height={24} />,
        )}
        {textsLoaded && !props.noFilter && (
          <div className="lk-grid-tools">
            <Button variant="icon" label={text('grid.search')} {...part('search')} onClick={actions.openResult}>
              <Icon shape={search} />
            </Button>
            <Button variant="icon" label={text('grid.filter')} {...part('filter')} onClick={actions.openFilter}>
              <Icon shape={sliders} />
            </Button>
          </div>
        )}
      </header>
      {textsLoaded ? (
        <Tabs
          {...part('tabs')}
          label={text('grid.tabs')}
          tabs={state.tabs.map(tab => ({ id: tab, label: text(tab === 'favorites' ? 'tab.fav' : `tab.${tab}`) }))}
          selected={state.tab}
          prefix={panel}
          panel={panel}
          onSelect={actions.selectTab}
        />
      ) : (
        <div className="lk-tabs-wait" />
      )}
      {stale && <StaleBar stale={stale} text={text} onRetry={() => void actions.retry()} />}
      {!choice.inHouse && (!textsLoaded || state.vendorsWait) && <VendorsLoading />}
      {!choice.inHouse && textsLoaded && state.vendors.length > 0 && (
        <VendorStrip
          vendors={state.vendors}
          selected={choice.vendor}
          base={base}
          text={text}
          part={part}
          onSelect={actions.selectVendor}
        />
      )}
      {textsLoaded && <Chips state={state} actions={actions} text={text} except="vendor" />}
      <div
        className="lk-grid-panel"
        role="tabpanel"
        id={panel}
        aria-labelledby={textsLoaded ? `${panel}-${state.tab}` : undefined}
      >
        {tiles(true)}
        {status === 'ready' && <LoadMore {...panels} button={byButton} />}
      </div>
      {found.View && (
        <found.View {...panels}>
          {tiles(false)}
          {state.resultOpen && messages}
        </found.View>
      )}
      {!state.resultOpen && messages}
      {failed && (
        <ChunkErrorFallback chunk={failed} className="lk-grid-failed" textKey="grid.part-failed" text={text} />
      )}
      {filter.View && <filter.View {...panels} />}
    </section>
  );
}

const noop = () => {};
