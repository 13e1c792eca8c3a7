/** Registration fields from the merchant's settings (REG-03). Loads with the first form that uses them. */

import { registerSettings } from '../../protocol/account/registration-form-calls.ts';
import { parseFlag, parseNumber, parseText } from '../../protocol/parse-values.ts';
import type { Found } from '../resource/resource.ts';
import type { FieldSetting } from '../types.ts';
import type { SettingsContext } from './settings.ts';

export async function fetchRegisterFields(
  { client }: SettingsContext,
  language: string,
): Promise<Found<ReadonlyMap<string, FieldSetting>>> {
  const { value, serverTime } = await client.call(registerSettings, { query: { language } });
  const rows = Object.entries(value).map(([name, field]) => ({
    name,
    order: parseNumber(field.order) ?? Number.POSITIVE_INFINITY,
    setting: {
      enabled: parseFlag(field.enabled),
      required: parseFlag(field.required),
      pattern: field.pattern ?? '',
      message: parseText(field.message),
    },
  }));
  // Fields without an `order` follow the others in the order of the response.
  rows.sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  return { data: new Map(rows.map(({ name, setting }) => [name, setting])), at: serverTime };
}
