/** The first content of the service widget: the button of a closed one, which asks the gateway nothing. */
import { firstView } from '../../widgets/service-widget/first-view.tsx';
import { createServiceWidget, type ServiceParams } from '../../widgets/service-widget/model.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { FirstReader } from './reader.ts';

/** The attribute table admits nothing that the props of the component do not. */
export const readService: FirstReader = async (lobby, { open, ...params }, timeout) => {
  // What an open one shows is code and answers that nobody else has asked for.
  if (open) return null;
  const { position, ...chosen } = params as ServiceParams & Parameters<typeof firstView>[1];
  const model = createServiceWidget(lobby, chosen);
  return whenLoaded(
    model.$state,
    timeout,
    state => state && { view: firstView(lobby, { position }, model, state), data: {} },
  );
};
