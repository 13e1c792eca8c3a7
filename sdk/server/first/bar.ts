/** The first content of the download bar: the bar itself, for a visitor who has not closed it. */
import { firstView } from '../../widgets/download-bar/first-view.tsx';
import { createDownloadBar } from '../../widgets/download-bar/model.ts';
import type { DownloadViewProps } from '../../widgets/download-bar/view.tsx';
import { whenLoaded } from '../when-loaded.ts';
import { answersOf } from './heard.ts';
import type { FirstReader } from './reader.ts';

/** The attribute table admits nothing that the props of the component do not. */
export const readBar: FirstReader = async (lobby, { requireLogin, ...look }, timeout) => {
  // Only the browser knows whether somebody is signed in.
  if (requireLogin) return null;
  const model = createDownloadBar(lobby);
  return whenLoaded(
    model.$state,
    timeout,
    state =>
      state && {
        view: firstView(lobby, look as Pick<DownloadViewProps, 'position'>, model, state),
        data: { answers: answersOf(lobby) },
      },
  );
};
