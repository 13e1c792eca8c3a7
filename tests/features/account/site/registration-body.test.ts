import { REGISTER_FIELDS, type RegisterField, type ShownField } from 'lobbykit/domain';
import { register } from 'lobbykit/wire';
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  registerChannel,
  registrationBody,
} from '../../../../site/src/features/account/registration/registration-body.ts';

const field = (name: RegisterField): ShownField => ({
  name,
  required: true,
  setting: { enabled: true, required: true, pattern: '', message: '' },
});

describe('registration body', () => {
  const mode = { native: false, standalone: false, webclip: false };
  const origin = { host: 'm.example.com:8080', domain: 'm.example.com', mode, countryDialingCode: '84' };

  it.each([
    [{ native: true, standalone: true, webclip: true }, 'APP'],
    [{ native: false, standalone: true, webclip: true }, 'PWA'],
    [{ native: false, standalone: false, webclip: true }, 'WEBCLIP'],
    [mode, 'H5'],
  ])('REG-15 REG-16 page mode %o registers as %s', (page, channel) => {
    expect(registerChannel(page)).toBe(channel);
  });

  it('REG-14 registration body contains the origin of the page', () => {
    expect(registrationBody([], {}, origin)).toEqual({
      countryDialingCode: '84',
      registerUrl: 'm.example.com:8080',
      registerMethod: 'H5',
      domain: 'm.example.com',
      type: 0,
    });
  });

  it('REG-17 REG-18 registration body contains all visible filled fields with untrimmed passwords', () => {
    const values = Object.fromEntries(REGISTER_FIELDS.map(name => [name, ` ${name} `]));
    const body = registrationBody(
      REGISTER_FIELDS.map(name => field(name)),
      values,
      { ...origin, recommenderId: '77' },
    );
    for (const name of REGISTER_FIELDS) {
      expect(body[name]).toBe(name.toLowerCase().includes('password') ? ` ${name} ` : name);
    }
    expect(body.recommenderId).toBe('77');
    expect(is(register.body, { ...body, captcha: 'x', verificationCode: '1' })).toBe(true);
  });

  it('REG-03 registration body omits empty and hidden fields', () => {
    const body = registrationBody(
      [field('username'), field('zalo')],
      { username: 'lan88', zalo: '  ', email: 'a@b.vn' },
      origin,
    );
    expect(Object.keys(body).sort()).toEqual(
      ['countryDialingCode', 'domain', 'registerMethod', 'registerUrl', 'type', 'username'].sort(),
    );
  });

  it('REG-07 REG-19 REG-20 registration body contains affiliate code, provider token and age confirmation', () => {
    const body = registrationBody(
      [],
      {},
      { ...origin, affiliateCode: 'ab12', firebaseIdToken: 'ey.x', ageConfirmed: true },
    );
    expect(body).toMatchObject({
      affiliateCode: 'ab12',
      firebaseChannel: 'sms',
      firebaseIdToken: 'ey.x',
      ageConfirmed: true,
    });
    expect(is(register.body, body)).toBe(true);
  });
});
