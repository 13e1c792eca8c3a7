/** The closed widget as its element renders it first, before the element is there. */
import type { ReactNode } from 'react';
import type { Lobby } from '../../types.ts';
import { firstProps } from '../../ui/first-props.tsx';
import type { ServiceState, ServiceWidgetModel } from './model.ts';
import { ServiceView, type ServiceViewProps } from './view.tsx';

export const firstView = (
  { $text, $theme }: Pick<Lobby, '$text' | '$theme'>,
  { position = 'end' }: Partial<Pick<ServiceViewProps, 'position'>>,
  { actions }: ServiceWidgetModel,
  state: ServiceState,
): ReactNode => (
  <ServiceView
    {...firstProps}
    state={state}
    actions={actions}
    text={$text.get()}
    theme={$theme.get()}
    position={position}
  />
);
