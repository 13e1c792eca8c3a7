/** Takes every request for a game: it is asked for where it was tapped and opens on the page of its own (LAUNCH-07). */
import { errorText, isCallError } from 'lobbykit';
import { type LaunchGame, LOADER_DELAY_MS, launchQuery } from 'lobbykit/domain';
import { useRequest, useText } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { useLaunches } from '../parts/launches.ts';
import { FAILURE_MS, OVERLAY_MS } from '../rules/durations.ts';
import { useMessages } from './messages.ts';

export function LaunchWatch() {
  const text = usePageText();
  const kitText = useText();
  const messages = useMessages();
  const launches = useLaunches();
  const [, navigate] = useLocation();

  const open = async (game: LaunchGame) => {
    let hide = () => {};
    const late = setTimeout(() => {
      hide = messages.loading(text('launch.starting'), OVERLAY_MS);
    }, LOADER_DELAY_MS);
    try {
      await launches.prepare(game);
      navigate(`/m/launchGame?${launchQuery(game)}`);
    } catch (error) {
      if (!isCallError(error)) throw error;
      // The visitor stays where they were (LAUNCH-08). That a session has ended is told elsewhere.
      if (error.kind !== 'session') messages.notice(errorText(error, kitText), FAILURE_MS);
    } finally {
      clearTimeout(late);
      hide();
    }
  };

  useRequest('launch-request', event => {
    event.preventDefault();
    void open(event.detail.game);
  });
  return null;
}
