/** What the merchant has set: flags, templates, keys, fields and rules (ROLE-05, REG-03, MENU-05). */
import { isCallError } from '../api/errors.ts';
import { readFlags } from '../domain/flags.ts';
import { readFlag, readNumber, readText } from '../domain/read.ts';
import type { FieldSetting, LobbySettings, NamedPicture, ResourceLink, RuleSetting } from '../types.ts';
import type { Answer } from '../wire/endpoint.ts';
import { consolidatedSettings, registerSettings, validationSettings, whitelabel } from '../wire/system.ts';
import type { AccountParts } from './account-parts.ts';
import type { Found } from './resource.ts';

type WireSettings = Answer<typeof consolidatedSettings>['value'];
type Parts = Pick<AccountParts, 'client' | 'config'>;

/** Answers of a gateway that has no such call: it publishes nothing, which is no failure. */
const ABSENT: readonly (number | undefined)[] = [404, 501];

export async function askSettings({ client, config }: Parts): Promise<Found<LobbySettings>> {
  const { value, serverTime } = await client.call(consolidatedSettings).catch((error: unknown) => {
    if (isCallError(error) && ABSENT.includes(error.status)) return { value: {}, serverTime: undefined };
    throw error;
  });
  const { template, bodyKeys, minimumAge, agreementTicked, ...lists }: Partial<WireSettings> = value;
  const keys = (bodyKeys ?? []).map(({ kid, jwk, notAfter }) => ({
    kid,
    jwk: Object.fromEntries(Object.entries(jwk).map(([name, part]) => [name, readText(part)])),
    notAfter: readNumber(notAfter) ?? Number.POSITIVE_INFINITY,
  }));
  const data: LobbySettings = {
    template: new Map(Object.entries(template ?? {}).map(([name, text]) => [name, readText(text)])),
    imageCdnList: lists.imageCdnList ?? [],
    paymentMethods: readPictures(lists.paymentMethods),
    avatars: readPictures(lists.avatars),
    downloadLinks: readLinks(lists.downloadLinks),
    serviceLinks: readLinks(lists.customerServiceResources),
    bodyKeys: keys,
    minimumAge: readNumber(minimumAge) ?? config.minimumAge,
    agreementTicked: agreementTicked == null || readFlag(agreementTicked),
  };
  return { data, at: serverTime };
}

const readLinks = (links: WireSettings['downloadLinks']): ResourceLink[] =>
  (links ?? []).map(({ resourceType, url, labelNameEn }) => ({
    kind: readText(resourceType),
    url,
    label: readText(labelNameEn),
  }));

const readPictures = (rows: WireSettings['avatars']): NamedPicture[] =>
  (rows ?? [])
    .map(({ name, icon }) => ({ name: readText(name), icon: readText(icon) || null }))
    .filter(({ name }) => name !== '');

export async function askFlags({ client }: Parts): Promise<Found<ReadonlySet<string>>> {
  const { value, serverTime } = await client.call(whitelabel);
  return { data: readFlags(value), at: serverTime };
}

export async function askRegisterFields(
  { client }: Parts,
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

export async function askRules({ client }: Parts, language: string): Promise<Found<ReadonlyMap<string, RuleSetting>>> {
  const { value, serverTime } = await client.call(validationSettings, { query: { language } });
  const rules = Object.entries(value).map(([name, rule]): [string, RuleSetting] => [
    name,
    {
      pattern: rule.pattern ?? '',
      message: readText(rule.message),
      minLength: readNumber(rule.minLength) ?? undefined,
      maxLength: readNumber(rule.maxLength) ?? undefined,
      optional: readFlag(rule.optional),
    },
  ]);
  return { data: new Map(rules), at: serverTime };
}
