/** Routes of announcements, of marking them as read, and of the lobby news (EP-22). */
import { agentAnnouncements, announcements, lobbyNews, markAnnouncementRead } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { merchantOf, type OriginRules } from '../../platform/http/cors.ts';
import { requestedLanguage } from '../../platform/http/request-headers.ts';
import { type Call, forAnybody, forMember, fresh, type Route } from '../../platform/http/route.ts';
import type { MemberSession } from '../../platform/http/session.ts';
import { toHotMatches } from '../home/hot-matches.ts';
import { readHotMatches } from '../home/hot-matches-repository.ts';
import { findExclusion } from '../limits/exclusions-repository.ts';
import { toGroups } from './announcement-groups.ts';
import { listAnnouncements, markRead } from './announcements-repository.ts';
import type { AnnouncementType } from './tables.ts';

export interface ContentRoutesOptions {
  readonly db: Database;
  readonly rules: OriginRules;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

type ContentEndpoint = typeof announcements | typeof agentAnnouncements;

/** Page name of announcements that are shown as lobby news (OPEN: API-14). */
const LOBBY = 'm_lobby';

/** Types of announcements for marketing: promotions and popups. */
const OFFERS: ReadonlySet<AnnouncementType> = new Set(['PR', 'PU']);

const WHOLE = /^\d{1,15}$/;

export function contentRoutes({ db, rules, now }: ContentRoutesOptions): Route[] {
  const list = async ({ body, exchange }: Call<ContentEndpoint>, session: MemberSession | null, isAgent: boolean) => {
    const requested = body.types.split(',') as AnnouncementType[];
    // Only agents receive announcements for agents.
    const types = isAgent ? requested : requested.filter(type => type !== 'A');
    // The merchant in the request body applies to visitors only; a logged-in caller's merchant is that of the session
    // (S2).
    const merchant = session?.merchantCode ?? body.merchantCode;
    const query = { merchant, types, place: body.groupName, now: now() };
    const found = await listAnnouncements(db, query, session?.memberId ?? null);
    // Members with an active exclusion receive no hot matches, promotions or popups (LIMIT-02).
    const isSilent = session !== null && (await findExclusion(db, session.memberId, now())) !== null;
    const rows = isSilent ? found.filter(({ type }) => !OFFERS.has(type)) : found;
    const language = requestedLanguage(exchange.request);
    // Hot matches are part of the announcements for players.
    const matches = types.includes('PL') && !isSilent ? await readHotMatches(db, merchant) : [];
    return { value: { ...toGroups(rows, types, language), hot: toHotMatches(matches, language, now()) } };
  };

  return [
    forAnybody(announcements, call => list(call, call.session, false)),
    fresh(lobbyNews, async ({ exchange: { request } }) => {
      const merchant = await merchantOf(request, rules);
      const rows = await listAnnouncements(db, { merchant, types: ['PL'], place: LOBBY, now: now() }, null);
      return { value: toGroups(rows, ['PL'], requestedLanguage(request)).player };
    }),
    forMember(agentAnnouncements, call => list(call, call.session, true)),
    forMember(markAnnouncementRead, async ({ body: { announcementId }, session }) => {
      const id = String(announcementId);
      const { memberId, merchantCode: merchant } = session;
      if (!WHOLE.test(id) || !(await markRead(db, { id: Number(id), merchant, memberId, now: now() }))) {
        throw new ApiError('not.found', 'There is no such announcement.');
      }
      return { value: null };
    }),
  ];
}
