/** Fields of the registration as the merchant has set them (REG-03). Loads with the first form that has them. */
import { readFlag, readNumber, readText } from '../../domain/read/read.ts';
import type { FieldSetting } from '../../types.ts';
import { registerSettings } from '../../wire/fields.ts';
import type { Found } from '../store/resource.ts';
import type { SettingsContext } from './settings.ts';

export async function askRegisterFields(
  { client }: SettingsContext,
  language: string,
): Promise<Found<ReadonlyMap<string, FieldSetting>>> {
  const { value, serverTime } = await client.call(registerSettings, { query: { language } });
  const rows = Object.entries(value).map(([name, field]) => ({
    name,
    order: readNumber(field.order) ?? Number.POSITIVE_INFINITY,
    setting: {
      enabled: readFlag(field.enabled),
      required: readFlag(field.required),
      pattern: field.pattern ?? '',
      message: readText(field.message),
    },
  }));
  // Fields without a place of their own keep the order of the answer behind the others.
  rows.sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  return { data: new Map(rows.map(({ name, setting }) => [name, setting])), at: serverTime };
}
