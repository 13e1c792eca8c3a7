/** Links to pages that no other menu contains (ROUTE-33, OPEN: ROUTE-34). */
import { useSession } from 'lobbykit/react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { unreadAt } from '../../messages/unread.ts';
import { useUnreadCounts } from '../../messages/use-unread-counts.ts';
import { otherEntries } from './center-entries.ts';
import '../../../shared/layout/member-page.css';
import { Entries } from './entries.tsx';

export function OtherPage() {
  const text = usePageText();
  const session = useSession();
  const waiting = useUnreadCounts();
  return (
    <div className="member-center">
      <Entries
        label={text('other.pages')}
        variant="rows"
        entries={otherEntries(session)}
        unreadAt={path => unreadAt(path, waiting)}
      />
    </div>
  );
}
