/** Announcements to everybody and mail to this member, one list beside the other (ROUTE-25, ROUTE-26). */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { unreadOf } from 'lobbykit/domain';
import { Empty } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../i18n/page-text.ts';
import '../../styles/messages.css';
import { MessagesFailed, MessagesWaiting } from './away.tsx';
import { type MailboxName, MailboxSwitch } from './mailbox-switch.tsx';
import { MarkAll } from './mark-all.tsx';
import { MessageRows } from './message-rows.tsx';
import { useMessageList, useMessages } from './use-messages.ts';

const LOOKS = {
  notices: { icon: 'megaphone', page: '/m/messageDetail', none: 'messages.none', noneText: 'messages.noneText' },
  mail: { icon: 'mail', page: '/m/webEmail', none: 'mail.none', noneText: 'mail.noneText' },
} as const;

/** The announcements of a member (MSG-01). */
export const MessageListPage = () => <Mailbox source="notices" />;

export function Mailbox({ source }: { source: MailboxName }) {
  const lobby = useLobby();
  const text = usePageText();
  const { data, error, list } = useMessageList(source);
  const notices = useMessages('notices').data ?? [];
  const flags = useStore(lobby.$flags);
  const unread = useStore(commonStore(lobby).$unread);
  if (!data && error) return <MessagesFailed error={error} onRetry={list.retry} />;
  // The way to the other list comes with this one, so that nothing moves.
  if (!data || (!flags.data && !flags.error)) return <MessagesWaiting look="mailbox" />;
  const { icon, page, none, noneText } = LOOKS[source];
  return (
    <div className="messages">
      {flags.data?.has('MAILCEN') && (
        <MailboxSwitch
          // What is counted later takes the place of names in the middle of their room: it comes anew and moves nothing.
          key={unread.data ? 'counted' : 'named'}
          selected={source}
          waiting={{ notices: unreadOf(notices).length, mail: unread.data?.inbox ?? 0 }}
        />
      )}
      {unreadOf(data).length > 0 && <MarkAll onClick={list.openAll} />}
      {data.length > 0 ? (
        <MessageRows rows={data} icon={icon} page={page} />
      ) : (
        <Empty scene="empty" title={text(none)} words={text(noneText)} />
      )}
    </div>
  );
}
