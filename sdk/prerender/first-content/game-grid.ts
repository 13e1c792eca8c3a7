/** Prerendered content of the game grid: the public list with the games of a first screen. */
import { ownTab } from '../../protocol/games/game-list.ts';
import { createGameGrid } from '../../widgets/game-grid/model.ts';
import { firstView } from '../../widgets/game-grid/prerender.tsx';
import type { Props } from '../../widgets/game-grid/props.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { PrerenderReader } from './reader.ts';
import { recordedResponses } from './recorded-responses.ts';

/** The params have been validated by the attribute table. */
export const readGames: PrerenderReader = async (lobby, params, timeout) => {
  const props: Props = params;
  // Favorites and recent games belong to a member.
  if (props.tab && ownTab(props.tab)) return null;
  const model = createGameGrid(lobby, props);
  return whenLoaded(
    model.$state,
    timeout,
    state =>
      state?.status === 'ready' || state?.status === 'empty'
        ? { view: firstView(lobby, props, model, state), data: { answers: recordedResponses(lobby) } }
        : null,
    ({ vendorsWait }) => !vendorsWait,
  );
};
