/** The member center, in one of two arrangements of the same parts (ROUTE-21, MENU-05). */
import { useStore } from '@nanostores/react';
import type { Session } from 'lobbykit';
import { Button, Skeleton } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { SectionBoundary } from '../../../shared/loading/section-boundary.tsx';
import { waitingAt } from '../../messages/unread.ts';
import { useUnreadCounts } from '../../messages/use-unread-counts.ts';
import { useLogout } from '../use-logout.ts';
import { centerEntries, hasNewLayout } from './center-entries.ts';
import '../../../shared/layout/member-page.css';
import { ProfileDialog } from '../profile/profile-dialog.tsx';
import { ProfileHeader } from '../profile/profile-header.tsx';
import { Entries } from './entries.tsx';
import { InviteEntry } from './invite-entry.tsx';
import { Money } from './money-entries.tsx';

const NO_FLAGS: ReadonlySet<string> = new Set();
const NO_TEMPLATE: ReadonlyMap<string, string> = new Map();

export function MemberHome() {
  const lobby = useLobby();
  const session = useSession();
  const settings = useStore(lobby.$settings);
  const flags = useStore(lobby.$flags);
  const member = useStore(lobby.$member);
  // Shown at once, when all that decides about the layout is known: nothing moves afterwards.
  const known = [settings, flags, member].every(({ data, error }) => data !== undefined || error !== undefined);
  if (!session || !known) return <Waiting />;
  return (
    <Center
      session={session}
      flags={flags.data ?? NO_FLAGS}
      tiled={hasNewLayout(settings.data?.template ?? NO_TEMPLATE, 'mem_cen')}
    />
  );
}

interface CenterProps {
  readonly session: Session;
  readonly flags: ReadonlySet<string>;
  /** The new layout: tiles; otherwise rows. */
  readonly tiled: boolean;
}

function Center({ session, flags, tiled }: CenterProps) {
  const text = usePageText();
  const logout = useLogout();
  const waiting = useUnreadCounts();
  const [editing, setEditing] = useState(false);
  return (
    <div className="member-center" data-layout={tiled ? 'new' : 'classic'}>
      <SectionBoundary>
        <div className="member-center-top">
          <ProfileHeader session={session} onEdit={() => setEditing(true)} />
          <Money />
        </div>
      </SectionBoundary>
      {tiled && <InviteEntry />}
      <Entries
        label={text('member.entries')}
        variant={tiled ? 'tiles' : 'rows'}
        entries={centerEntries(flags, session)}
        waitingAt={path => waitingAt(path, waiting)}
      />
      {!tiled && <InviteEntry />}
      <Entries
        label={text('other.pages')}
        variant="rows"
        entries={[
          { path: '/m/set', title: 'title.settings', icon: 'settings' },
          { path: '/m/other', title: 'title.other', icon: 'more' },
        ]}
      />
      <Button variant="line" onClick={() => void logout()}>
        {text('account.logout')}
      </Button>
      <ProfileDialog open={editing} onClose={() => setEditing(false)} />
    </div>
  );
}

/** Of the size of what comes. */
function Waiting() {
  const text = usePageText();
  return (
    <div className="member-center page-wait" role="status" aria-label={text('member.loading')}>
      <Skeleton width="100%" height={324} />
      <Skeleton width="100%" height={74} />
      <Skeleton width="100%" height={282} />
    </div>
  );
}
