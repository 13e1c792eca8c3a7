/** What an operator tells everybody, in plain words (ANN-04, ANN-05, HOME-09). */
import type { InferOutput } from 'valibot';
import { parseFlag, parseNumber, parseText } from '../parse-values.ts';
import type { announcements, inboxMessages } from './calls.ts';

type WireGroups = InferOutput<(typeof announcements)['value']>;
type WireNotice = NonNullable<WireGroups['player']>[number];
type WireMatch = NonNullable<WireGroups['hot']>[number];
type WireMessage = InferOutput<(typeof inboxMessages)['value']>[number];

/** Something to be read: an announcement, or a message in the inbox. Texts that are missing are ''. */
export interface Message {
  readonly id: string;
  readonly title: string;
  /** HTML as the server sent it: to be sanitized before it is shown (ANN-21). */
  readonly content: string;
  /** ms since 1970, null where it is no number. */
  readonly startDate: number | null;
  readonly isRead: boolean;
}

/** A notice, popup, banner or match. */
export interface Announcement extends Message {
  /** Picture of a banner as given, its words on it; views pass it through `safeUrl('image')`, with the title as its text. */
  readonly image: string | null;
  readonly group: string;
  /** Where a tap leads: a path of the site or an address as given; null where it leads nowhere. */
  readonly link: string | null;
}

/** One side of a match. */
export interface Team {
  readonly name: string;
  /** Picture as given; views pass it through `safeUrl('image')`. */
  readonly icon: string | null;
}

/** A match worth a look (ANN-03). */
export interface HotMatch extends Announcement {
  readonly league: string;
  /** ms since 1970, null where it is not known. */
  readonly kickOff: number | null;
  readonly home: Team;
  readonly away: Team;
  /** Made up for play: to be marked as such (P5). */
  readonly isSandbox: boolean;
}

/** Announcements by what they are shown as. */
export interface Announcements {
  readonly banners: readonly Announcement[];
  readonly notices: readonly Announcement[];
  readonly popups: readonly Announcement[];
  readonly hotMatches: readonly HotMatch[];
  /** Told among the promotions. */
  readonly promotions: readonly Announcement[];
}

export const parseMessage = ({ id, title, content, startDate, read }: WireMessage | WireNotice): Message => ({
  id: parseText(id),
  title: parseText(title),
  content: parseText(content),
  startDate: parseNumber(startDate),
  isRead: parseFlag(read),
});

const parseNotice = ({ url, groupName, link, ...message }: WireNotice): Announcement => ({
  ...parseMessage(message),
  image: parseText(url) || null,
  group: parseText(groupName),
  link: parseText(link) || null,
});

const parseTeam = (team: WireMatch['home']): Team => ({
  name: parseText(team?.name),
  icon: parseText(team?.icon) || null,
});

const parseMatch = (match: WireMatch): HotMatch => ({
  ...parseNotice(match),
  league: parseText(match.league),
  kickOff: parseNumber(match.kickOff),
  home: parseTeam(match.home),
  away: parseTeam(match.away),
  isSandbox: parseFlag(match.sandbox),
});

const parseNotices = (rows: readonly WireNotice[] | null | undefined) => (rows ?? []).map(parseNotice);

/** Announcements of every place, from the answer of `announcements`, each in the order of the server. */
export const parseAnnouncements = ({ banners, player, popup, hot, promotion }: WireGroups): Announcements => ({
  banners: parseNotices(banners),
  notices: parseNotices(player),
  popups: parseNotices(popup),
  hotMatches: (hot ?? []).map(parseMatch),
  promotions: parseNotices(promotion),
});

/** Banners of the carousel: those of the group `hot`, all of them where there is none (OPEN: HOME-08). */
export function carouselBanners(banners: readonly Announcement[]): readonly Announcement[] {
  const hot = banners.filter(({ group }) => group === 'hot');
  return hot.length > 0 ? hot : banners;
}

/** The announcements that are not read yet (ANN-20). */
export const unreadOf = <M extends Message>(rows: readonly M[]): readonly M[] => rows.filter(({ isRead }) => !isRead);

/** The same rows; those for whose id `wasRead` is true are marked read. */
export const withReadState = <M extends Message>(rows: readonly M[], wasRead: (id: string) => boolean): readonly M[] =>
  rows.map(row => (row.isRead || !wasRead(row.id) ? row : { ...row, isRead: true }));

/** Content type codes: for agents, for players, a banner, a popup, a promotion (ANN-12). */
export const CONTENT_TYPES = { agent: 'A', player: 'PL', banner: 'B', popUp: 'PU', promotion: 'PR' } as const;

const { agent, player, banner, popUp, promotion } = CONTENT_TYPES;

/** Types, and group where there is one, that are asked for at each place (ANN-07..09, OPEN: ANN-11). */
const QUERIES = {
  home: { types: [banner, player, popUp].join(), groupName: 'm_home' },
  register: { types: banner, groupName: 'm_reg' },
  agent: { types: agent },
  promotions: { types: promotion },
} as const;

/** Body of the question for the announcements of a place; `token`: of who asks, where somebody is logged in (ANN-06, ANN-10). */
export const announcementQuery = (place: keyof typeof QUERIES, merchantCode: string, token?: string) => ({
  ...QUERIES[place],
  platform: 'M' as const,
  merchantCode,
  ...(token !== undefined && { token }),
});
