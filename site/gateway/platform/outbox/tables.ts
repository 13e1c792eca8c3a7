/** Table of mails and text messages that a sandbox stores instead of sending them. Times are ms since 1970. */
import type { GeneratedAlways } from 'kysely';

export interface OutboxTable {
  id: GeneratedAlways<number>;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  body: string;
  sent_at: number;
}
