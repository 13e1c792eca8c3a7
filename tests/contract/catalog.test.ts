/** Catalog as a whole: module ids, tokens and schemas (API-01 to API-16). `paths.test.ts` covers the paths. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import * as bonus from '../../sdk/protocol/bonuses/calls.ts';
import * as deposit from '../../sdk/protocol/deposits/calls.ts';
import * as depositOrder from '../../sdk/protocol/deposits/order-calls.ts';
import type { Endpoint } from '../../sdk/protocol/endpoint.ts';
import * as wire from '../../sdk/protocol/wire.ts';

const { catalog } = wire;

const byName = (name: string): Endpoint => {
  const found = catalog.find(endpoint => endpoint.name === name);
  if (!found) throw new Error(`no endpoint ${name}`);
  return found;
};
const names = (filter: (endpoint: Endpoint) => boolean) => catalog.filter(filter).map(endpoint => endpoint.name);

describe('module ids of the endpoints', () => {
  const MODULES: Readonly<Record<string, readonly string[]>> = {
    CAPTCHA3: ['captcha', 'captchaMail'],
    REG3: [
      'register',
      'registerMobile',
      'checkUsername',
      'checkAffiliate',
      'registerSettings',
      'validationSettings',
      'countries',
      'smsRegisterCode',
    ],
    FUNDTRANS3: [
      'wallet',
      'merchantWallet',
      'walletTransfer',
      'withdraw',
      'bankCards',
      'depositBanks',
      'manualTransfer',
    ],
    MEMTRANS3: ['orders', 'orderDetail', 'memberTransactions', 'transactionCodes', 'withdrawReport', 'depositReport'],
    AGEANNOUNCE3: ['agentAnnouncements'],
    AGEINFO3: ['teamKpi', 'teamKpiB', 'teamKpiC'],
    AGEDOWNMAN3: ['downline', 'downlines', 'updateDownlineRebates', 'transferDownline', 'transferMultipleDownline'],
    PERSPNL3: ['teamPnl'],
    CBS3: ['launchChat', 'chatUnread'],
    COMM3: ['login', 'logout', 'memberInfo', 'gameMenu', 'openedNumero', 'systemStatus', 'announcements', 'gameList'],
  };

  it("API-01 API-02 every endpoint has one of the nine module ids or the chat's module id", () => {
    expect(new Set(catalog.map(endpoint => endpoint.moduleId))).toEqual(new Set(Object.keys(MODULES)));
  });

  it.each(Object.entries(MODULES))(
    'API-04 %s is the module id of the endpoints that the documentation lists for it',
    (moduleId, endpoints) => {
      expect(endpoints.map(name => [name, byName(name).moduleId])).toEqual(endpoints.map(name => [name, moduleId]));
    },
  );

  it('API-03 API-04 chat, captcha, agent announcements and team profit and loss each have a separate module id', () => {
    for (const id of ['CBS3', 'CAPTCHA3', 'AGEANNOUNCE3', 'PERSPNL3']) {
      expect(names(endpoint => endpoint.moduleId === id).sort()).toEqual([...(MODULES[id] ?? [])].sort());
    }
  });
});

describe('token requirements of the endpoints', () => {
  it.each([
    'captcha',
    'captchaMail',
    'whitelabel',
    'login',
    'announcements',
    'register',
    'registerMobile',
    'trialUser',
    'checkAffiliate',
    'passwordByEmail',
    'domainRoute',
    'checkUsername',
    'registerSettings',
    'consolidatedSettings',
    'systemStatus',
    'freePlayLogin',
    'lobbyNews',
    'popularGames',
    'smsCode',
  ])('API-08 %s endpoint requires no token', name => {
    expect(byName(name).auth).not.toBe('required');
  });

  it.each([
    'gameMenu',
    'mobileGameMenus',
    'mobileGames',
    'openedNumero',
    'openedGameNumeros',
    'drawHistory',
    'rankList',
    'hotGames',
    'gameList',
    'gameVendors',
    'vendorGameTypes',
    'systemStatus',
  ])('API-09 %s endpoint never sends a token because its response is public', name => {
    expect(byName(name).auth).toBe('never');
  });

  it.each([
    'hotGames',
    'gameList',
    'gameVendors',
    'vendorGameTypes',
    'gameMenu',
    'openedNumero',
    'rankList',
    'helpCenter',
    'countries',
    'serviceLinks',
  ])('API-10 %s endpoint is open to visitors', name => {
    expect(byName(name).auth).not.toBe('required');
  });

  it('API-11 wallet, member, favorites, recent, record, cash, inbox, chat and agent endpoints require a session', () => {
    const memberOnly = names(
      ({ path, moduleId }) =>
        path.startsWith('/wps/agent/') ||
        path.startsWith('/wps/member/info') ||
        path.startsWith('/lgw/orders') ||
        path.includes('avorite') ||
        path.includes('ecent') ||
        ['FUNDTRANS3', 'MEMTRANS3', 'CBS3', 'AGEANNOUNCE3'].includes(moduleId),
    ).filter(name => name !== 'merchantWallet');
    expect(memberOnly.length).toBeGreaterThan(50);
    for (const name of [
      ...memberOnly,
      'inboxUnread',
      'inboxMessages',
      'markMessageRead',
      'markAnnouncementRead',
      'launchGame',
      'logout',
      'renewSession',
    ]) {
      expect([name, byName(name).auth]).toEqual([name, 'required']);
    }
  });

  it('API-12 reads are GET requests without a body, and tokens documented as body fields are sent by POST', () => {
    for (const { name, method, query, body } of catalog) {
      if (method === 'GET') expect([name, body]).toEqual([name, undefined]);
      if (body) expect([name, query]).toEqual([name, undefined]);
    }
    for (const name of [
      'addFavorite',
      'removeFavorite',
      'favoriteIds',
      'favoriteGames',
      'announcements',
      'contractDividend',
    ]) {
      expect([name, byName(name).method, 'token' in properties(byName(name).body)]).toEqual([name, 'POST', true]);
    }
    for (const { name, query } of catalog) expect([name, 'token' in properties(query)]).toEqual([name, false]);
  });

  it('API-16 logout is a DELETE request with the token', () => {
    expect(wire.logout).toMatchObject({ method: 'DELETE', auth: 'required' });
  });

  it('S21 API-05 FORGOT-19 every body with a password is encrypted', () => {
    const carrying = names(({ body }) => /"[^"]*password":/i.test(JSON.stringify(body ? toJsonSchema(body) : {})));
    expect(names(endpoint => endpoint.sealed === true)).toEqual(carrying);
    expect(carrying).toEqual(expect.arrayContaining(['login', 'register', 'registerMobile', 'changePassword']));
  });

  it('FORGOT-20 password recovery by email is the only form-encoded request', () => {
    expect(names(endpoint => endpoint.form === true)).toEqual(['passwordByEmail']);
  });

  it('S41 feedback image is the only raw upload, accepts PNG and JPEG, and never sends a token', () => {
    expect(names(endpoint => endpoint.upload !== undefined)).toEqual(['feedbackImage']);
    expect(wire.feedbackImage).toMatchObject({ upload: ['image/png', 'image/jpeg'], auth: 'never' });
  });

  it('endpoints with a captcha text in the body send the captcha key header', () => {
    const named = ['login', 'register', 'registerMobile', 'slideCheck'];
    expect(names(endpoint => endpoint.captcha === true)).toEqual(named);
    expect(wire.CAPTCHA_HEADER).toBe('Captcha-Key');
  });

  it('S14 S40 REG-13 TRIAL-03 account, launch and renewal endpoints are idempotent', () => {
    const once = ['renewSession', 'trialUser', 'register', 'registerMobile', 'launchGame', 'createDownlineAccount'];
    expect(names(({ once }) => once === true)).toEqual(once);
  });

  it('PAY-03 every deposit endpoint that writes money requires a stored idempotency key', () => {
    const deposits = [deposit, depositOrder, bonus].flatMap(family => Object.values<object>(family));
    const writing = catalog.filter(endpoint => deposits.includes(endpoint) && endpoint.method !== 'GET');
    expect(writing.length).toBeGreaterThan(8);
    expect(writing.filter(({ once }) => once !== 'kept')).toEqual([]);
  });
});

describe('schemas of the endpoints', () => {
  it.each(catalog.map(endpoint => [endpoint.name, endpoint] as const))(
    'API-14 %s endpoint converts to JSON Schema, and its request schema allows no other fields',
    (_, { query, body, value }) => {
      expect(toJsonSchema(value)).toBeTypeOf('object');
      if (query) expect(toJsonSchema(query)).toMatchObject({ type: 'object', additionalProperties: false });
      if (body) expect(toJsonSchema(body)).toBeTypeOf('object');
    },
  );
});

function properties(schema: Endpoint['query']): object {
  return schema ? (toJsonSchema(schema).properties ?? {}) : {};
}
