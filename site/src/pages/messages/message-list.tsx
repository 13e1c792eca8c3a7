import '../../styles/messages.css';
import { Mailbox } from './mailbox.tsx';

/** The list of announcements to a member (ROUTE-26, MSG-01). */
export const MessageListPage = () => <Mailbox source="notices" />;
