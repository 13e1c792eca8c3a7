/**
 * The board as its element renders it first, on a state that is there already: for servers, and for a page that has its wins
 * before its element.
 */
import type { ReactNode } from 'react';
import { WINNER_COUNT } from '../../domain/constants.ts';
import { formatMoney } from '../../domain/text/money.ts';
import type { Lobby } from '../../types.ts';
import { firstProps } from '../../ui/first-props.tsx';
import type { WinnerBoardModel, WinnerParams, WinnerState } from './model.ts';
import { WinnerView } from './view.tsx';

export const firstView = (
  { $text, $theme, config }: Pick<Lobby, '$text' | '$theme' | 'config'>,
  { limit = WINNER_COUNT }: WinnerParams,
  { actions }: WinnerBoardModel,
  state: WinnerState,
): ReactNode => (
  <WinnerView
    {...firstProps}
    state={state}
    actions={actions}
    text={$text.get()}
    money={amount => formatMoney(amount, $text.get().tag, state.currency ?? '', config.currencyPattern)}
    base={config.gateway}
    theme={$theme.get()}
    limit={limit}
  />
);
