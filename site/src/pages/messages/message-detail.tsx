import '../../styles/messages.css';
import { OneMessage } from './one-message.tsx';

/** One announcement (ROUTE-26, MSG-02). */
export const MessageDetailPage = () => <OneMessage source="notices" all="/m/message" />;
