/**
 * Settings of a merchant: consolidated settings, flags, rules, help center. Calls that only forms need:
 * `sdk/protocol/account/registration-form-calls.ts`; call for the gateway of a domain: `sdk/protocol/status/calls.ts`.
 */
import { array, nullish, optional, record, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { language, maybe, maybeFlag, maybeText, mobile, scalar } from '../schemas.ts';

/** Options that a member can select, each with an icon. */
const choices = nullish(array(object({ name: string(), icon: maybeText })));

const links = nullish(array(object({ resourceType: scalar, url: string(), labelNameEn: maybe })));

/**
 * All settings of a merchant: template values and flags, image servers, payment methods, avatars, download links,
 * customer service links, and encryption keys of request bodies. Each key is valid until `notAfter`, ms since 1970
 * (EP-23, MENU-05, HOME-22, APP-02, SERV-15; OPEN: API-07, API-14 for the names of the lists).
 */
export const consolidatedSettings = endpoint({
  name: 'consolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  moduleId: 'COMM3',
  auth: 'never',
  value: object({
    template: nullish(record(string(), maybe)),
    /** Minimum age in years; 18 if missing (OPEN: VALID-20). */
    minimumAge: maybe,
    /** True if the registration form's agreement checkbox is initially checked; default true (REG-09). */
    agreementTicked: maybeFlag,
    imageCdnList: nullish(array(string())),
    paymentMethods: choices,
    /** Avatars whose names `setIcon` accepts. */
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

/** Feature flags (whitelabel) by name (OPEN: ROLE-05). */
export const whitelabel = endpoint({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  moduleId: 'COMM3',
  auth: 'never',
  value: record(string(), maybeFlag),
});

/**
 * Validation rules by name, lengths in characters: loginUsername, verificationCode, password and others (API-15; OPEN:
 * API-14, PSW-11).
 */
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

/** Help items, requested by language (lang) or for the device MOBILE (HELP-04 to HELP-07). */
export const helpCenter = endpoint({
  name: 'helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({ lang: optional(language), device: optional(mobile) }),
  value: array(object({ id: maybe, title: maybe, content: maybe })),
});
