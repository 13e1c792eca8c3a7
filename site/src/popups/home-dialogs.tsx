/** The popups of home, in a chunk of their own: most visits to most pages open none. */
import { useStore } from '@nanostores/react';
import { commonStore, markRead } from 'lobbykit';
import { type Announcement, unreadOf } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import '../styles/home-dialogs.css';
import { MatchDialog } from './match-dialog.tsx';
import { NewsDialog } from './news-dialog.tsx';
import { usePopups } from './popups.ts';

const NONE: readonly Announcement[] = [];

export function HomeDialogs() {
  const lobby = useLobby();
  const popups = usePopups();
  const { data } = useStore(commonStore(lobby).$announcements);
  /** Who has understood has read; who only closes may read later. */
  const understood = (name: 'login' | 'notice', news: readonly Announcement[]) => {
    for (const { id } of unreadOf(news)) void markRead(lobby, id);
    popups.close(name);
  };
  const { popups: login = NONE, notices = NONE } = data ?? {};
  return (
    <>
      <NewsDialog
        title="news.login"
        open={useStore(popups.$login)}
        news={login}
        onClose={() => popups.close('login')}
        onUnderstood={() => understood('login', login)}
      />
      <NewsDialog
        title="news.notices"
        open={useStore(popups.$notice)}
        news={notices}
        onClose={() => popups.close('notice')}
        onUnderstood={() => understood('notice', notices)}
      />
      <MatchDialog
        open={useStore(popups.$hotMatch)}
        matches={data?.hotMatches ?? []}
        onClose={() => popups.close('hotMatch')}
      />
    </>
  );
}
