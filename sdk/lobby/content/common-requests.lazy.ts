/** Requests of the common store: one function for each of its stores (SESS-20..22). */
import { isCallError } from '../../client/errors.ts';
import { hasPage } from '../../dom/env.ts';
import { playerAvatar } from '../../protocol/account/member-calls.ts';
import { checkAffiliate } from '../../protocol/account/registration-calls.ts';
import {
  type Announcement,
  type Announcements,
  announcementQuery,
  type Message,
  parseAnnouncements,
  parseMessage,
} from '../../protocol/content/announcements.ts';
import { agentAnnouncements, announcements, inboxMessages, lobbyNews } from '../../protocol/content/calls.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';
import { hotGames } from '../../protocol/games/calls.ts';
import { ANY_KIND } from '../../protocol/games/categories.ts';
import { type Game, parseGames } from '../../protocol/games/parse-games.ts';
import { parseFlag, parseText } from '../../protocol/parse-values.ts';
import { systemStatus } from '../../protocol/status/calls.ts';
import type { Found } from '../resource/resource.ts';
import type { Avatar, Lobby } from '../types.ts';

type Caller = Pick<Lobby, 'call'>;

/** Parts of the page's URL that may contain an invitation (REG-06, REG-07). */
export interface PageLocation {
  readonly search: string;
  readonly hostname: string;
}

/** Availability of the site for this visitor (SESS-21). */
export interface SiteStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
  /** IP address of the visitor as seen by the gateway (OPEN: GATE-14). */
  readonly location: string;
  /** Message of the operator about the status. */
  readonly info: string;
}

/** Name of the query parameter that contains an invitation code. */
const AFFILIATE = 'affiliateCode';

/**
 * Fetches the code of this visitor's inviter, from the URL or else from the domain. '' if the gateway recognized the
 * domain but returned no code, null if the visitor was not invited.
 */
export async function fetchAffiliate(
  { call }: Caller,
  page: PageLocation | null = hasPage() ? location : null,
): Promise<Found<string | null>> {
  if (!page) return { data: null };
  const code = new URLSearchParams(page.search).get(AFFILIATE) ?? '';
  try {
    const query = { domain: page.hostname, ...(code && { code }) };
    const { value, serverTime } = await call(checkAffiliate, { query });
    return { data: value?.affiliateCode == null ? code : parseText(value.affiliateCode), at: serverTime };
  } catch (error) {
    if (isCallError(error) && error.code === ERROR_CODES.referrerWrong) return { data: null };
    throw error;
  }
}

export async function fetchStatus({ call }: Caller): Promise<Found<SiteStatus>> {
  const { value, serverTime } = await call(systemStatus);
  const data: SiteStatus = {
    maintenance: parseFlag(value.maintenance),
    regionRestriction: parseFlag(value.regionRestriction),
    location: parseText(value.location),
    info: parseText(value.info),
  };
  return { data, at: serverTime };
}

type Reader = Pick<Lobby, 'call' | 'config' | '$session'>;

async function fetchPlacement({ call, config, $session }: Reader, place: 'home' | 'register') {
  const body = announcementQuery(place, config.merchant, $session.get()?.token);
  const { value, serverTime } = await call(announcements, { body });
  return { data: parseAnnouncements(value), at: serverTime };
}

/**
 * Fetches the announcements of the home page (ANN-06, ANN-07). With a session, the response includes the member's read
 * state.
 */
export const fetchAnnouncements = (lobby: Reader): Promise<Found<Announcements>> => fetchPlacement(lobby, 'home');

/** Fetches those banners of the registration page that have an image (ANN-08). */
export async function fetchRegisterBanners(lobby: Reader): Promise<Found<readonly Announcement[]>> {
  const { data, at } = await fetchPlacement(lobby, 'register');
  return { data: data.banners, at };
}

/** Fetches the announcements for agents (ANN-09). */
export async function fetchAgentAnnouncements({
  call,
  config,
  $session,
}: Reader): Promise<Found<readonly Announcement[]>> {
  const body = announcementQuery('agent', config.merchant, $session.get()?.token);
  const { value, serverTime } = await call(agentAnnouncements, { body });
  return { data: parseAnnouncements(value).announcements, at: serverTime };
}

/** Fetches the avatar of the member (API-38). */
export async function fetchAvatar({ call }: Caller): Promise<Found<Avatar>> {
  const { value, serverTime } = await call(playerAvatar);
  return { data: { avatar: parseText(value.avatar), avatarType: parseText(value.avatarType) }, at: serverTime };
}

/** Fetches the lobby news for all users (EP-22). */
export async function fetchNews({ call }: Caller): Promise<Found<readonly Message[]>> {
  const { value, serverTime } = await call(lobbyNews);
  return { data: value.map(parseMessage), at: serverTime };
}

/** Fetches the inbox messages of the member, newest first. */
export async function fetchInbox({ call }: Caller): Promise<Found<readonly Message[]>> {
  const { value, serverTime } = await call(inboxMessages);
  return { data: value.map(parseMessage), at: serverTime };
}

/** Fetches the merchant's hot games of all categories (API-19, API-20). */
export async function fetchHotGames(
  { call, config }: Caller & Pick<Lobby, 'config'>,
  language: string,
): Promise<Found<readonly Game[]>> {
  const query = {
    isPlatform: '2',
    platform: 'html5',
    language,
    gameType: ANY_KIND,
    merchantCode: config.merchant,
  } as const;
  const { value, serverTime } = await call(hotGames, { query });
  return { data: parseGames(value), at: serverTime };
}
