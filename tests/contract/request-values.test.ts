/** What the fields of a request may hold: methods, type codes, page sizes, amounts. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import * as wire from '../../sdk/wire/index.ts';

const registration = (registerMethod: string) => ({
  registerUrl: 'm.example.com',
  registerMethod,
  domain: 'm.example.com',
  type: 0,
});

describe('values of requests', () => {
  it('SMS-08, SMS-09 carries the number as mobileNum or mobileNo, the dialing code and what the slide check adds', () => {
    for (const { body } of [wire.smsCode, wire.smsRegisterCode]) {
      expect(is(body, { mobileNum: '912345678', countryDialingCode: '84', slidePass: 'p1' })).toBe(true);
      expect(is(body, { mobileNo: '912345678', countryDialingCode: '84' })).toBe(true);
      expect(is(body, { countryDialingCode: '84' })).toBe(false);
      expect(is(body, { mobileNum: '912345678' })).toBe(false);
      expect(is(body, { mobileNum: '912345678', countryDialingCode: '84', slide: { x: 1 } })).toBe(false);
    }
  });

  it('LAUNCH-05 never launches LOTT and ELOTT, and TCG vendors not by node', () => {
    for (const vendor of ['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN']) {
      expect(is(wire.launchGame.body, { vendor, gameId: 1, nodeId: 2, gameCategory: 'RNG' })).toBe(false);
    }
  });

  it('REG-15 knows the register methods APP, H5, PWA and WEBCLIP', () => {
    for (const registerMethod of ['APP', 'H5', 'PWA', 'WEBCLIP']) {
      expect(is(wire.register.body, registration(registerMethod))).toBe(true);
    }
    expect(is(wire.register.body, registration('WEB'))).toBe(false);
  });

  it('ANN-12 knows the type codes A, B, PL, PU and PR', () => {
    const types = (value: string) => is(wire.announcements.body, { types: value, merchantCode: 'demo' });
    expect(['A', 'B', 'PL', 'PU', 'PR', 'B,PL,PU'].every(types)).toBe(true);
    expect(['', 'X', 'B,', 'B;PL'].some(types)).toBe(false);
  });

  it('API-21 bounds pages to what the documents ask for: 25, 29, 50, 100', () => {
    const page = (pageSize: string) =>
      is(wire.gameList.query, {
        merchant: 'demo',
        platform: 'html5',
        gameType: 'RNG',
        language: 'EN',
        pageNo: '1',
        pageSize,
      });
    expect(['25', '29', '50', '100'].every(page)).toBe(true);
    expect(['0', '-1', '101', '1e2', '25.0', ''].some(page)).toBe(false);
  });

  it('EP-30, EP-32 takes amounts above 0 with two decimals at most', () => {
    const amount = (value: unknown) => is(wire.walletTransfer.body, { from: 'main', to: 'JL', amount: value });
    expect(['0.01', '1', '100.50', 12.5].every(amount)).toBe(true);
    expect(['0', '0.00', '-1', '1.234', '1e3', 'NaN', '', 0, -5, Number.NaN].some(amount)).toBe(false);
  });
});
