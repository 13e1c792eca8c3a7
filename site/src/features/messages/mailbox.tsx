/** Messages of a member: announcements and mail in one list, or mail only (ROUTE-25, ROUTE-26, MSG-01). */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { unreadOf } from 'lobbykit/domain';
import { Empty, Segmented } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { MessagesFailed, MessagesWaiting } from './empty-state.tsx';
import { MarkAll } from './mark-all.tsx';
import { MessageRows } from './message-rows.tsx';
import { mergedMessages } from './message-rules.ts';
import { type Messages, useMessageList, useMessages } from './use-messages.ts';
import './messages.css';

interface MailboxSwitchProps {
  readonly selected: MailboxName;
  readonly waiting: Readonly<Record<MailboxName, number>>;
}

/** Paths of the mailboxes. */
const MAILBOXES = { all: '/m/message', mail: '/m/webEmail' } as const;

type MailboxName = keyof typeof MAILBOXES;

/** Switch between all messages and mail, each with its unread count. */
function MailboxSwitch({ selected, waiting }: MailboxSwitchProps) {
  const text = usePageText();
  const [, navigate] = useLocation();
  const option = (id: MailboxName, name: string) => ({
    id,
    label: waiting[id] > 0 ? text('messages.count', { name, count: String(waiting[id]) }) : name,
  });
  return (
    <Segmented
      label={text('messages.kinds')}
      options={[option('all', text('messages.all')), option('mail', text('title.mail'))]}
      selected={selected}
      // Replaces the history entry, so that Back leaves the messages instead of returning to the other list.
      onSelect={id => navigate(MAILBOXES[id], { replace: true })}
    />
  );
}

/** Message list of announcements and mail, or of announcements only if the operator has disabled the mail center. */
export function MessageListPage() {
  const flags = useStore(useLobby().$flags);
  // Waits for the flags, because a switch that appears later would shift the list.
  if (!flags.data && !flags.error) return <MessagesWaiting variant="mailbox" />;
  return flags.data?.has('MAILCEN') ? <AllMessages /> : <Announcements />;
}

function Announcements() {
  const announcements = useMessageList('announcements');
  return <Mailbox announcements={announcements} />;
}

function AllMessages() {
  const announcements = useMessageList('announcements');
  const mail = useMessageList('mail');
  return <Mailbox announcements={announcements} mail={mail} selected="all" />;
}

/** List of the member's mail. */
export function MailList() {
  const flags = useStore(useLobby().$flags);
  const mail = useMessageList('mail');
  if (!flags.data && !flags.error) return <MessagesWaiting variant="mailbox" />;
  return <Mailbox mail={mail} selected={flags.data?.has('MAILCEN') ? 'mail' : undefined} />;
}

interface MailboxProps {
  readonly announcements?: Messages;
  readonly mail?: Messages;
  /** Selected mailbox; without it, the mailbox switch is hidden. */
  readonly selected?: MailboxName;
}

function Mailbox({ announcements, mail, selected }: MailboxProps) {
  const text = usePageText();
  const unread = useStore(commonStore(useLobby()).$unread);
  const allAnnouncements = useMessages('announcements').data ?? [];
  const lists = [announcements, mail].filter(list => list !== undefined);
  const failed = lists.find(({ data, error }) => !data && error);
  if (lists.some(({ data, error }) => !data && !error)) return <MessagesWaiting variant="mailbox" />;
  const rows = mergedMessages(announcements?.data ?? [], mail?.data ?? []);
  const inbox = unread.data?.inbox ?? 0;
  const textGroup = announcements ? ('messages' as const) : ('mail' as const);
  return (
    <div className="messages" data-list="">
      {selected && (
        <MailboxSwitch
          // An unread count that loads later would shrink the label next to it. The new key remounts the switch, which
          // does not count as a layout shift.
          key={unread.data ? 'counted' : 'named'}
          selected={selected}
          waiting={{ all: unreadOf(allAnnouncements).length + inbox, mail: inbox }}
        />
      )}
      {rows.some(({ message }) => !message.isRead) && (
        <MarkAll
          onClick={() => {
            for (const { list } of lists) list.openAll();
          }}
        />
      )}
      {failed?.error && <MessagesFailed error={failed.error} onRetry={failed.list.retry} />}
      {rows.length > 0 && <MessageRows rows={rows} />}
      {rows.length === 0 && !failed && (
        <Empty scene="empty" title={text(`${textGroup}.none`)} description={text(`${textGroup}.noneText`)} />
      )}
    </div>
  );
}
