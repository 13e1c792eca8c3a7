/** `<ServiceWidget>`: model and view as a component with host events. */
import type { FunctionComponent } from 'react';
import { useOpen } from '../../ui/binding/use-widget.tsx';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createServiceWidget } from './model.ts';
import { type Handlers, type Props, params } from './props.ts';
import { ServiceView } from './view.tsx';

export interface ServiceWidgetProps extends ComponentProps, Props, Handlers {}

/** Props are validated by the component of the same name in `lobbykit/react`. */
export const ServiceWidget: FunctionComponent<ServiceWidgetProps> = createComponent({
  name: 'ServiceWidget',
  params,
  model: createServiceWidget,
  view: ServiceView,
  firstState: state => ({ ...state, status: 'loading' as const }),
  useView({ actions }, { open = false }) {
    useOpen(open, actions);
    return {};
  },
});
