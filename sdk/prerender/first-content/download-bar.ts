/** Prerendered content of the download bar, for a visitor who has not closed it. */
import { createDownloadBar } from '../../widgets/download-bar/model.ts';
import { firstView } from '../../widgets/download-bar/prerender.tsx';
import type { Props } from '../../widgets/download-bar/props.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { PrerenderReader } from './reader.ts';
import { recordedResponses } from './recorded-responses.ts';

/** The params have been validated by the attribute table. */
export const readBar: PrerenderReader = async (lobby, params, timeout) => {
  const props: Props = params;
  // Only the browser has the session.
  if (props.requireLogin) return null;
  const model = createDownloadBar(lobby, props);
  return whenLoaded(
    model.$state,
    timeout,
    state =>
      state && {
        view: firstView(lobby, props, model, state),
        data: { answers: recordedResponses(lobby) },
      },
  );
};
