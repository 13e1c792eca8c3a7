/** React component `<ServiceWidget>`, which connects model and view and passes events to the host. */
import type { FunctionComponent } from 'react';
import { useOpen } from '../../ui/binding/use-widget.tsx';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createServiceWidget } from './model.ts';
import { type Handlers, type Props, params } from './props.ts';
import { ServiceView } from './view.tsx';

export interface ServiceWidgetProps extends ComponentProps, Props, Handlers {}

/** The component of the same name in `lobbykit/react` validates the props. */
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
