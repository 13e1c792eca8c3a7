/** Parsing of merchant settings: flags, templates, keys and rules (ROLE-05, MENU-05). */
import { isCallError } from '../../client/errors.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { consolidatedSettings, validationSettings, whitelabel } from '../../protocol/merchants/calls.ts';
import { parseFlags } from '../../protocol/merchants/flags.ts';
import { parseFlag, parseNumber, parseText } from '../../protocol/parse-values.ts';
import type { LobbyContext } from '../context.ts';
import type { Found } from '../resource/resource.ts';
import type { LobbySettings, NamedPicture, ResourceLink, RuleSetting } from '../types.ts';

type WireSettings = ResponseOf<typeof consolidatedSettings>['value'];
export type SettingsContext = Pick<LobbyContext, 'client' | 'config'>;

/** Status codes of a gateway that does not implement this call. They count as empty settings, not as a failure. */
const ABSENT: readonly (number | undefined)[] = [404, 501];

export async function fetchSettings({ client, config }: SettingsContext): Promise<Found<LobbySettings>> {
  const { value, serverTime } = await client.call(consolidatedSettings).catch((error: unknown) => {
    if (isCallError(error) && ABSENT.includes(error.status)) return { value: {}, serverTime: undefined };
    throw error;
  });
  const { template, bodyKeys, minimumAge, agreementTicked, ...lists }: Partial<WireSettings> = value;
  const keys = (bodyKeys ?? []).map(({ kid, jwk, notAfter }) => ({
    kid,
    jwk: Object.fromEntries(Object.entries(jwk).map(([name, part]) => [name, parseText(part)])),
    notAfter: parseNumber(notAfter) ?? Number.POSITIVE_INFINITY,
  }));
  const data: LobbySettings = {
    template: new Map(Object.entries(template ?? {}).map(([name, text]) => [name, parseText(text)])),
    imageCdnList: lists.imageCdnList ?? [],
    paymentMethods: readPictures(lists.paymentMethods),
    avatars: readPictures(lists.avatars),
    downloadLinks: readLinks(lists.downloadLinks),
    serviceLinks: readLinks(lists.customerServiceResources),
    bodyKeys: keys,
    minimumAge: parseNumber(minimumAge) ?? config.minimumAge,
    agreementTicked: agreementTicked == null || parseFlag(agreementTicked),
  };
  return { data, at: serverTime };
}

const readLinks = (links: WireSettings['downloadLinks']): ResourceLink[] =>
  (links ?? []).map(({ resourceType, url, labelNameEn }) => ({
    kind: parseText(resourceType),
    url,
    label: parseText(labelNameEn),
  }));

const readPictures = (rows: WireSettings['avatars']): NamedPicture[] =>
  (rows ?? [])
    .map(({ name, icon }) => ({ name: parseText(name), icon: parseText(icon) || null }))
    .filter(({ name }) => name !== '');

export async function fetchFlags({ client }: SettingsContext): Promise<Found<ReadonlySet<string>>> {
  const { value, serverTime } = await client.call(whitelabel);
  return { data: parseFlags(value), at: serverTime };
}

export async function fetchRules(
  { client }: SettingsContext,
  language: string,
): Promise<Found<ReadonlyMap<string, RuleSetting>>> {
  const { value, serverTime } = await client.call(validationSettings, { query: { language } });
  const rules = Object.entries(value).map(([name, rule]): [string, RuleSetting] => [
    name,
    {
      pattern: rule.pattern ?? '',
      message: parseText(rule.message),
      minLength: parseNumber(rule.minLength) ?? undefined,
      maxLength: parseNumber(rule.maxLength) ?? undefined,
      optional: parseFlag(rule.optional),
    },
  ]);
  return { data: new Map(rules), at: serverTime };
}
