/** Allowed values of request fields: methods, type codes, page sizes and amounts. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import * as wire from '../../sdk/protocol/wire.ts';

const registration = (registerMethod: string) => ({
  registerUrl: 'm.example.com',
  registerMethod,
  domain: 'm.example.com',
  type: 0,
});

describe('request values', () => {
  it('SMS-08 SMS-09 code request accepts mobileNum or mobileNo, the dialing code and the slide check fields', () => {
    for (const { body } of [wire.smsCode, wire.smsRegisterCode]) {
      expect(is(body, { mobileNum: '912345678', countryDialingCode: '84', slidePass: 'p1' })).toBe(true);
      expect(is(body, { mobileNo: '912345678', countryDialingCode: '84' })).toBe(true);
      expect(is(body, { mobileNum: '912345678', countryDialingCode: '84', purpose: 'recovery', altcha: 'x' })).toBe(
        true,
      );
      expect(is(body, { mobileNum: '912345678', countryDialingCode: '84', purpose: 'payment' })).toBe(false);
      expect(is(body, { countryDialingCode: '84' })).toBe(false);
      expect(is(body, { mobileNum: '912345678' })).toBe(false);
      expect(is(body, { mobileNum: '912345678', countryDialingCode: '84', slide: { x: 1 } })).toBe(false);
    }
  });

  it('API-17 requests accept only UUIDs as captcha keys and slide positions inside the image', () => {
    const key = (value: string) => is(wire.captcha.query, { key: value });
    expect(key('0b9f3c1e-52d4-4a7b-9c38-6f0d7a1e2b44')).toBe(true);
    expect(['', '1', '0b9f3c1e-52d4-4a7b-9c38-6f0d7a1e2b4g', '../../etc/passwd'].some(key)).toBe(false);
    const place = (x: unknown) => is(wire.slideCheck.body, { id: 'p1', x });
    expect([0, 140, 280, '12'].every(place)).toBe(true);
    expect([-1, 281, 1.5, '1.5', null, '-1'].some(place)).toBe(false);
    const mailed = (captcha: string) => is(wire.slideCheck.body, { purpose: 'login', mobileNum: '912345678', captcha });
    expect(['012345', '12345', 'HERON', '1234567'].map(mailed)).toEqual([true, false, false, false]);
    for (const purpose of ['login', 'recovery', 'registration']) {
      expect(is(wire.slidePuzzle.body, { purpose, mobileNum: '912345678' })).toBe(true);
    }
    expect(is(wire.slidePuzzle.body, { purpose: 'payment', mobileNum: '912345678' })).toBe(false);
  });

  it('LOGIN-13 login accepts the types username, sms and firebase', () => {
    for (const type of ['username', 'sms']) {
      expect(is(wire.login.body, { type, username: 'lan88', password: 'secret12' })).toBe(true);
    }
    expect(is(wire.login.body, { type: 'email', username: 'lan88', password: 'secret12' })).toBe(false);
    expect(is(wire.login.body, { type: 'username', username: 'lan88', password: 'x', firebaseIdToken: 'x' })).toBe(
      false,
    );
  });

  it('ERR-16 every error code is lowercase dotted text and unique', () => {
    const codes = Object.values(wire.ERROR_CODES);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-z]+(\.[a-z]+)*$/);
    expect(wire.ERROR_CODES.passwordUnchanged).toBe('modify.new.old.same');
  });

  it('LAUNCH-05 launch request rejects the vendors LOTT and ELOTT, and TCG vendors with a node id', () => {
    for (const vendor of ['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN']) {
      expect(is(wire.launchGame.body, { vendor, gameId: 1, nodeId: 2, gameCategory: 'RNG' })).toBe(false);
    }
  });

  it('REG-15 registration accepts the methods APP, H5, PWA and WEBCLIP', () => {
    for (const registerMethod of ['APP', 'H5', 'PWA', 'WEBCLIP']) {
      expect(is(wire.register.body, registration(registerMethod))).toBe(true);
    }
    expect(is(wire.register.body, registration('WEB'))).toBe(false);
  });

  it('ANN-12 announcements request accepts the type codes A, B, PL, PU and PR', () => {
    const types = (value: string) => is(wire.announcements.body, { types: value, merchantCode: 'demo' });
    expect(['A', 'B', 'PL', 'PU', 'PR', 'B,PL,PU'].every(types)).toBe(true);
    expect(['', 'X', 'B,', 'B;PL'].some(types)).toBe(false);
  });

  it('API-21 page size accepts only the documented values 25, 29, 50 and 100', () => {
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

  it('EP-30 EP-32 amounts are above 0 with at most two decimals', () => {
    const amount = (value: unknown) => is(wire.walletTransfer.body, { from: 'main', to: 'JL', amount: value });
    expect(['0.01', '1', '100.50', 12.5].every(amount)).toBe(true);
    expect(['0', '0.00', '-1', '1.234', '1e3', 'NaN', '', 0, -5, Number.NaN].some(amount)).toBe(false);
  });
});
