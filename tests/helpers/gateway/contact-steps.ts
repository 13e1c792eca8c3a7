/** Steps of tests that bind email addresses and phone numbers. */
import { contactCode, securityConfig } from 'lobbykit/wire';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import type { Twins } from './engines.ts';
import { messagesTo } from './outbox.ts';
import { type Withdrawer, withdrawer } from './withdrawal-steps.ts';

export function contactSteps(twins: Twins) {
  let serial = 0;
  const next = () => `${Date.now()}${++serial}`;
  const newMail = () => `safe${next()}@example.com`;
  const newNumber = () => ({ countryDialingCode: '84', mobileNum: `9${next().slice(-9)}` });
  const row = ({ memberId }: Withdrawer) =>
    twins.server.db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow();
  const notificationsTo = (recipient: string) => messagesTo(twins.server, recipient);
  const subjectsTo = async (recipient: string) => (await notificationsTo(recipient)).map(({ subject }) => subject);
  const kinds = async ({ memberId }: Withdrawer) =>
    (
      await twins.server.db.selectFrom('audit').select('kind').where('member_id', '=', memberId).orderBy('id').execute()
    ).map(({ kind }) => kind);

  /** Requests a code and reads it from the message. The message arrives after the response. */
  const codeFor = async (member: Withdrawer, to: string, body: object): Promise<string> => {
    const before = (await notificationsTo(to)).length;
    const { body: reply } = await member.call(contactCode, body);
    expect([reply.success, reply.errorCode]).toEqual([true, undefined]);
    return eventually(async () => {
      const found = (await notificationsTo(to)).slice(before).map(({ body: text }) => /^(\d{6}) /.exec(text)?.[1]);
      expect(found.find(Boolean)).toBeDefined();
      return found.find(Boolean)!;
    });
  };
  const mailCode = (member: Withdrawer, email: string) => codeFor(member, email, { kind: 'email', email });
  const oldCode = (member: Withdrawer, email: string) => codeFor(member, email, { kind: 'email' });
  const numberCode = (member: Withdrawer, number: ReturnType<typeof newNumber>) =>
    codeFor(member, `+84 ${number.mobileNum}`, { kind: 'mobile', ...number });
  const standing = async (member: Withdrawer) =>
    (await member.get<{ email: string; mobileNum: string; contactChanges: readonly object[] }>(securityConfig)).body
      .value;
  const withMail = async () => {
    const email = newMail();
    return { member: await withdrawer(twins.server, { isNew: true, email }), email };
  };
  return {
    newMail,
    newNumber,
    row,
    notificationsTo,
    subjectsTo,
    kinds,
    mailCode,
    oldCode,
    numberCode,
    standing,
    withMail,
  };
}
