/**
 * Calls that the six widgets make: the contract for a back end that implements the protocol. No widget imports this
 * file; a test compares the calls that the widgets make with this table.
 */
import { memberInfo } from '../account/member-calls.ts';
import { countries } from '../account/registration-form-calls.ts';
import { freePlayLogin, login, loginCode, logout, renewSession, trialUser } from '../account/session-calls.ts';
import { agentAnnouncements, announcements, chatUnread, inboxUnread, launchChat } from '../content/calls.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  addFavorite,
  addRecentGame,
  favoriteGames,
  favoriteIds,
  gameList,
  gameVendors,
  hotGames,
  recentGames,
  removeFavorite,
} from '../games/calls.ts';
import { launchGame } from '../games/launch-calls.ts';
import { drawHistory, gameMenu, gameMenuRecent, openedGameNumeros, popularGames } from '../lottery/calls.ts';
import { consolidatedSettings, validationSettings, whitelabel } from '../merchants/calls.ts';
import { serviceLinks } from '../service/calls.ts';
import { systemStatus } from '../status/calls.ts';
import { captcha, captchaMail, slideCheck, slidePuzzle, smsCode } from '../verification/calls.ts';
import { merchantWallet, wallet } from '../wallet/calls.ts';
import { rankList } from '../winners/calls.ts';

/** Times at which a widget makes a call, with their descriptions. */
export const CALL_TIMES = {
  start: 'at the first rendering',
  language: 'again after a change of the language',
  session: 'at the first rendering with a session, and after a login',
  interval: 'repeatedly while the page is visible',
  open: 'when the visitor opens the widget or one of its dialogs',
  action: 'after an action of the visitor',
  fallback: 'in special cases',
} as const;

/** Time of a call: a key of `CALL_TIMES`. */
export type CallTime = keyof typeof CALL_TIMES;

/** A call that a widget makes. */
export interface WidgetCall {
  readonly call: Endpoint;
  /** Times of the call, in the order of `CALL_TIMES`. */
  readonly when: readonly CallTime[];
  /** Conditions and intervals of the call. */
  readonly note: string;
  /** True if the widget works without the call, so that a back end may respond with 404 or 501. */
  readonly optional?: true;
}

/** Names of the widgets, as in `lobbykit/elements/<name>`. `lobby` stands for calls that all widgets share. */
export type CallingWidget =
  | 'lottery-board'
  | 'game-grid'
  | 'winner-board'
  | 'service-widget'
  | 'login-modal'
  | 'download-bar'
  | 'lobby';

/** Calls by widget, in the order in which a visit makes them. */
export const WIDGET_CALLS: Readonly<Record<CallingWidget, readonly WidgetCall[]>> = {
  'lottery-board': [
    {
      call: gameMenu,
      when: ['start', 'language', 'interval'],
      note: 'After each draw, within the spread of `refresh`; otherwise every 7 to 30 s. All boards of a prize mode share the request.',
    },
    {
      call: systemStatus,
      when: ['start', 'interval'],
      note: 'Sets the clock of the countdowns: after the first paint, then every 60 s ±20 % while a countdown is visible.',
    },
    { call: openedGameNumeros, when: ['open'], note: 'Details of a lottery; again after each of its draws.' },
    {
      call: drawHistory,
      when: ['open', 'action'],
      note: 'Past results: 20 draws per request, further pages and other lotteries on demand.',
    },
    {
      call: popularGames,
      when: ['action'],
      note: 'Tab `hot` of the layout `full`. Without the call, the tab shows the hot group of the menu.',
      optional: true,
    },
    { call: gameMenuRecent, when: ['action'], note: 'Tab `recent`, which requires a session.' },
    {
      call: addRecentGame,
      when: ['action'],
      note: 'After the launch of a lottery. A lottery opens on the page `launchGame` of the site.',
      optional: true,
    },
  ],
  'game-grid': [
    { call: gameVendors, when: ['start', 'language'], note: 'Vendor strip and filter.' },
    {
      call: gameList,
      when: ['start', 'language', 'action'],
      note: 'A page of 25 games (100 of a lottery vendor, or the attribute `page-size`); again for a filter, a search, a vendor and the next page.',
    },
    { call: favoriteIds, when: ['session'], note: 'Hearts of the tiles: pages of 100 ids, at most 50 pages.' },
    {
      call: memberInfo,
      when: ['session'],
      note: 'Hides the tag Hot from a member with an active exclusion.',
      optional: true,
    },
    { call: hotGames, when: ['action'], note: 'Tab `hot`.' },
    {
      call: recentGames,
      when: ['action'],
      note: 'Tab `recent` of the shared list (attribute `in-house`), which requires a session.',
    },
    {
      call: favoriteGames,
      when: ['action'],
      note: 'Tab `fav`, or `favorites` of the shared list, which requires a session.',
    },
    { call: addFavorite, when: ['action'], note: 'A press on an empty heart.' },
    { call: removeFavorite, when: ['action'], note: 'A press on a filled heart.' },
    { call: launchGame, when: ['action'], note: 'A press on a tile, with a session.' },
    { call: addRecentGame, when: ['action'], note: 'After each launch.', optional: true },
  ],
  'winner-board': [
    { call: rankList, when: ['start', 'language'], note: 'The latest wins of a category, 20 by default.' },
    {
      call: merchantWallet,
      when: ['fallback'],
      note: 'Only if the response of `rankList` has no `currencySymbol`.',
      optional: true,
    },
    {
      call: wallet,
      when: ['fallback'],
      note: 'Only if the response of `rankList` has no `currencySymbol`, with a session.',
      optional: true,
    },
    { call: launchGame, when: ['action'], note: 'A press on an entry, with a session.' },
    {
      call: gameVendors,
      when: ['fallback'],
      note: 'Before a launch of an entry without `gameCategory`.',
      optional: true,
    },
    { call: addRecentGame, when: ['action'], note: 'After each launch.', optional: true },
  ],
  'service-widget': [
    { call: inboxUnread, when: ['session', 'open'], note: 'Unread messages, for the dot of the button.' },
    {
      call: announcements,
      when: ['session', 'open'],
      note: 'Unread announcements of members; not for agents.',
    },
    {
      call: agentAnnouncements,
      when: ['session', 'open'],
      note: 'Unread announcements of agents, instead of `announcements`.',
    },
    { call: whitelabel, when: ['session', 'open'], note: 'Flags of the entries: `CBS3` (chat) and `MAILCEN` (inbox).' },
    { call: chatUnread, when: ['session', 'open'], note: 'Unread chat messages, if the flag `CBS3` is on.' },
    { call: consolidatedSettings, when: ['open'], note: 'Links of the contact channels.', optional: true },
    { call: memberInfo, when: ['open'], note: 'Labels of the member: `nochat` hides the chat. Only with a session.' },
    { call: serviceLinks, when: ['action'], note: 'A press on customer service.' },
    { call: launchChat, when: ['action'], note: 'A press on the chat, with a session.' },
  ],
  'login-modal': [
    { call: whitelabel, when: ['open'], note: 'Flags of the login methods and providers.' },
    {
      call: consolidatedSettings,
      when: ['open'],
      note: 'Minimum age, and the keys that seal a password.',
      optional: true,
    },
    { call: validationSettings, when: ['open'], note: 'Rules of the fields, in the current language.', optional: true },
    {
      call: countries,
      when: ['action'],
      note: 'Method `sms`, if the flag `MOBILEVERCODELOGIN3` is on.',
      optional: true,
    },
    {
      call: slidePuzzle,
      when: ['action'],
      note: 'Before a code is sent, unless the host has a challenge.',
      optional: true,
    },
    { call: slideCheck, when: ['action'], note: 'Solution of the puzzle.', optional: true },
    { call: captchaMail, when: ['action'], note: 'A code by email instead of a captcha or a puzzle.', optional: true },
    { call: smsCode, when: ['action'], note: 'Sends the code of a login by mobile number.', optional: true },
    {
      call: systemStatus,
      when: ['action'],
      note: 'Before a sealed login, unless the clock is known to a minute: the sealed body contains its creation time.',
    },
    { call: login, when: ['action'], note: 'Submits name and password, or number and code.' },
    { call: captcha, when: ['action'], note: 'After a login whose response requires a captcha.', optional: true },
    { call: loginCode, when: ['action'], note: 'Code of a second factor, after `login.code.due`.', optional: true },
    {
      call: trialUser,
      when: ['action'],
      note: 'Free trial; the attribute `no-trial` removes the trial.',
      optional: true,
    },
    { call: freePlayLogin, when: ['action'], note: 'Logs in the account of the free trial.', optional: true },
    {
      call: renewSession,
      when: ['action'],
      note: 'Exchanges the token of a login provider of the host, such as Google, for a session.',
      optional: true,
    },
  ],
  'download-bar': [
    { call: consolidatedSettings, when: ['start'], note: 'Links, icon and colors; not for a closed bar.' },
  ],
  lobby: [
    {
      call: systemStatus,
      when: ['fallback'],
      note: 'After a call without a response: probes the connection, then every 15 s until a response arrives.',
    },
    {
      call: renewSession,
      when: ['fallback'],
      note: 'A remembered session of an earlier visit, a token in the URL (`startToken`), the error `session.renewed`, and `lobby.renew()`.',
      optional: true,
    },
    { call: logout, when: ['fallback'], note: '`lobby.logout()` of the page.', optional: true },
  ],
};

/** Returns true if the response is the same for all visitors, so that shared caches may store it. */
export const isSharedCall = ({ method, auth, name }: Endpoint): boolean =>
  method === 'GET' && auth === 'never' && name !== systemStatus.name && name !== captcha.name;
