/**
 * Handles launch requests of the kit: requests the game's URL while the current page is visible, then opens the launch
 * page (LAUNCH-07).
 */
import { type LaunchGame, launchQuery } from 'lobbykit/domain';
import { useRequest } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useErrorToast } from '../../../shared/overlays/use-error-toast.ts';
import { useLoadingToast } from '../../../shared/overlays/use-loading-toast.ts';
import { useLaunches } from './launches-model.ts';

export function LaunchListener() {
  const text = usePageText();
  const launches = useLaunches();
  const during = useLoadingToast();
  const showError = useErrorToast();
  const [, navigate] = useLocation();

  const open = async (game: LaunchGame) => {
    try {
      await during(text('launch.starting'), launches.prepare(game));
      navigate(`/m/launchGame?${launchQuery(game)}`);
    } catch (error) {
      // After a failed request, the visitor stays on the current page and sees the error (LAUNCH-08).
      await showError(error);
    }
  };

  useRequest('launch-request', event => {
    event.preventDefault();
    void open(event.detail.game);
  });
  return null;
}
