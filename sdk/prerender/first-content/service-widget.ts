/** The first content of the service widget: the button of a closed one, which asks the gateway nothing. */

import { createServiceWidget } from '../../widgets/service-widget/model.ts';
import { firstView } from '../../widgets/service-widget/prerender.tsx';
import type { Props } from '../../widgets/service-widget/props.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { PrerenderReader } from './reader.ts';

/** The attribute table admits nothing that the props of the component do not. */
export const readService: PrerenderReader = async (lobby, params, timeout) => {
  const props: Props = params;
  // An open modal needs code and answers of its own, which no first content has.
  if (props.open) return null;
  const model = createServiceWidget(lobby, props);
  return whenLoaded(model.$state, timeout, state => state && { view: firstView(lobby, props, model, state), data: {} });
};
