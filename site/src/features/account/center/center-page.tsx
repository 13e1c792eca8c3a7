/** Member center, in one of two layouts of the same parts (ROUTE-21, MENU-05). */
import { useStore } from '@nanostores/react';
import type { Session } from 'lobbykit';
import { Button, Skeleton } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { SectionBoundary } from '../../../shared/loading/section-boundary.tsx';
import { usePopups } from '../../../shared/overlays/popups.ts';
import { unreadAt } from '../../messages/unread.ts';
import { useUnreadCounts } from '../../messages/use-unread-counts.ts';
import { ProfileHeader } from '../profile/profile-header.tsx';
import { useLogout } from '../use-logout.ts';
import { centerEntries, hasNewLayout } from './center-entries.ts';
import '../../../shared/layout/member-page.css';
import { ProfileDialog } from '../profile/profile-dialog.tsx';
import { Entries } from './entries.tsx';
import './entries.css';
import { BalanceHeader } from '../../wallet/balance-header.tsx';

const NO_FLAGS: ReadonlySet<string> = new Set();
const NO_TEMPLATE: ReadonlyMap<string, string> = new Map();

export function MemberHome() {
  const lobby = useLobby();
  const session = useSession();
  const settings = useStore(lobby.$settings);
  const flags = useStore(lobby.$flags);
  const member = useStore(lobby.$member);
  // Renders when all data that determines the layout has loaded or failed, so that the layout does not shift.
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
  /** True for the new layout with tiles, false for rows. */
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
        unreadAt={path => unreadAt(path, waiting)}
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

/**
 * Placeholder of the member center, shown while it loads. It has the size of the page, so that the layout does not
 * shift.
 */
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

/** Button that opens the dialog with the member's invitation URL (FRAME-12). */
function InviteEntry() {
  const text = usePageText();
  const popups = usePopups();
  return (
    <button type="button" className="card invite-entry" aria-haspopup="dialog" onClick={() => popups.open('referral')}>
      <span className="entry-icon">
        <Icon name="invite" />
      </span>
      <span className="entry-words">
        <b>{text('invite.title')}</b>
        <span>{text('invite.teaser')}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </button>
  );
}

/**
 * Balance of a member, with the deposit and withdrawal links (BAL-05..07, ROLE-03). For guests, the linked page
 * explains why an action is restricted (TRIAL-07).
 */
function Money() {
  const text = usePageText();
  return (
    <section className="money" aria-label={text('account.balance')}>
      <BalanceHeader />
      <div className="choice">
        <Link href="/m/voucherCenter" className="lk-button">
          <Icon name="wallet" size={20} />
          {text('title.deposit')}
        </Link>
        <Link href="/m/withdraw" className="lk-button" data-variant="line">
          <Icon name="withdraw" size={20} />
          {text('title.withdraw')}
        </Link>
      </div>
    </section>
  );
}
