/** Mail center: messages sent to this member only, as a list or as one opened message (ROUTE-25). */
import { useSearch } from 'wouter';
import { MailList } from './mailbox.tsx';
import { hasMessageId } from './message-rules.ts';
import { OneMessage } from './one-message.tsx';

export const MailPage = () =>
  hasMessageId(useSearch()) ? <OneMessage source="mail" all="/m/webEmail" /> : <MailList />;
