/** Renders the closed widget before its element is defined. */
import type { ReactNode } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import { firstProps } from '../../ui/view/first-props.tsx';
import type { ServiceState, ServiceWidgetModel } from './model.ts';
import type { Props } from './props.ts';
import { ServiceView } from './view.tsx';

export const firstView = (
  lobby: Pick<Lobby, '$text' | '$theme' | 'config'>,
  props: Props,
  { actions }: ServiceWidgetModel,
  state: ServiceState,
): ReactNode => <ServiceView {...firstProps(lobby)} {...props} state={state} actions={actions} />;
