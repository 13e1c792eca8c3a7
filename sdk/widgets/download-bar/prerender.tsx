/** Renders the bar before its element is defined. */
import type { ReactNode } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import { firstProps } from '../../ui/view/first-props.tsx';
import type { DownloadBarModel, DownloadBarState } from './model.ts';
import type { Props } from './props.ts';
import { DownloadView } from './view.tsx';

export const firstView = (
  lobby: Pick<Lobby, '$text' | '$theme' | 'config'>,
  props: Props,
  { actions }: DownloadBarModel,
  state: DownloadBarState,
): ReactNode => <DownloadView {...firstProps(lobby)} {...props} state={state} actions={actions} page={null} />;
