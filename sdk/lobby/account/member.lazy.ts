/** Member of the session: cached in storage as memberInfo, and requested again only if forced (SESS-17..19, API-39). */

import { memberInfo } from '../../protocol/account/member-calls.ts';
import { parseResponse } from '../../protocol/parse-response.ts';
import { parseNumber, parseText } from '../../protocol/parse-values.ts';
import { toJson } from '../../protocol/to-json.ts';
import type { LobbyContext } from '../context.ts';
import type { Found } from '../resource/resource.ts';
import { MEMBER_KEY } from '../session/session.ts';
import type { Member } from '../types.ts';

/**
 * Version of the cached copy, to be increased when the code reads more fields. Copies of other versions are ignored.
 */
const VERSION = 3;

type Context = Pick<LobbyContext, 'client' | 'session' | 'storage' | '$language'>;

/**
 * Returns the member of the session. The cached copy is used only if it is in the page's language, because labels are
 * localized.
 * @param force requests the member despite a cached copy
 * @param isLast true if no later request was sent; other responses are not cached, because they may predate a change
 * @throws CallError
 */
export async function fetchMember(
  { client, session, storage, $language }: Context,
  force: boolean,
  isLast: () => boolean,
): Promise<Found<Member>> {
  const userName = session.current()?.userName ?? '';
  const language = $language.get();
  const stored = force ? null : readStored(storage.readJson(MEMBER_KEY), userName, language);
  if (stored) return stored;
  const { value, serverTime } = await client.call(memberInfo);
  // If another member has logged in since the request, the response must not be cached for that member.
  if (isLast() && session.current()?.userName === userName) {
    storage.tryWrite(MEMBER_KEY, toJson({ version: VERSION, userName, language, value, at: serverTime }));
  }
  return { data: memberOf(value), at: serverTime };
}

type ResponseOf = Awaited<ReturnType<typeof parse>>;
const parse = (value: unknown) => {
  const read = parseResponse(memberInfo.value, value);
  return read.ok ? read.value : null;
};

const memberOf = ({
  account,
  nickname,
  type,
  clubLabel,
  memberLabel,
  ...profile
}: NonNullable<ResponseOf>): Member => ({
  account: parseText(account),
  nickname: parseText(nickname),
  type: parseNumber(type) ?? 0,
  clubLabel: parseText(clubLabel?.labelName),
  vipLevel: parseNumber(clubLabel?.level),
  memberLabels: (memberLabel ?? []).map(({ labelName }) => parseText(labelName)).filter(label => label !== ''),
  email: parseText(profile.email),
  affiliateCode: parseText(profile.affiliateCode),
  break: profile.break ? { endTime: parseNumber(profile.break.endTime) } : null,
});

function readStored(stored: unknown, userName: string, language: string): Found<Member> | null {
  const { version, userName: owner, language: storedLanguage, value, at } = Object(stored);
  const read = version === VERSION && owner === userName && storedLanguage === language ? parse(value) : null;
  return read && { data: memberOf(read), at: typeof at === 'number' ? at : undefined };
}
