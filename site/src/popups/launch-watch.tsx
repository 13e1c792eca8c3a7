/** Takes every request for a game: it is asked for where it was tapped and opens on the page of its own (LAUNCH-07). */
import { type LaunchGame, LOADER_DELAY_MS, launchQuery } from 'lobbykit/domain';
import { useRequest } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { useLaunches } from '../parts/launches.ts';
import { useTell } from '../parts/use-tell.ts';
import { OVERLAY_MS } from '../rules/durations.ts';
import { useMessages } from './messages.ts';

export function LaunchWatch() {
  const text = usePageText();
  const messages = useMessages();
  const tell = useTell();
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
      // The visitor stays where they were (LAUNCH-08).
      await tell(error);
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
