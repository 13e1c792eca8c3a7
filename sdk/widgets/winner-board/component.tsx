/** `<WinnerBoard>`: joins model and view, and sends what happens to the host. */
import type { CSSProperties, ReactNode } from 'react';
import { useCallback } from 'react';
import { WINNER_COUNT } from '../../domain/constants.ts';
import { formatMoney } from '../../domain/text/money.ts';
import type { LobbyEvents } from '../../events.ts';
import { useOutcome, useWidget } from '../../react/use-widget.tsx';
import type { Theme } from '../../types.ts';
import type { ClassNames } from '../../ui/parts.ts';
import { useParts } from '../../ui/use-parts.ts';
import type { Answer } from '../../wire/endpoint.ts';
import type { rankList } from '../../wire/winners.ts';
import { createWinnerBoard, type WinnerParams } from './model.ts';
import { WinnerView } from './view.tsx';

export interface WinnerBoardProps extends WinnerParams {
  /** The answer with the wins that the page has already, such as its server's: shown at once, on a server too. */
  readonly initial?: Answer<typeof rankList>;
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
export function WinnerBoard(props: WinnerBoardProps) {
  const { category, limit, speed, still } = props;
  const params: WinnerParams = { category, limit, speed, still };
  const widget = useWidget(createWinnerBoard, params, props, props.initial);
  useOutcome(widget.state, widget);
  const { lobby, state, actions, text, mounted } = widget;
  const part = useParts(props.classNames);
  const { currencyPattern } = lobby.config;
  const currency = state.currency ?? '';
  const money = useCallback(
    (amount: string) => formatMoney(amount, text.tag, currency, currencyPattern),
    [currencyPattern, currency, text],
  );

  return (
    <WinnerView
      // A server does not know what the device keeps, so the first render leaves it out.
      state={mounted || props.initial ? state : { ...state, status: 'loading' }}
      actions={actions}
      text={text}
      money={money}
      base={lobby.config.gateway}
      theme={widget.theme}
      part={part}
      prepare={widget.prepare}
      limit={limit ?? WINNER_COUNT}
      className={props.className}
      style={props.style}
      place={widget.place}
    />
  );
}
