/** Routes of a member's mail address and phone number (EP-08, SAFE-02). */
import { parseDialingCode, parseMobile } from 'lobbykit/domain';
import { cancelContactChange, contactCode, setEmail, setMobile } from 'lobbykit/wire';
import { invalid } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { callerOf } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import { checkProfile } from '../account/profile/service.ts';
import type { Contacts } from './contacts.ts';
import type { Contact } from './member-contact.ts';

interface Typed {
  readonly email?: string;
  readonly countryDialingCode?: string;
  readonly mobileNum?: string;
}

/**
 * Validates and normalizes an entered contact. Throws ApiError `input.invalid`; for a mail address, with the error text
 * of the form field.
 */
async function readContact(db: Database, kind: Contact['kind'], typed: Typed, language: string): Promise<Contact> {
  if (kind === 'email') {
    return { kind, value: await checkProfile(db, 'email', typed.email ?? '', language), dialingCode: null };
  }
  const dialingCode = parseDialingCode(typed.countryDialingCode ?? '');
  if (dialingCode === null) throw invalid('"countryDialingCode" is wrong; allowed are digits', 'countryDialingCode');
  const value = parseMobile(typed.mobileNum ?? '', dialingCode);
  if (value === null) throw invalid('"mobileNum" is wrong; allowed are 4 to 15 digits', 'mobileNum');
  return { kind, value, dialingCode };
}

export function contactRoutes({ db, contacts }: { readonly db: Database; readonly contacts: Contacts }): Route[] {
  return [
    forMember(contactCode, async call => {
      const { kind, email, mobileNum } = call.body;
      const caller = callerOf(call, call.body);
      const isOld = email === undefined && mobileNum === undefined;
      const to = isOld ? kind : await readContact(db, kind, call.body, caller.language);
      return { value: await contacts.sendCode(caller, to) };
    }),
    forMember(setEmail, async call => {
      const caller = callerOf(call, call.body);
      const contact = await readContact(db, 'email', call.body, caller.language);
      return { value: { changesAt: await contacts.bind(caller, contact, call.body) } };
    }),
    forMember(setMobile, async call => {
      const caller = callerOf(call, call.body);
      const contact = await readContact(db, 'mobile', call.body, caller.language);
      return { value: { changesAt: await contacts.bind(caller, contact, call.body) } };
    }),
    forMember(cancelContactChange, async call => {
      await contacts.cancel(callerOf(call), call.body.kind);
      return { value: null };
    }),
  ];
}
