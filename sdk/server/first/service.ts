/** The first content of the service widget: the button of a closed one, which asks the gateway nothing. */
import { firstView } from '../../widgets/service-widget/first-view.tsx';
import { createServiceWidget, type ServiceParams } from '../../widgets/service-widget/model.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { FirstReader } from './reader.ts';

/** The attribute table admits nothing that the props of the component do not. */
export const readService: FirstReader = async (lobby, { open, ...params }, timeout) => {
  // An open modal needs code and answers of its own, which no first content has.
  if (open) return null;
  const { position, ...chosen } = params as ServiceParams & Parameters<typeof firstView>[1];
  const model = createServiceWidget(lobby, chosen);
  return whenLoaded(
    model.$state,
    timeout,
    state => state && { view: firstView(lobby, { position }, model, state), data: {} },
  );
};
