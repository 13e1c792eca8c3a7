/** The first content of the download bar: the bar itself, for a visitor who has not closed it. */
import { firstView } from '../../widgets/download-bar/first-view.tsx';
import { createDownloadBar } from '../../widgets/download-bar/model.ts';
import type { DownloadViewProps } from '../../widgets/download-bar/view.tsx';
import { whenLoaded } from '../when-loaded.ts';
import type { FirstReader } from './reader.ts';
import { answersOf } from './recorded-responses.ts';

/** The attribute table admits nothing that the props of the component do not. */
export const readBar: FirstReader = async (lobby, { requireLogin, ...variant }, timeout) => {
  // Only the browser knows whether somebody is logged in.
  if (requireLogin) return null;
  const model = createDownloadBar(lobby);
  return whenLoaded(
    model.$state,
    timeout,
    state =>
      state && {
        view: firstView(lobby, variant as Pick<DownloadViewProps, 'position'>, model, state),
        data: { answers: answersOf(lobby) },
      },
  );
};
