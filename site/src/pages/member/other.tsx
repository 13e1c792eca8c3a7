/** What the other menus do not hold (ROUTE-33, OPEN: ROUTE-34). */
import { useSession } from 'lobbykit/react';
import { usePageText } from '../../i18n/page-text.ts';
import { useWaiting } from '../../parts/use-waiting.ts';
import { otherEntries } from '../../rules/centre.ts';
import { waitingAt } from '../../rules/unread.ts';
import '../../styles/member.css';
import { Entries } from './entries.tsx';

export function OtherPage() {
  const text = usePageText();
  const session = useSession();
  const waiting = useWaiting();
  return (
    <div className="centre">
      <Entries
        label={text('other.pages')}
        look="rows"
        entries={otherEntries(session)}
        waitingAt={path => waitingAt(path, waiting)}
      />
    </div>
  );
}
