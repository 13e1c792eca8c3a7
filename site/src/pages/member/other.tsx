/** Pages that no other menu leads to (ROUTE-33, OPEN: ROUTE-34). */
import { useSession } from 'lobbykit/react';
import { usePageText } from '../../i18n/page-text.ts';
import { useUnreadCounts } from '../../parts/member/use-waiting.ts';
import { waitingAt } from '../../rules/content/unread.ts';
import { otherEntries } from '../../rules/shell/member-center.ts';
import '../../styles/member/member.css';
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
        waitingAt={path => waitingAt(path, waiting)}
      />
    </div>
  );
}
