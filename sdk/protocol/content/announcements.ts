/** Announcements of the operator (ANN-04, ANN-05). */
import type { InferOutput } from 'valibot';
import { parseFlag, parseNumber, parseText } from '../parse-values.ts';
import type { announcements, inboxMessages } from './calls.ts';

type WireGroups = InferOutput<(typeof announcements)['value']>;
type WireAnnouncement = NonNullable<WireGroups['player']>[number];
type WireMatch = NonNullable<WireGroups['hot']>[number];
type WireMessage = InferOutput<(typeof inboxMessages)['value']>[number];

/** An announcement or an inbox message. Texts that the response omits are ''. */
export interface Message {
  readonly id: string;
  readonly title: string;
  /** HTML from the server, which must be sanitized before it is displayed (ANN-21). */
  readonly content: string;
  /** Start date, ms since 1970; null if the response contains no number. */
  readonly startDate: number | null;
  readonly isRead: boolean;
}

/** An announcement, popup, banner or match. */
export interface Announcement extends Message {
  /**
   * Image URL of a banner, unvalidated; views pass the URL through `safeUrl('image')` and use the title as alternative
   * text.
   */
  readonly image: string | null;
  readonly group: string;
  /** Target of a click, unvalidated: a path of the site or a URL; null if none. */
  readonly link: string | null;
}

/** One of the two teams of a match. */
export interface Team {
  readonly name: string;
  /** Image URL, unvalidated; views pass the URL through `safeUrl('image')`. */
  readonly icon: string | null;
}

/** A highlighted match (ANN-03). */
export interface HotMatch extends Announcement {
  readonly league: string;
  /** Start of the match, ms since 1970; null if unknown. */
  readonly kickOff: number | null;
  readonly home: Team;
  readonly away: Team;
  /** True for a simulated match, which must be labeled as such (P5). */
  readonly isSandbox: boolean;
}

/** Announcements by the place where they are shown. */
export interface Announcements {
  readonly banners: readonly Announcement[];
  readonly announcements: readonly Announcement[];
  readonly popups: readonly Announcement[];
  readonly hotMatches: readonly HotMatch[];
  /** Announcements for the promotions page. */
  readonly promotions: readonly Announcement[];
}

export const parseMessage = ({ id, title, content, startDate, read }: WireMessage | WireAnnouncement): Message => ({
  id: parseText(id),
  title: parseText(title),
  content: parseText(content),
  startDate: parseNumber(startDate),
  isRead: parseFlag(read),
});

const parseAnnouncement = ({ url, groupName, link, ...message }: WireAnnouncement): Announcement => ({
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
  ...parseAnnouncement(match),
  league: parseText(match.league),
  kickOff: parseNumber(match.kickOff),
  home: parseTeam(match.home),
  away: parseTeam(match.away),
  isSandbox: parseFlag(match.sandbox),
});

const parseRows = (rows: readonly WireAnnouncement[] | null | undefined) => (rows ?? []).map(parseAnnouncement);

/** Parses the response of `announcements`; each list is in the server's order. */
export const parseAnnouncements = ({ banners, player, popup, hot, promotion }: WireGroups): Announcements => ({
  banners: parseRows(banners),
  announcements: parseRows(player),
  popups: parseRows(popup),
  hotMatches: (hot ?? []).map(parseMatch),
  promotions: parseRows(promotion),
});

/** Returns the unread announcements (ANN-20). */
export const unreadOf = <M extends Message>(rows: readonly M[]): readonly M[] => rows.filter(({ isRead }) => !isRead);

/** Returns the rows, and marks those as read for whose id `wasRead` returns true. */
export const withReadState = <M extends Message>(rows: readonly M[], wasRead: (id: string) => boolean): readonly M[] =>
  rows.map(row => (row.isRead || !wasRead(row.id) ? row : { ...row, isRead: true }));

/** Codes of the content types: for agents, for players, banner, popup, promotion (ANN-12). */
export const CONTENT_TYPES = { agent: 'A', player: 'PL', banner: 'B', popUp: 'PU', promotion: 'PR' } as const;

const { agent, player, banner, popUp, promotion } = CONTENT_TYPES;

/** Content types, and optionally the group, to request for each place (ANN-07..09, OPEN: ANN-11). */
const QUERIES = {
  home: { types: [banner, player, popUp].join(), groupName: 'm_home' },
  register: { types: banner, groupName: 'm_reg' },
  agent: { types: agent },
  promotions: { types: promotion },
} as const;

/**
 * Builds the request body for the announcements of a place. `token` is the token of the session, if any (ANN-06,
 * ANN-10).
 */
export const announcementQuery = (place: keyof typeof QUERIES, merchantCode: string, token?: string) => ({
  ...QUERIES[place],
  platform: 'M' as const,
  merchantCode,
  ...(token !== undefined && { token }),
});
