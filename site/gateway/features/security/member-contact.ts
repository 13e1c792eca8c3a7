/** Mail and mobile of a member as one thing, a contact (SAFE-02). */
import type { Member } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { maskEmail } from '../account/profile/service.ts';
import type { ContactKind } from './contact-changes-repository.ts';

/** A mail, or a number with the digits of its country. */
export interface Contact {
  readonly kind: ContactKind;
  readonly value: string;
  readonly dialingCode: string | null;
}

/** The contact of a kind that a member has; null without one. */
export const contactOf = (
  member: Pick<Member, 'email' | 'mobile' | 'dialing_code'>,
  kind: ContactKind,
): Contact | null => {
  const value = kind === 'email' ? member.email : member.mobile;
  return value === null ? null : { kind, value, dialingCode: kind === 'email' ? null : member.dialing_code };
};

/** `l***@example.com`, `+84 ••• ••• 678`; null without a contact. */
export function maskContact(contact: Contact | null): string | null {
  if (contact === null) return null;
  const { kind, value, dialingCode } = contact;
  return kind === 'email' ? maskEmail(value) : `+${dialingCode ?? ''} ••• ••• ${value.slice(-3)}`;
}

/** A message to the owner of a contact; a text message has no subject. */
export const messageTo = ({ kind, value, dialingCode }: Contact, subject: string, text: string): Message =>
  kind === 'email'
    ? { channel: 'mail', to: value, subject, text }
    : { channel: 'sms', to: `+${dialingCode} ${value}`, subject: '', text };

/** How long a contact resets no password after it was bound, ms: the owner of the account can hear of it and answer (S16). */
const NEW_WAITS_MS = 24 * 3_600_000;

/** Does a contact prove who its owner is? @param changedAt when it was bound, ms since 1970; null for the one of the registration */
export const verifiesOwner = (changedAt: number | null, now: number): boolean =>
  changedAt === null || now - changedAt >= NEW_WAITS_MS;
