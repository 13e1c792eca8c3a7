/** What the common store asks, each question for one datum (SESS-20..22). */
import { isCallError } from '../api/errors.ts';
import { hasPage } from '../dom/env.ts';
import { type Announcements, readAnnouncements } from '../domain/announcements.ts';
import { DEFAULT_KIND } from '../domain/game-query.ts';
import { type Game, readGames } from '../domain/games.ts';
import { readFlag, readText } from '../domain/read.ts';
import type { Lobby } from '../types.ts';
import { announcements } from '../wire/content.ts';
import { ERROR_CODES } from '../wire/error-codes.ts';
import { hotGames } from '../wire/games.ts';
import { checkAffiliate } from '../wire/register.ts';
import { systemStatus } from '../wire/status.ts';
import type { Found } from './resource.ts';

type Caller = Pick<Lobby, 'call'>;

/** Address of a page, as far as an invitation can be read from it (REG-06, REG-07). */
export interface PageAddress {
  readonly search: string;
  readonly hostname: string;
}

/** Is the site open for this visitor? (SESS-21) */
export interface SiteStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
  /** The visitor's address as the gateway sees it (OPEN: GATE-14). */
  readonly location: string;
  /** Words of the operator. */
  readonly info: string;
}

/** Query parameter of an invitation's address. */
const AFFILIATE = 'affiliateCode';

/**
 * Who invited this visitor: the code of the address, else that of the domain; '' where the domain alone was recognised and
 * null where nobody did.
 */
export async function askAffiliate(
  { call }: Caller,
  page: PageAddress | null = hasPage() ? location : null,
): Promise<Found<string | null>> {
  if (!page) return { data: null };
  const code = new URLSearchParams(page.search).get(AFFILIATE) ?? '';
  try {
    const query = { domain: page.hostname, ...(code && { code }) };
    const { value, serverTime } = await call(checkAffiliate, { query });
    return { data: value?.affiliateCode == null ? code : readText(value.affiliateCode), at: serverTime };
  } catch (error) {
    if (isCallError(error) && error.code === ERROR_CODES.referrerWrong) return { data: null };
    throw error;
  }
}

export async function askStatus({ call }: Caller): Promise<Found<SiteStatus>> {
  const { value, serverTime } = await call(systemStatus);
  const data: SiteStatus = {
    maintenance: readFlag(value.maintenance),
    regionRestriction: readFlag(value.regionRestriction),
    location: readText(value.location),
    info: readText(value.info),
  };
  return { data, at: serverTime };
}

/** Those of the home page (ANN-06, ANN-07); with a session they know what its member has read. */
export async function askAnnouncements({
  call,
  config,
}: Caller & Pick<Lobby, 'config'>): Promise<Found<Announcements>> {
  const body = { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: config.merchant } as const;
  const { value, serverTime } = await call(announcements, { body });
  return { data: readAnnouncements(value), at: serverTime };
}

/** Hot games of the merchant, of the kind a list shows that names none (API-19, API-20, LIST-02). */
export async function askHotGames(
  { call, config }: Caller & Pick<Lobby, 'config'>,
  language: string,
): Promise<Found<readonly Game[]>> {
  const query = {
    isPlatform: '2',
    platform: 'html5',
    language,
    gameType: DEFAULT_KIND,
    merchantCode: config.merchant,
  } as const;
  const { value, serverTime } = await call(hotGames, { query });
  return { data: readGames(value), at: serverTime };
}
