/**
 * Renders the board before its element is defined, from a given state: on a server, or in a page that contains the
 * wins.
 */
import type { ReactNode } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import { formatMoney } from '../../protocol/format-money.ts';
import { firstProps } from '../../ui/view/first-props.tsx';
import type { WinnerBoardModel, WinnerState } from './model.ts';
import type { Props } from './props.ts';
import { WinnerView } from './view.tsx';

export const firstView = (
  lobby: Pick<Lobby, '$text' | '$theme' | 'config'>,
  props: Props,
  { actions }: WinnerBoardModel,
  state: WinnerState,
): ReactNode => (
  <WinnerView
    {...firstProps(lobby)}
    {...props}
    state={state}
    actions={actions}
    money={amount => formatMoney(amount, lobby.$text.get().tag, state.currency ?? '', lobby.config.currencyPattern)}
  />
);
