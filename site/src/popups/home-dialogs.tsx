/** The popups of home, in a chunk of their own: most visits to most pages open none. */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import '../styles/home-dialogs.css';
import { MatchDialog } from './match-dialog.tsx';
import { NewsDialog } from './news-dialog.tsx';
import { usePopups } from './popups.ts';

export function HomeDialogs() {
  const popups = usePopups();
  const { data } = useStore(commonStore(useLobby()).$announcements);
  return (
    <>
      <NewsDialog
        title="news.login"
        open={useStore(popups.$login)}
        news={data?.popups ?? []}
        onClose={() => popups.close('login')}
      />
      <NewsDialog
        title="news.notices"
        open={useStore(popups.$notice)}
        news={data?.notices ?? []}
        onClose={() => popups.close('notice')}
      />
      <MatchDialog
        open={useStore(popups.$hotMatch)}
        matches={data?.hotMatches ?? []}
        onClose={() => popups.close('hotMatch')}
      />
    </>
  );
}
