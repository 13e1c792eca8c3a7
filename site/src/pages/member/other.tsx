/** What the other menus do not hold (ROUTE-33, OPEN: ROUTE-34). */
import { useStore } from '@nanostores/react';
import { useLobby, useSession } from 'lobbykit/react';
import { usePageText } from '../../i18n/page-text.ts';
import { otherEntries } from '../../rules/centre.ts';
import '../../styles/member.css';
import { Entries } from './entries.tsx';

const NO_FLAGS: ReadonlySet<string> = new Set();

export function OtherPage() {
  const lobby = useLobby();
  const text = usePageText();
  const session = useSession();
  const flags = useStore(lobby.$flags).data ?? NO_FLAGS;
  return (
    <div className="centre">
      <Entries label={text('other.pages')} look="rows" entries={otherEntries(flags, session)} />
    </div>
  );
}
