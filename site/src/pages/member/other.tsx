/** What the other menus do not hold (ROUTE-33, OPEN: ROUTE-34). */
import { useSession } from 'lobbykit/react';
import { usePageText } from '../../i18n/page-text.ts';
import { otherEntries } from '../../rules/centre.ts';
import '../../styles/member.css';
import { Entries } from './entries.tsx';

export function OtherPage() {
  const text = usePageText();
  const session = useSession();
  return (
    <div className="centre">
      <Entries label={text('other.pages')} look="rows" entries={otherEntries(session)} />
    </div>
  );
}
