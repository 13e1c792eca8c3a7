/** The club: where the member stands, what that brings, and every level there is (ROUTE-33, OPEN: ROUTE-34, EP-29). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import type { Club } from 'lobbykit/domain';
import { Empty, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../../i18n/page-text.ts';
import { createClub } from '../../models/member/member-club.ts';
import '../../styles/member/member.css';
import '../../styles/member/club.css';
import { ClubLevels } from './club-levels.tsx';
import { ClubStanding } from './club-standing.tsx';

export function VipPage() {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const { $club, retry } = useMemo(() => createClub(lobby), [lobby]);
  const { data: club, error } = useStore($club);
  if (club) return <ClubPage club={club} />;
  if (error) {
    return (
      <Empty
        scene={error.kind === 'offline' ? 'offline' : 'error'}
        title={text('vip.failed')}
        words={errorText(error, kitText)}
        action={text('failed.retry')}
        onAction={retry}
      />
    );
  }
  return (
    <div className="centre page-wait" role="status" aria-label={text('vip.loading')}>
      <Skeleton width="100%" height={148} />
      <Skeleton width="100%" height={220} />
    </div>
  );
}

function ClubPage({ club }: { club: Club }) {
  const text = usePageText();
  if (!club.own && club.levels.length === 0) {
    return <Empty scene="empty" title={text('vip.nothing')} words={text('vip.nothingText')} />;
  }
  return (
    <div className="centre">
      <ClubStanding club={club} />
      {club.levels.length > 0 && <ClubLevels club={club} />}
    </div>
  );
}
