/**
 * Settings of a merchant: consolidated settings, flags, rules, help center. Calls for forms only:
 * `sdk/protocol/account/registration-form-calls.ts`; the domain route: `sdk/protocol/status/calls.ts`.
 */
import { array, nullish, optional, record, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { language, maybe, maybeFlag, maybeText, mobile, scalar } from '../schemas.ts';

/** Options for a member, each with an icon. */
const choices = nullish(array(object({ name: string(), icon: maybeText })));

const links = nullish(array(object({ resourceType: scalar, url: string(), labelNameEn: maybe })));

/**
 * All settings: template values and flags, image servers, payment methods, avatars, download and customer-service
 * links, and the keys that seal bodies, each valid until `notAfter`, ms since 1970 (EP-23, MENU-05, HOME-22, APP-02,
 * SERV-15; OPEN: API-07, API-14 for the names of the lists).
 */
export const consolidatedSettings = endpoint({
  name: 'consolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  moduleId: 'COMM3',
  auth: 'never',
  value: object({
    template: nullish(record(string(), maybe)),
    /** Years; 18 if missing (OPEN: VALID-20). */
    minimumAge: maybe,
    /** Initial state of the registration form's agreement checkbox; checked if missing (REG-09). */
    agreementTicked: maybeFlag,
    imageCdnList: nullish(array(string())),
    paymentMethods: choices,
    /** Names accepted by `setIcon`. */
    avatars: choices,
    downloadLinks: links,
    customerServiceResources: links,
    bodyKeys: nullish(
      array(
        object({
          kid: string(),
          jwk: record(string(), maybe),
          notAfter: maybe,
        }),
      ),
    ),
  }),
});

/** Whitelabel flags by name (OPEN: ROLE-05). */
export const whitelabel = endpoint({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  moduleId: 'COMM3',
  auth: 'never',
  value: record(string(), maybeFlag),
});

/** Rules by name, lengths in characters: loginUsername, verificationCode, password and others (API-15; OPEN: API-14, PSW-11). */
export const validationSettings = endpoint({
  name: 'validationSettings',
  method: 'GET',
  path: '/wps/system/setting/validation',
  moduleId: 'REG3',
  auth: 'never',
  query: strictObject({ language: optional(language) }),
  value: record(
    string(),
    object({
      pattern: maybeText,
      message: maybe,
      minLength: maybe,
      maxLength: maybe,
      optional: maybeFlag,
    }),
  ),
});

/** Help items, requested by lang or for device MOBILE (HELP-04 to HELP-07). */
export const helpCenter = endpoint({
  name: 'helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({ lang: optional(language), device: optional(mobile) }),
  value: array(object({ id: maybe, title: maybe, content: maybe })),
});
