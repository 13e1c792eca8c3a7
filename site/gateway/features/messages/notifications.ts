/** Notifies a member by an inbox message, and by a mail with the same text. */

import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { readMember } from '../account/members-repository.ts';
import { addMessage } from './repository.ts';

/** Title and text of a notification. `{…}` are placeholders. */
export type NotificationTexts = readonly [titles: LocalizedText, texts: LocalizedText];

export interface Addressed {
  readonly memberId: number;
  /** Time of the message, ms since 1970. */
  readonly now: number;
  /** Language of the mail, default EN. The inbox message contains all languages. */
  readonly language?: string;
  /** Values that replace the placeholders of the texts, by placeholder name. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Texts in the languages of the site. */
export const localizedText = (EN: string, VI: string, PT: string): LocalizedText => ({ EN, VI, PT });

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/**
 * Writes the inbox message in the caller's transaction, and returns the mail to send after the commit; null if the
 * member has no mail address.
 */
export async function sendNotification(
  on: Database,
  [titles, texts]: NotificationTexts,
  { memberId, now, language = 'EN', values = {} }: Addressed,
): Promise<Message | null> {
  const filled = Object.entries(texts).map(([code, text]) => [code, `<p>${fill(text, values)}</p>`]);
  await addMessage(on, {
    member_id: memberId,
    titles: JSON.stringify(titles),
    contents: JSON.stringify(Object.fromEntries(filled)),
    sent_at: now,
    read_at: null,
  });
  const { email } = await readMember(on, memberId);
  if (email === null) return null;
  return {
    channel: 'mail',
    to: email,
    subject: localize(titles, language),
    text: fill(localize(texts, language), values),
  };
}
