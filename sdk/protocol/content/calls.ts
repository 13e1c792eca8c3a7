/** Announcements, news, promotions, inbox messages and chat. */
import { array, literal, nullish, optional, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, requiredText, scalar, token } from '../schemas.ts';

/**
 * Fields of an announcement, message or banner; `startDate` is in ms since 1970 (ANN-05). OPEN: API-14: the field
 * `read` has the name used by the call that marks an announcement as read, and `link` is the target of a banner.
 */
const announcementFields = {
  id: maybe,
  title: maybe,
  content: maybe,
  startDate: maybe,
  read: maybeFlag,
  url: maybeText,
  groupName: maybe,
  link: maybeText,
};
const announcement = object(announcementFields);
const announcementRows = nullish(array(announcement));

const team = nullish(object({ name: maybe, icon: maybeText }));

/**
 * A hot match: an announcement with two teams; `kickOff` is in ms since 1970 (ANN-04, SESS-22; OPEN: API-14 for the
 * additional fields).
 */
const hotMatch = object({
  ...announcementFields,
  league: maybe,
  kickOff: maybe,
  home: team,
  away: team,
  sandbox: maybeFlag,
});

const announcementQuery = strictObject({
  /** Codes of content types, comma-separated: `B,PL,PU` (ANN-12). */
  types: pipe(string(), regex(/^(A|B|PL|PU|PR)(,(A|B|PL|PU|PR))*$/)),
  groupName: optional(requiredText(64)),
  platform: optional(literal('M')),
  merchantCode: requiredText(32),
  token: optional(token),
});

const announcementGroups = object({
  promotion: announcementRows,
  banners: announcementRows,
  player: announcementRows,
  popup: announcementRows,
  hot: nullish(array(hotMatch)),
  footer: nullish(object({ unreadCount: maybe })),
});

/** Announcements by group. The method is POST, because the documents list a token among the fields (API-12, ANN-10). */
export const announcements = endpoint({
  name: 'announcements',
  method: 'POST',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  moduleId: 'COMM3',
  auth: 'optional',
  body: announcementQuery,
  value: announcementGroups,
});

/**
 * Announcements for an agent, requested with the content type A (API-04, ANN-19). Path and fields are those of
 * `announcements`, but the module differs.
 */
export const agentAnnouncements = endpoint({
  name: 'agentAnnouncements',
  method: 'POST',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  moduleId: 'AGEANNOUNCE3',
  auth: 'required',
  body: announcementQuery,
  value: announcementGroups,
});

/** Marks an announcement as read (ANN-15). */
export const markAnnouncementRead = endpoint({
  name: 'markAnnouncementRead',
  method: 'POST',
  path: '/wps/relay/MCSFE_markAnnouncementAsRead',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ announcementId: id, read: literal(true) }),
  value: done,
});

/** News of the lobby (EP-22; OPEN: API-14 for the fields). */
export const lobbyNews = endpoint({
  name: 'lobbyNews',
  method: 'GET',
  path: '/wps/relay/GLS2_lobbyNews',
  moduleId: 'COMM3',
  auth: 'never',
  value: array(announcement),
});

/**
 * Promotions in the caller's language; dates are in ms since 1970 (PROMO-08, PROMO-11, PROMO-13). OPEN: API-14: `link`
 * is the target of the button, and the same response contains the categories (API-40).
 */
export const availablePromotions = endpoint({
  name: 'availablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  moduleId: 'COMM3',
  auth: 'optional',
  value: object({
    content: array(
      object({
        id: scalar,
        title: maybe,
        content: maybe,
        startDate: maybe,
        endDate: maybe,
        noExpiry: maybe,
        announcementImages: nullish(array(object({ url: string(), sequence: scalar }))),
        promoAnnouncementCategoryIds: nullish(array(scalar)),
        link: maybeText,
      }),
    ),
    categories: nullish(array(object({ id: scalar, title: maybe }))),
  }),
});

/** Inbox messages, newest first. OPEN: API-14 for the path; the fields are those of an announcement. */
export const inboxMessages = endpoint({
  name: 'inboxMessages',
  method: 'GET',
  path: '/wps/relay/CSP_messages',
  moduleId: 'COMM3',
  auth: 'required',
  value: array(object({ id: scalar, title: maybe, content: maybe, startDate: maybe, read: maybeFlag })),
});

/** Marks an inbox message as read (OPEN: API-14). */
export const markMessageRead = endpoint({
  name: 'markMessageRead',
  method: 'POST',
  path: '/wps/relay/CSP_markMessageAsRead',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ messageId: id }),
  value: done,
});

/** Number of unread inbox messages, as a plain number (MSG-03). */
export const inboxUnread = endpoint({
  name: 'inboxUnread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  moduleId: 'COMM3',
  auth: 'required',
  value: scalar,
});

/** Number of unread chat messages (API-03, MSG-04). */
export const chatUnread = endpoint({
  name: 'chatUnread',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  moduleId: 'CBS3',
  auth: 'required',
  value: object({ unReadCount: maybe }),
});

/**
 * Opens a chat. The method is POST although there are no parameters, because the call creates a chat session (API-03,
 * API-37; OPEN: API-12, API-40).
 */
export const launchChat = endpoint({
  name: 'launchChat',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  moduleId: 'CBS3',
  auth: 'required',
  value: object({ chatUrl: string() }),
});
