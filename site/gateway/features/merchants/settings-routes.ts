/**
 * Routes of an operator's settings for pages: feature flags, registration form, validation rules, countries (EP-24,
 * REG-05, ROLE-05).
 */
import { countries, registerSettings, validationSettings, whitelabel } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { type OriginRules, visitedMerchant } from '../../platform/http/cors.ts';
import { success } from '../../platform/http/envelope.ts';
import { type Plan, type Route, shared } from '../../platform/http/route.ts';
import { localize } from '../../platform/localized-text.ts';
import { readFlagRows } from '../../platform/settings/flags-repository.ts';
import { readCountries, readFields, readRules } from '../account/registration/repository.ts';

export interface SettingsRoutesOptions {
  readonly db: Database;
  readonly rules: OriginRules;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Returns the requested language if the lotteries have names in it, else English. */
  readonly language: (requested: string | undefined) => Promise<string>;
}

/** Creates the routes. Responses are the same for all callers, and cached until an operator changes a setting. */
export function settingsRoutes({ db, rules, now, language }: SettingsRoutesOptions): Route[] {
  const withLanguage = async (
    requested: string | undefined,
    read: (language: string) => Promise<unknown>,
  ): Promise<Plan> => {
    const known = await language(requested);
    return { key: known, build: async () => ({ envelope: success(await read(known), now()) }) };
  };

  return [
    shared(whitelabel, async (_, request) => {
      const merchant = await visitedMerchant(request, rules);
      return {
        key: merchant ?? '',
        byCaller: true,
        build: async () => {
          const flags = await readFlagRows(db, merchant);
          return { envelope: success(Object.fromEntries(flags.map(({ name, enabled }) => [name, enabled])), now()) };
        },
      };
    }),
    shared(registerSettings, query =>
      withLanguage(query.language, async known => {
        const rows = await readFields(db);
        return Object.fromEntries(
          rows.map(({ name, enabled, required, pattern, messages, position }) => [
            name,
            { enabled, required, pattern, message: localize(messages, known), order: position },
          ]),
        );
      }),
    ),
    shared(validationSettings, query =>
      withLanguage(query.language, async known => {
        const rows = await readRules(db);
        return Object.fromEntries(
          rows.map(({ name, pattern, messages, min_length, max_length, optional }) => [
            name,
            { pattern, message: localize(messages, known), minLength: min_length, maxLength: max_length, optional },
          ]),
        );
      }),
    ),
    shared(countries, query =>
      withLanguage(query.language, async known => {
        const rows = await readCountries(db);
        return rows.map(({ code, names, dialing_code }) => ({
          code,
          name: localize(names, known),
          countryDialingCode: dialing_code,
        }));
      }),
    ),
  ];
}
