/** `<GameGrid>`: model and view as a component, with the events that a host receives. */
import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { createHistoryRestore } from '../../dom/history-restore.ts';
import type { Emit, LobbyEvents } from '../../lobby/events.ts';
import type { Lobby } from '../../lobby/types.ts';
import { pickProps } from '../../protocol/embed/define-props.ts';
import { type GameChoice, tabOf } from '../../protocol/games/game-list.ts';
import { useLanguage, useSession } from '../../ui/binding/hooks.ts';
import { useLobby } from '../../ui/binding/provider.tsx';
import { useStable } from '../../ui/binding/use-model.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { firstPages } from './first-pages.ts';
import type { GamePages } from './list-model.ts';
import { createGameGrid } from './model.ts';
import { type GameGridParams, type Props, params } from './props.ts';
import { startOf } from './state-model.ts';
import { GridView } from './view.tsx';

export interface GameGridProps extends ComponentProps, Props {
  /** In place of the title. */
  readonly heading?: ReactNode;
  /** In place of the empty state. */
  readonly empty?: ReactNode;
  /** A member pressed a game; by default it opens in a tab of its own. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /** `favorite`, `recent` or `launch` needs a session; by default the login modal of the page, else the login route. */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** A favorite was set or taken away, or a refused change was undone. */
  readonly onFavorite?: (event: CustomEvent<LobbyEvents['favorite']>) => void;
  /** A page of games has come. */
  readonly onPage?: (event: CustomEvent<LobbyEvents['page']>) => void;
  /**
   * Another tab, vendor, search or filter was chosen. A host that keeps them in its address gives them back as props when
   * the grid is made anew; the list and the place in it are then found by them.
   */
  readonly onFilter?: (event: CustomEvent<LobbyEvents['filter']>) => void;
  /** The first games are shown. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Games, options or code failed; the grid says so too. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** Lists left by navigation with their scroll positions, by lobby and params, or by the choice if a host keeps that. */
const historyRestore = createHistoryRestore<{ readonly pages: GamePages; readonly position: number }>();

/** Pages and scroll position that a grid starts with, and the key under which it leaves its own. */
function useStart(props: GameGridProps) {
  const lobby = useLobby();
  const [language, session] = [useLanguage(), useSession()];
  const listed = pickProps(params, props);
  const keyOf = (choice: GameChoice) => {
    const what = props.onFilter ? { ...choice, dataType: tabOf(choice), pageSize: props.pageSize } : listed;
    return `${lobby.name} ${language} ${session?.userName ?? ''} ${JSON.stringify(what)}`;
  };
  const [left] = useState(() => historyRestore.take(keyOf(startOf(listed))));
  const [first] = useState(() => (left ? null : firstPages(lobby, props)));
  return { left, first, keyOf };
}

/** The game grid as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export const GameGrid: FunctionComponent<GameGridProps> = createComponent({
  name: 'GameGrid',
  params,
  model: (lobby: Lobby, listed: GameGridParams, emit: Emit, { left, first }: ReturnType<typeof useStart>) =>
    createGameGrid(lobby, listed, emit, left?.pages ?? first),
  view: GridView,
  useInitial: useStart,
  firstState: state => ({ ...state, status: 'loading' as const, spoken: false, stale: null }),
  useView({ lobby, actions, emit }, _props, { left, first, keyOf }) {
    useEffect(() => {
      if (first) emit('page', { page: first.page, hasMore: first.hasMore, lobby: lobby.name });
    }, [first, emit, lobby]);
    const onLeave = useStable((position: number) => {
      const pages = actions.keep();
      if (pages) historyRestore.leave(keyOf(pages.choice), { pages, position });
    });
    return { from: left?.position, onLeave };
  },
});
