/** What an operator tells all: announcements with their read marks, and the news of the lobby (EP-22). */
import { agentAnnouncements, announcements, lobbyNews, markAnnouncementRead } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import type { AnnouncementType } from '../db/schema-content.ts';
import { askedLanguage } from '../http/asked.ts';
import { merchantOf, type OriginRules } from '../http/cors.ts';
import { Refusal } from '../http/reply.ts';
import { type Call, forAnybody, forMember, fresh, type Route } from '../http/routes.ts';
import { toGroups } from '../service/announcement-groups.ts';
import { toHotMatches } from '../service/hot-matches.ts';
import { listAnnouncements, markRead } from '../store/content.ts';
import { readHotMatches } from '../store/hot-matches.ts';
import type { MemberSession } from '../store/sessions.ts';

export interface ContentRoutesOptions {
  readonly db: Database;
  readonly rules: OriginRules;
  /** ms since 1970 */
  readonly now: () => number;
}

type Asking = typeof announcements | typeof agentAnnouncements;

/** Place of the announcements that are the news of the lobby (OPEN: API-14). */
const LOBBY = 'm_lobby';

const WHOLE = /^\d{1,15}$/;

export function contentRoutes({ db, rules, now }: ContentRoutesOptions): Route[] {
  const list = async ({ body, exchange }: Call<Asking>, session: MemberSession | null, isAgent: boolean) => {
    const asked = body.types.split(',') as AnnouncementType[];
    // What is told to agents is nobody else's business.
    const types = isAgent ? asked : asked.filter(type => type !== 'A');
    // Only a visitor's word is taken, who is told what all are told: a member or an agent is its own merchant's (S2).
    const merchant = session?.merchantCode ?? body.merchantCode;
    const asking = { merchant, types, place: body.groupName, now: now() };
    const rows = await listAnnouncements(db, asking, session?.memberId ?? null);
    const language = askedLanguage(exchange.request);
    // Matches are told to players, beside what else is told to them.
    const matches = types.includes('PL') ? await readHotMatches(db, merchant) : [];
    return { value: { ...toGroups(rows, types, language), hot: toHotMatches(matches, language, now()) } };
  };

  return [
    forAnybody(announcements, call => list(call, call.session, false)),
    fresh(lobbyNews, async ({ exchange: { request } }) => {
      const merchant = await merchantOf(request, rules);
      const rows = await listAnnouncements(db, { merchant, types: ['PL'], place: LOBBY, now: now() }, null);
      return { value: toGroups(rows, ['PL'], askedLanguage(request)).player };
    }),
    forMember(agentAnnouncements, call => list(call, call.session, true)),
    forMember(markAnnouncementRead, async ({ body: { announcementId }, session }) => {
      const id = String(announcementId);
      const { memberId, merchantCode: merchant } = session;
      if (!WHOLE.test(id) || !(await markRead(db, { id: Number(id), merchant, memberId, now: now() }))) {
        throw new Refusal(404, 'not.found', 'There is no such announcement.');
      }
      return { value: null };
    }),
  ];
}
