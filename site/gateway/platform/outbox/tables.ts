/** Table of unsent mails and text messages of a sandbox. Times are ms since 1970. */
import type { GeneratedAlways } from 'kysely';

export interface OutboxTable {
  id: GeneratedAlways<number>;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  body: string;
  sent_at: number;
}
