/** The bar as its element renders it first, before the element is there. */
import type { ReactNode } from 'react';
import type { Lobby } from '../../types.ts';
import { firstProps } from '../../ui/first-props.tsx';
import type { DownloadBarModel, DownloadBarState } from './model.ts';
import { DownloadView, type DownloadViewProps } from './view.tsx';

export const firstView = (
  { $text, $theme, config }: Pick<Lobby, '$text' | '$theme' | 'config'>,
  { position = 'inline' }: Partial<Pick<DownloadViewProps, 'position'>>,
  { actions }: DownloadBarModel,
  state: DownloadBarState,
): ReactNode => (
  <DownloadView
    {...firstProps}
    state={state}
    actions={actions}
    text={$text.get()}
    theme={$theme.get()}
    position={position}
    base={config.gateway}
    page={null}
  />
);
