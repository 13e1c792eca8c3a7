/** Settings of account forms other than validation rules: registration fields, and countries of phone numbers. */
import { array, optional, record, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { language, maybe, maybeFlag, maybeText, scalar } from '../schemas.ts';

/**
 * Registration fields by name, each with enabled, required, pattern and message (REG-05). `order` sorts the fields in
 * ascending order and is an extension of this kit.
 */
export const registerSettings = endpoint({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  moduleId: 'REG3',
  auth: 'never',
  query: strictObject({ language: optional(language) }),
  value: record(
    string(),
    object({
      enabled: maybeFlag,
      required: maybeFlag,
      pattern: maybeText,
      message: maybe,
      order: maybe,
    }),
  ),
});

/** Countries and their dialing codes (EP-24; OPEN: API-14 for the fields). */
export const countries = endpoint({
  name: 'countries',
  method: 'GET',
  path: '/wps/system/country',
  moduleId: 'REG3',
  auth: 'never',
  query: strictObject({ language: optional(language) }),
  value: array(object({ code: scalar, name: maybe, countryDialingCode: maybe })),
});
