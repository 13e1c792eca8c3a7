/** Dialogs of home, in a separate chunk, because most visits open none. */
import { useStore } from '@nanostores/react';
import { commonStore, markRead } from 'lobbykit';
import type { Announcement } from 'lobbykit/domain';
import { useLobby, useSession } from 'lobbykit/react';
import { useLocation } from 'wouter';
import './home-dialogs.css';
import { usePopups } from '../../../shared/overlays/popups.ts';
import { MatchDialog } from './match-dialog.tsx';
import { NewsDialog } from './news-dialog.tsx';

const NONE: readonly Announcement[] = [];

export function HomeDialogs() {
  const lobby = useLobby();
  const popups = usePopups();
  const loggedIn = useSession() !== null;
  const [, navigate] = useLocation();
  const { data } = useStore(commonStore(lobby).$announcements);
  /** The confirm button marks the message as read; closing the dialog keeps it unread. */
  const understood = (name: 'login' | 'notice', { id, isRead }: Announcement) => {
    if (!isRead) void markRead(lobby, id);
    popups.close(name);
  };
  const toAll = () => {
    popups.close('notice');
    navigate(loggedIn ? '/m/message' : '/m/notice');
  };
  const { popups: login = NONE, announcements = NONE } = data ?? {};
  return (
    <>
      <NewsDialog
        title="news.login"
        open={useStore(popups.$login)}
        news={login}
        onClose={() => popups.close('login')}
        onUnderstood={news => understood('login', news)}
      />
      <NewsDialog
        title="news.announcements"
        open={useStore(popups.$notice)}
        news={announcements}
        onClose={() => popups.close('notice')}
        onUnderstood={news => understood('notice', news)}
        onAll={toAll}
      />
      <MatchDialog
        open={useStore(popups.$hotMatch)}
        matches={data?.hotMatches ?? []}
        onClose={() => popups.close('hotMatch')}
      />
    </>
  );
}
