/** Announcement page: public announcements, which require no session, or those for agents. */
import { unreadOf } from 'lobbykit/domain';
import { Empty } from 'lobbykit/parts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import type { MessageSource } from './messages-model.ts';
import './messages.css';
import { AnnouncementCard } from './announcement-card.tsx';
import { MessagesFailed, MessagesWaiting } from './empty-state.tsx';
import { MarkAll } from './mark-all.tsx';
import { useMessageList } from './use-messages.ts';

export const AnnouncementsPage = () => <Announcements source="announcements" />;
export const AgentAnnouncementsPage = () => <Announcements source="agentAnnouncements" />;

function Announcements({ source }: { source: MessageSource }) {
  const text = usePageText();
  const { data, error, list } = useMessageList(source);
  if (!data && error) return <MessagesFailed error={error} onRetry={list.retry} />;
  if (!data) return <MessagesWaiting variant="list" />;
  if (data.length === 0) {
    return (
      <Empty
        className="lk-empty messages-none"
        scene="empty"
        title={text('messages.none')}
        description={text('messages.noneText')}
      />
    );
  }
  return (
    <div className="messages">
      {unreadOf(data).length > 0 && <MarkAll onClick={list.openAll} />}
      {data.map(announcement => (
        <AnnouncementCard key={announcement.id} announcement={announcement} onOpen={() => list.open(announcement)} />
      ))}
    </div>
  );
}
