/** React component `<GameGrid>`, which connects model and view and passes events to the host. */
import { type FunctionComponent, type ReactNode, useState } from 'react';
import { createHistoryRestore } from '../../dom/history-restore.ts';
import type { Emit } from '../../lobby/events.ts';
import type { Lobby } from '../../lobby/types.ts';
import { pickProps } from '../../protocol/embed/define-props.ts';
import { type GameChoice, tabOf } from '../../protocol/games/game-filters.ts';
import { useLanguage, useSession } from '../../ui/binding/hooks.ts';
import { useLobby } from '../../ui/binding/provider.tsx';
import { useStable } from '../../ui/binding/use-model.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { useEffect } from '../../ui/connected.ts';
import { firstPages } from './first-pages.ts';
import type { GamePages } from './list-model.ts';
import { createGameGrid } from './model.ts';
import { type GameGridParams, type Handlers, type Props, params } from './props.ts';
import { startOf } from './state-model.ts';
import { GridView } from './view.tsx';

export interface GameGridProps extends ComponentProps, Props, Handlers {
  /** Replaces the title. */
  readonly heading?: ReactNode;
  /** Replaces the empty state. */
  readonly empty?: ReactNode;
}

/**
 * Lists and scroll positions to restore on back and forward navigation. The key is lobby and params, or the selection
 * if the host stores it.
 */
const historyRestore = createHistoryRestore<{ readonly pages: GamePages; readonly position: number }>();

/** Returns the initial pages and scroll position of a grid, and the key under which its own are stored. */
function useStart(props: GameGridProps) {
  const lobby = useLobby();
  const [language, session] = [useLanguage(), useSession()];
  const listed = pickProps(params, props);
  const keyOf = (choice: GameChoice) => {
    const filter = props.onFilter ? { ...choice, dataType: tabOf(choice), pageSize: props.pageSize } : listed;
    return `${lobby.name} ${language} ${session?.userName ?? ''} ${JSON.stringify(filter)}`;
  };
  const [left] = useState(() => historyRestore.take(keyOf(startOf(listed))));
  const [first] = useState(() => (left ? null : firstPages(lobby, props)));
  return { left, first, keyOf };
}

/** The component of the same name in `lobbykit/react` validates the props. */
export const GameGrid: FunctionComponent<GameGridProps> = createComponent({
  name: 'GameGrid',
  params,
  model: (lobby: Lobby, listed: GameGridParams, emit: Emit, { left, first }: ReturnType<typeof useStart>) =>
    createGameGrid(lobby, listed, emit, left?.pages ?? first),
  view: GridView,
  useInitial: useStart,
  firstState: state => ({ ...state, status: 'loading' as const, textsLoaded: false, stale: null }),
  useView({ lobby, actions, emit }, _props, { left, first, keyOf }) {
    useEffect(() => {
      if (first) emit('page', { page: first.page, hasMore: first.hasMore, lobby: lobby.name });
    }, [first, emit, lobby]);
    const onUnmount = useStable((position: number) => {
      const pages = actions.snapshot();
      if (pages) historyRestore.store(keyOf(pages.choice), { pages, position });
    });
    return { from: left?.position, onUnmount };
  },
});
