/** Announcements, news, promotions, messages, chat and feedback. */
import { array, literal, nullish, object, optional, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from './endpoint.ts';
import { done, id, maybe, maybeFlag, maybeText, scalar, token, words } from './shapes.ts';

/**
 * An announcement, notice, message or banner (ANN-05; OPEN: API-14: the read flag is called `read`, as in the mark-read call, and
 * `link` is where a banner leads).
 */
const noticeFields = {
  id: maybe,
  title: maybe,
  content: maybe,
  startDate: maybe,
  read: maybeFlag,
  url: maybeText,
  groupName: maybe,
  link: maybeText,
};
const notice = object(noticeFields);
const notices = nullish(array(notice));

const team = nullish(object({ name: maybe, icon: maybeText }));

/** A hot match is an announcement with two sides and an hour (ANN-04, SESS-22; OPEN: API-14 for what it adds). */
const hotMatch = object({
  ...noticeFields,
  league: maybe,
  kickOff: maybe,
  home: team,
  away: team,
  sandbox: maybeFlag,
});

const announcementQuery = strictObject({
  /** Type codes by comma: `B,PL,PU` (ANN-12). */
  types: pipe(string(), regex(/^(A|B|PL|PU|PR)(,(A|B|PL|PU|PR))*$/)),
  groupName: optional(words(64)),
  platform: optional(literal('M')),
  merchantCode: words(32),
  token: optional(token),
});

const announcementGroups = object({
  promotion: notices,
  banners: notices,
  player: notices,
  popup: notices,
  hot: nullish(array(hotMatch)),
  footer: nullish(object({ unreadCount: maybe })),
});

/** Announcements by group; it documents a token, so it is a POST (API-12, ANN-10). */
export const announcements = endpoint({
  name: 'announcements',
  method: 'POST',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  moduleId: 'COMM3',
  auth: 'optional',
  body: announcementQuery,
  value: announcementGroups,
});

/** The same call as an agent makes it, with types A (API-04, ANN-19): same path and fields, another module. */
export const agentAnnouncements = endpoint({
  name: 'agentAnnouncements',
  method: 'POST',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  moduleId: 'AGEANNOUNCE3',
  auth: 'required',
  body: announcementQuery,
  value: announcementGroups,
});

/** Marks one announcement read (ANN-15). */
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
  value: array(notice),
});

/** Promotions (PROMO-08, PROMO-11, PROMO-13; OPEN: API-14: the categories come in the same answer). */
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
      }),
    ),
    categories: nullish(array(object({ id: scalar, title: maybe }))),
  }),
});

/** Unread messages: a plain number (MSG-03). */
export const inboxUnread = endpoint({
  name: 'inboxUnread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  moduleId: 'COMM3',
  auth: 'required',
  value: scalar,
});

/** Unread chat messages (API-03, MSG-04). */
export const chatUnread = endpoint({
  name: 'chatUnread',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  moduleId: 'CBS3',
  auth: 'required',
  value: object({ unReadCount: maybe }),
});

/** Opens a chat; it makes something, so it is a POST, without parameters (API-03, API-37; OPEN: API-12, API-40). */
export const launchChat = endpoint({
  name: 'launchChat',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  moduleId: 'CBS3',
  auth: 'required',
  value: object({ chatUrl: string() }),
});

/** A message to the operator (EP-06; OPEN: API-14 for the fields). */
export const feedback = endpoint({
  name: 'feedback',
  method: 'POST',
  path: '/wps/feedback',
  moduleId: 'COMM3',
  auth: 'optional',
  body: strictObject({ content: words(2000), contact: optional(words(255)) }),
  value: done,
});
