/** `<WinnerBoard>`: model and view as a component, with the events that a host receives. */
import { type FunctionComponent, type ReactNode, useCallback } from 'react';
import type { LobbyEvents } from '../../lobby/events.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { formatMoney } from '../../protocol/format-money.ts';
import type { rankList } from '../../protocol/winners/calls.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createWinnerBoard } from './model.ts';
import { type Props, params } from './props.ts';
import { WinnerView } from './view.tsx';

export interface WinnerBoardProps extends ComponentProps, Props {
  /** The answer with the wins that the page has already, such as its server's: shown at once, on a server too. */
  readonly initial?: ResponseOf<typeof rankList>;
  /** In place of the title. */
  readonly heading?: ReactNode;
  /** A member tapped a win; by default its game opens in a tab of its own. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /** A visitor tapped one: `launch` needs a session; by default the login modal of the page, else the login route. */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** The first wins are shown, or there are none. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Wins, options or code failed; the board says so too. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** The winner board as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export const WinnerBoard: FunctionComponent<WinnerBoardProps> = createComponent({
  name: 'WinnerBoard',
  params,
  model: createWinnerBoard,
  view: WinnerView,
  useInitial: ({ initial }) => initial,
  firstState: (state, { initial }) => (initial ? state : { ...state, status: 'loading' as const }),
  useView({ lobby, state, text }) {
    const { currencyPattern } = lobby.config;
    const currency = state.currency ?? '';
    const money = useCallback(
      (amount: string) => formatMoney(amount, text.tag, currency, currencyPattern),
      [currencyPattern, currency, text],
    );
    return { money };
  },
});
