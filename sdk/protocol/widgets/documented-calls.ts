/**
 * Documentation of the widgets' calls for back ends that implement the protocol: a description and an example per call.
 * `/openapi.json` of the gateway and `lobbykit conformance` use it, and tests validate the examples; no widget imports
 * this file.
 */

/** Documentation of a call. */
export interface CallDoc {
  /** Description of request and response, in Markdown. */
  readonly description: string;
  /** Query and body of the example request. The token in them is a placeholder, which users of the example replace. */
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** `value` of the example response. */
  readonly value: unknown;
  /** Minimal response; present for the calls without which a widget works. */
  readonly minimal?: MinimalResponse;
}

/**
 * Response for a back end that does not have the feature of the call. An error status would cause an error message in
 * the console of each visitor.
 */
export interface MinimalResponse {
  /** `value` of the response; missing if no widget sends the call under the condition in `note`. */
  readonly value?: unknown;
  /** Effect of this value, or the condition under which no widget sends the call, in Markdown. */
  readonly note: string;
}

/** Placeholder for a session token in the examples. */
const TOKEN = 'f3V0b2tlbi1vZi1hLXNlc3Npb24';
/** Time of the examples, ms since 1970: 2025-03-01T10:00:00Z. */
export const EXAMPLE_TIME = 1_740_823_200_000;
const UUID = '0b9f3c1e-52d4-4a7b-9c38-6f0d7a1e2b44';
/** Transparent PNG of one pixel, base64. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const LOTTERY = {
  gameId: '101',
  code: 'HANOI',
  remark: 'Hanoi',
  mobileIconUrl: '/icons/hanoi.svg',
  isSale: true,
  numero: '250301-041',
  remainTime: 95_000,
  lockTime: 20,
  previousNumero: '250301-040',
  previousWinningNumber: '48273~0917,5510~551',
  previousWinningTime: EXAMPLE_TIME - 205_000,
  drawDayOfWeek: '1,2,3,4,5,6,7',
  zone: 'Asia/Ho_Chi_Minh',
};
const OPEN_DRAW = {
  gameId: '101',
  code: 'HANOI',
  remark: 'Hanoi',
  numero: '250301-041',
  remainTime: 95_000,
  lockTime: 20,
  isSale: true,
};
const GAME = {
  nodeId: '34',
  gameId: '12',
  code: 'FRUIT',
  gameName: 'Fruit Party',
  vassalage: 'JL',
  displayName: 'JL Games',
  gameType: 'RNG',
  mobileLargeIcon: '/covers/fruit.png',
  isTop: true,
  isNew: false,
};
const SESSION = { token: TOKEN, userName: 'lan88', customerType: 0, firstTimeLogin: false, merchantCode: 'demo' };
const BALANCE = { sumBalance: '10000.00', withdrawable: '8000.00', held: '0.00', bonus: '0.00', currencySymbol: '₫' };
const BROWSE = { device: 'MOBILE', prizeMode: 'Lott', language: 'EN' };

/** Documentation by the name of the call. */
export const CALL_DOCS: Readonly<Record<string, CallDoc>> = {
  systemStatus: {
    description:
      'Availability of the site, and the source of the server time. The response must not be cached (`Cache-Control: no-store`) and contains `serverTime`: countdowns use this time and never the clock of the device. `location` is the address of the visitor, shown if `regionRestriction` is set.',
    value: { maintenance: false, regionRestriction: false, location: '203.0.113.9', info: '' },
  },
  gameMenu: {
    description:
      'All lotteries in groups, in display order. `remainTime` is the time to the next draw in ms, counted from `serverTime` of the envelope, so that a cached response stays correct. Sale closes `lockTime` seconds before the draw. `previousWinningNumber` lists the numbers of the last draw: `~` separates prize levels, the highest one first, and commas the numbers of a level. `previousWinningTime` is its time in ms since 1970. A change of `previousWinningNumber` is shown as a new result. `drawDayOfWeek` lists weekdays, Sunday 1 to Saturday 7, `zone` is an IANA time zone. The envelope may contain `refresh`, which spreads the requests of all visitors after a draw: `publishLag` is the time in ms from a draw to its result, and `spreadMs` the interval of the requests in ms.',
    query: BROWSE,
    value: [{ tag: 'VN', labelName: 'Vietnam', gameMenus: [LOTTERY] }],
  },
  popularGames: {
    description: 'Lotteries by popularity, the most played one first. Only the ids are used.',
    query: BROWSE,
    value: [LOTTERY],
    minimal: {
      value: [{ gameId: '101' }],
      note: 'Lotteries of the menu, in the order of the tab `hot`; an empty list empties the tab. Sent by the layout `full` only.',
    },
  },
  gameMenuRecent: {
    description: 'Lotteries that the member has played, the latest one first. Only the ids are used.',
    query: { ...BROWSE, recentCount: 100 },
    value: [LOTTERY],
  },
  openedGameNumeros: {
    description:
      'Open draws of one lottery, the soonest one first, at most `count`. `remainTime` (ms) and `lockTime` (s) as in the menu. `commitment` is the SHA-256 of the seed of a verifiable draw.',
    query: { device: 'MOBILE', count: 20, gameId: '101', prizeMode: 'Lott', language: 'EN' },
    value: [OPEN_DRAW],
  },
  drawHistory: {
    description:
      'A page of past draws of one lottery, the latest one first. `winningTime` is in ms since 1970. `seed` and `commitment` make a draw verifiable; both may be missing. `winningNumber` has the format of `previousWinningNumber` of the menu.',
    query: { gameId: '101', pageNo: 1, pageSize: 20, language: 'EN' },
    value: {
      content: [{ numero: '250301-040', winningNumber: '48273~0917,5510~551', winningTime: EXAMPLE_TIME - 205_000 }],
      pageNum: 1,
      totalPages: 1,
    },
  },
  gameVendors: {
    description:
      'Vendors of the merchant by category. `sorting` is the order of the categories, and `mapping` has the vendors of each. `vassalage` is the id of a vendor in lists and launches. `merchant.unknown` (404) rejects an unknown merchant.',
    query: { merchant: 'demo' },
    value: {
      sorting: ['RNG'],
      mapping: {
        RNG: {
          vendors: [
            { vassalage: 'JL', displayName: 'JL Games', gameCategory: 'RNG', mobileSmallIcon: '/vendors/jl.svg' },
          ],
          gameClassify: ['JP', 'SC'],
        },
      },
    },
    minimal: {
      value: { sorting: [], mapping: {} },
      note: 'No vendors. The winner board sends the call only for an entry without `gameCategory`.',
    },
  },
  gameList: {
    description:
      'A page of games. `gameName` searches, `vassalage` selects a vendor, `gameClassify`, `isNew`, `minBet` and `minLine` filter. `nodeId` identifies a game in lists and favorites; rows without an id are omitted, and rows with a known id are shown once. A response is equal for members and visitors. `cursor` is optional: the client returns it with the next page, so that a removed game shifts no page; null marks the last page.',
    query: {
      merchant: 'demo',
      platform: 'html5',
      gameType: 'RNG',
      language: 'EN',
      pageNo: 1,
      pageSize: 25,
      clientType: '2',
    },
    value: { games: [GAME], pageNum: 1, totalPages: 1, cursor: null },
  },
  hotGames: {
    description: 'The promoted games of a category, in display order, without pages.',
    query: { isPlatform: '2', platform: 'html5', language: 'EN', gameType: 'RNG', merchantCode: 'demo' },
    value: [GAME],
  },
  recentGames: {
    description:
      'A page of the games that the member has launched, the latest one first. `cursor` as in the list of games.',
    query: { page: 1, pageSize: 25, gameType: 'RNG', language: 'EN', clientType: '2' },
    value: { list: [GAME], totalPages: 1, cursor: null },
  },
  favoriteGames: {
    description:
      'A page of the favorite games of the member. The body repeats the token of the header. `cursor` as in the list of games.',
    body: { token: TOKEN, pageNo: 1, pageSize: 25, gameType: 'RNG', language: 'EN' },
    value: { content: [GAME], pageNum: 1, totalPages: 1, cursor: null },
  },
  favoriteIds: {
    description: 'A page of the ids (`nodeId`) of all favorite games. The body repeats the token of the header.',
    body: { token: TOKEN, pageNo: 1, pageSize: 100 },
    value: { content: ['34', '57'], totalPages: 1 },
  },
  addFavorite: {
    description: 'Adds a favorite. Idempotent: a favorite that exists already is a success.',
    body: { nodeId: '34', token: TOKEN, vendor: 'JL' },
    value: null,
  },
  removeFavorite: {
    description: 'Removes a favorite. Idempotent: a missing favorite is a success.',
    body: { nodeId: '34', token: TOKEN, vendor: 'JL' },
    value: null,
  },
  launchGame: {
    description:
      'Creates a launch and returns the URL that opens the game, valid once and for a short time. Absolute URLs with http or https are accepted. The body depends on the vendor: `TCG_LOTTO_VN` and `TCG_SEA` send a code and a prize mode, all other vendors the ids and the category of the game. A repeated call with the same `Idempotency-Key` returns the same URL.',
    body: { vendor: 'JL', gameId: '12', nodeId: '34', gameCategory: 'RNG', language: 'EN' },
    value: 'https://games.example/play?pass=Wk2mQ',
  },
  addRecentGame: {
    description:
      'Adds a launched game to the recent games. A failure is reported as `degraded` and has no other effect.',
    body: { nodeId: '34', vendor: 'JL' },
    value: null,
    minimal: { value: null, note: 'The launch is not stored.' },
  },
  memberInfo: {
    description:
      'Profile of the member. `type` is the type of the account: 0 and 40 are members, 4 is a free trial, all others are agents. `memberLabel` lists labels of the operator, such as `nochat`. `break` is set during an exclusion, which ends at `endTime` (ms since 1970, or never).',
    value: {
      account: 'lan88',
      nickname: 'Lan',
      type: 0,
      clubLabel: { labelName: 'Silver', level: 2 },
      memberLabel: [{ labelName: 'newcomer' }],
      email: 'l***@example.com',
    },
    minimal: { value: {}, note: 'A member without labels and without an exclusion.' },
  },
  rankList: {
    description:
      'The latest wins, the latest one first, at most `limitNum`. `customerName` is already masked. `winAmount` is decimal text. Entries with `vendor` and an id can be launched; `gameCategory` and `gameCode` avoid a further request. `currencySymbol` avoids a request for the wallet.',
    query: { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
    value: {
      currencySymbol: '₫',
      list: [
        {
          vo: {
            customerName: 'la***8',
            gameName: 'Fruit Party',
            winAmount: '1250000.00',
            gameId: '12',
            nodeId: '34',
            vendor: 'JL',
            gameCategory: 'RNG',
            gameCode: 'FRUIT',
            avatar: '/avatars/fox.svg',
          },
        },
      ],
    },
  },
  merchantWallet: {
    description: 'Wallet settings of the merchant. Only `currencySymbol` is used.',
    value: { currencySymbol: '₫' },
    minimal: {
      value: {},
      note: 'Amounts have `currencySymbol` of the lobby. Not sent if `rankList` has `currencySymbol`.',
    },
  },
  wallet: {
    description: 'Balance of the member. Amounts are decimal text with a point.',
    value: BALANCE,
    minimal: {
      value: {},
      note: 'Amounts have `currencySymbol` of the lobby. Not sent if `rankList` has `currencySymbol`.',
    },
  },
  whitelabel: {
    description:
      'Flags of the merchant by name; `true`, `1`, `"1"` and `"true"` are on. The widgets use `CBS3` (chat), `MAILCEN` (inbox), `MOBILEVERCODELOGIN3` (login by code), `FACEBOOKLOGIN3` and `GOOGLELOGIN3` (login by a provider). Missing flags are off.',
    value: { CBS3: true, MAILCEN: true, MOBILEVERCODELOGIN3: true, GOOGLELOGIN3: false },
  },
  consolidatedSettings: {
    description:
      'Settings of the merchant; every field may be missing. `downloadLinks` have the kinds `IOS`, `ANDROID` and others, `customerServiceResources` the kinds `TELEGRAM`, `FACEBOOK` and `WHATSAPP`. With `bodyKeys` (RSA public keys as JWK, valid until `notAfter`, ms since 1970), passwords are sealed as JWE; without keys, they are sent as plain JSON over TLS.',
    value: {
      template: { app_desc: 'Get the app', app_background: '#123456' },
      minimumAge: 18,
      downloadLinks: [{ resourceType: 'ANDROID', url: 'https://cdn.example/app.apk', labelNameEn: 'Android' }],
      customerServiceResources: [{ resourceType: 'TELEGRAM', url: 'https://t.me/example', labelNameEn: 'News' }],
    },
    minimal: { value: {}, note: 'No contact channels; built-in minimum age; passwords as plain JSON over TLS.' },
  },
  validationSettings: {
    description:
      'Rules of form fields by name, with messages in the requested language: `loginUsername`, `loginPassword`, `loginMobileNum`, `verificationCode`. Lengths are in characters. Built-in rules apply to missing names.',
    query: { language: 'EN' },
    value: {
      loginUsername: { pattern: '^\\w{4,14}$', message: '4 to 14 letters or digits', minLength: 4, maxLength: 14 },
    },
    minimal: { value: {}, note: 'Built-in rules.' },
  },
  countries: {
    description: 'Countries of mobile numbers, in display order. Countries without a dialing code are omitted.',
    query: { language: 'EN' },
    value: [{ code: 'VN', name: 'Vietnam', countryDialingCode: '84' }],
    minimal: {
      value: [],
      note: 'No dialing codes. Not sent while the flag `MOBILEVERCODELOGIN3` of `whitelabel` is off.',
    },
  },
  captcha: {
    description:
      'Image of a captcha: a PNG as base64, without a prefix. The client generates the key; the protected call sends the key in the header `Captcha-Key` and the text in its field `captcha`. An image is valid for one attempt and must not be cached.',
    query: { key: UUID },
    value: PNG,
    minimal: { note: 'Not sent unless an error of `login` has `value.captcha`.' },
  },
  captchaMail: {
    description:
      'Accessible alternative to a captcha: mails six digits that replace the text of the image for this key.',
    body: { key: UUID, email: 'lan@example.com' },
    value: null,
    minimal: { note: 'Not sent without a captcha or a puzzle.' },
  },
  slidePuzzle: {
    description:
      'Slide puzzle, solved before a code is sent. Images are PNGs as base64, lengths are in image pixels. The piece fits at height `y`; its horizontal position is the solution.',
    body: { purpose: 'login', mobileNum: '912345678' },
    value: { id: 'p-71', background: PNG, piece: PNG, y: 40, width: 280, height: 140, pieceSize: 44 },
    minimal: { note: 'Not sent while the flag `MOBILEVERCODELOGIN3` of `whitelabel` is off.' },
  },
  slideCheck: {
    description:
      'Checks the left edge of the piece, or six mailed digits with the header `Captcha-Key`. `slidePass` permits one code. A wrong solution is `slide.wrong`.',
    body: { id: 'p-71', x: 120 },
    value: { slidePass: 'c2xpZGUtcGFzcw' },
    minimal: { note: 'Not sent while the flag `MOBILEVERCODELOGIN3` of `whitelabel` is off.' },
  },
  smsCode: {
    description:
      'Sends a code for a login to a mobile number. `slidePass` is the result of the puzzle; a host with its own challenge adds other text fields. The next code may be requested from `expirationTime` (ms since 1970).',
    body: { countryDialingCode: '84', purpose: 'login', mobileNum: '912345678', slidePass: 'c2xpZGUtcGFzcw' },
    value: { expirationTime: EXAMPLE_TIME + 60_000 },
    minimal: { note: 'Not sent while the flag `MOBILEVERCODELOGIN3` of `whitelabel` is off.' },
  },
  login: {
    description:
      'Logs in. Type `username` sends name and password, type `sms` a mobile number and a code, type `firebase` the token of a provider. If the settings contain `bodyKeys`, the body is a JWE (`Content-Type: application/jose`, header `Encryption`). The error `login.failed` is equal for an unknown name and a wrong password; `value.captcha` then requires a captcha. `login.code.due` has a `value.ticket` for `loginCode`. `customerType` becomes the type of the session.',
    body: { type: 'username', username: 'lan88', password: 'correct horse' },
    value: SESSION,
  },
  loginCode: {
    description:
      'Completes a login that returned `login.code.due`, with a code of the second factor or a recovery code.',
    body: { ticket: 'Zm9yLWEtY29kZQ', code: '482013' },
    value: SESSION,
    minimal: { note: 'Not sent unless `login` returns `login.code.due`.' },
  },
  trialUser: {
    description: 'Creates the account of a free trial. `userName` is logged in by `freePlayLogin`.',
    body: { moduleId: 'REG3', ageConfirmed: true },
    value: { userName: 'guest_81h2' },
    minimal: { note: 'Not sent with the attribute `no-trial`.' },
  },
  freePlayLogin: {
    description: 'Logs in the account of a free trial.',
    body: { username: 'guest_81h2' },
    value: { ...SESSION, userName: 'guest_81h2', customerType: 4 },
    minimal: { note: 'Not sent with the attribute `no-trial`.' },
  },
  renewSession: {
    description:
      'Exchanges a valid token for a new one. A repeated call with the old token and the same `Idempotency-Key` returns the same new token for 60 s. The old token is then `session.renewed` (409) for calls that write.',
    value: SESSION,
    minimal: { value: { token: TOKEN }, note: 'The token of the request, which remains valid.' },
  },
  logout: {
    description: 'Ends the session of the token; `everywhere` ends all sessions of the member.',
    value: null,
    minimal: { value: null, note: 'The session ends on the page only.' },
  },
  inboxUnread: {
    description: 'Number of unread messages in the inbox of the member.',
    value: 3,
  },
  chatUnread: {
    description: 'Number of unread chat messages of the member.',
    value: { unReadCount: 1 },
  },
  announcements: {
    description:
      'Announcements by group. `types` lists the requested groups: `B` banners, `PL` announcements for players, `PU` popups, `PR` promotions. With a session, `read` is the state of the member. The widgets count the unread rows of `player`; `startDate` is in ms since 1970, `content` is HTML and is sanitized before display.',
    body: { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: 'demo' },
    value: {
      banners: [],
      player: [
        {
          id: 9,
          title: 'New games',
          content: '<p>Ten new games.</p>',
          startDate: EXAMPLE_TIME - 86_400_000,
          read: false,
        },
      ],
      popup: [],
    },
  },
  agentAnnouncements: {
    description:
      'Announcements for agents: path and fields of `announcements`, another module. The count is in `footer`.',
    body: { types: 'A', platform: 'M', merchantCode: 'demo' },
    value: { player: [], footer: { unreadCount: 0 } },
  },
  serviceLinks: {
    description:
      'Encrypted links of customer service. The entry with `type` `3` is used: its last eight characters are the key, the rest is the path, encrypted with DES-ECB and PKCS#7 padding, as base64. A host that sets `serviceLinkDecoder` may use any format.',
    value: { version: { pathList: [{ type: '3', path: 'SGVsbG8sIHdvcmxkIQ==12345678', title: 'Customer service' }] } },
  },
  launchChat: {
    description: 'Opens a chat with the operator; the URL is valid once.',
    value: { chatUrl: 'https://chat.example/room?pass=Wk2mQ' },
  },
};
