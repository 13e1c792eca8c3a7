/** Prerendered content of the service widget: the button of a closed widget, which requires no request. */

import { createServiceWidget } from '../../widgets/service-widget/model.ts';
import { firstView } from '../../widgets/service-widget/prerender.tsx';
import type { Props } from '../../widgets/service-widget/props.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { PrerenderReader } from './reader.ts';

/** The params have been validated by the attribute table. */
export const readService: PrerenderReader = async (lobby, params, timeout) => {
  const props: Props = params;
  // An open modal requires code and responses that are not part of prerendered content.
  if (props.open) return null;
  const model = createServiceWidget(lobby, props);
  return whenLoaded(model.$state, timeout, state => state && { view: firstView(lobby, props, model, state), data: {} });
};
