/** React component `<WinnerBoard>`, which connects model and view and passes events to the host. */
import { type FunctionComponent, type ReactNode, useCallback } from 'react';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { formatMoney } from '../../protocol/format-money.ts';
import type { rankList } from '../../protocol/winners/calls.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createWinnerBoard } from './model.ts';
import { type Handlers, type Props, params } from './props.ts';
import { WinnerView } from './view.tsx';

export interface WinnerBoardProps extends ComponentProps, Props, Handlers {
  /**
   * Response with the wins that the page already has, for example from its server. It is shown immediately, also when
   * rendering on a server.
   */
  readonly initial?: ResponseOf<typeof rankList>;
  /** Replaces the title. */
  readonly heading?: ReactNode;
}

/** The component of the same name in `lobbykit/react` validates the props. */
export const WinnerBoard: FunctionComponent<WinnerBoardProps> = createComponent({
  name: 'WinnerBoard',
  params,
  model: createWinnerBoard,
  view: WinnerView,
  useInitial: ({ initial }) => initial,
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
