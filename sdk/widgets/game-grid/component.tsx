/** `<GameGrid>`: joins model and view, and sends what happens to the host. */
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { createComeback } from '../../dom/comeback.ts';
import { type GameChoice, tabOf } from '../../domain/games/game-list.ts';
import type { LobbyEvents } from '../../events.ts';
import { useLanguage, useSession } from '../../react/hooks.ts';
import { useLobby } from '../../react/provider.tsx';
import { useStable } from '../../react/use-model.ts';
import { useOutcome, useWidget } from '../../react/use-widget.tsx';
import type { Theme } from '../../types.ts';
import type { ClassNames } from '../../ui/parts.ts';
import { useParts } from '../../ui/use-parts.ts';
import { firstPages, paramsOf } from './first-pages.ts';
import type { GamePages } from './list-model.ts';
import { createGameGrid, type GameGridParams } from './model.ts';
import { startOf } from './state-model.ts';
import { GridView } from './view.tsx';

export interface GameGridProps extends GameGridParams {
  /**
   * Tiles side by side. Where it is not given: three at least, two where text is large.
   * @default as many as fit
   */
  readonly columns?: number;
  /**
   * How further games come: as the end of the list comes near, or by a button.
   * @default 'scroll'
   */
  readonly more?: 'scroll' | 'button';
  /** Takes search and filter away. */
  readonly noFilter?: boolean;
  /**
   * Colours of this widget only.
   * @default the lobby's
   */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
  /** In place of the title. */
  readonly heading?: ReactNode;
  /** In place of the empty state. */
  readonly empty?: ReactNode;
  /** A member pressed a game; by default it opens in a tab of its own. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /** `favourite`, `recent` or `launch` needs a session; by default the login modal of the page, else the login route. */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** A favourite was set or taken away, or a refused change was undone. */
  readonly onFavourite?: (event: CustomEvent<LobbyEvents['favourite']>) => void;
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

/** Lists that somebody left, and where in them: by lobby and params, or by what was chosen where a host keeps that. */
const comeback = createComeback<{ readonly pages: GamePages; readonly position: number }>();

/** The game grid as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export function GameGrid(props: GameGridProps) {
  const { pageSize, columns } = props;
  const lobby = useLobby();
  const params = paramsOf(props);
  const [language, session] = [useLanguage(), useSession()];
  const placeOf = (choice: GameChoice) => {
    const what = props.onFilter ? { ...choice, dataType: tabOf(choice), pageSize } : params;
    return `${lobby.name} ${language} ${session?.userName ?? ''} ${JSON.stringify(what)}`;
  };
  const [left] = useState(() => comeback.take(placeOf(startOf(params))));
  const [first] = useState(() => (left ? null : firstPages(lobby, params)));
  const widget = useWidget(createGameGrid, params, props, left?.pages ?? first);
  useOutcome(widget.state, widget);
  const { state, actions, emit, text, mounted } = widget;
  useEffect(() => {
    if (first) emit('page', { page: first.page, hasMore: first.hasMore, lobby: lobby.name });
  }, [first, emit, lobby]);
  const part = useParts(props.classNames);
  const onLeave = useStable((position: number) => {
    const pages = actions.keep();
    if (pages) comeback.leave(placeOf(pages.choice), { pages, position });
  });

  return (
    <GridView
      // A server does not know what the device keeps (texts, session, theme), so the first render leaves it out.
      state={mounted ? state : { ...state, status: 'loading', spoken: false, stale: null }}
      actions={actions}
      columns={columns}
      moreBy={props.more}
      noFilter={props.noFilter}
      text={text}
      base={lobby.config.gateway}
      theme={widget.theme}
      part={part}
      prepare={widget.prepare}
      className={props.className}
      style={props.style}
      from={left?.position}
      onLeave={onLeave}
      place={widget.place}
    />
  );
}
