/** Common type of a member's mail address and phone number (SAFE-02). */
import type { Member } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { maskEmail } from '../account/profile/service.ts';
import type { ContactKind } from './contact-changes-repository.ts';

/** Mail address, or phone number with its dialing code. */
export interface Contact {
  readonly kind: ContactKind;
  readonly value: string;
  readonly dialingCode: string | null;
}

/** Returns the member's verified contact of a kind; null if the member has none. */
export const contactOf = (
  member: Pick<Member, 'email' | 'mobile' | 'dialing_code'>,
  kind: ContactKind,
): Contact | null => {
  const value = kind === 'email' ? member.email : member.mobile;
  return value === null ? null : { kind, value, dialingCode: kind === 'email' ? null : member.dialing_code };
};

/** Masks a contact as `l***@example.com` or `+84 ••• ••• 678`; null without a contact. */
export function maskContact(contact: Contact | null): string | null {
  if (contact === null) return null;
  const { kind, value, dialingCode } = contact;
  return kind === 'email' ? maskEmail(value) : `+${dialingCode ?? ''} ••• ••• ${value.slice(-3)}`;
}

/** Returns a message to a contact. Text messages have no subject. */
export const messageTo = ({ kind, value, dialingCode }: Contact, subject: string, text: string): Message =>
  kind === 'email'
    ? { channel: 'mail', to: value, subject, text }
    : { channel: 'sms', to: `+${dialingCode} ${value}`, subject: '', text };

/**
 * Time after a change in which the new contact cannot be used to reset a password, ms, so that the account's owner can
 * notice the change and react (S16).
 */
const NEW_WAITS_MS = 24 * 3_600_000;

/**
 * Returns whether a contact may prove the owner's identity, which requires that it was not changed recently.
 * @param changedAt time of the last change, ms since 1970; null for the contact of the registration
 */
export const verifiesOwner = (changedAt: number | null, now: number): boolean =>
  changedAt === null || now - changedAt >= NEW_WAITS_MS;
