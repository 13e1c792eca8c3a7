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
  ])('REG-15, REG-16 %o registers as %s', (page, channel) => {
    expect(registerChannel(page)).toBe(channel);
  });

  it('REG-14 says where it comes from', () => {
    expect(registrationBody([], {}, origin)).toEqual({
      countryDialingCode: '84',
      registerUrl: 'm.example.com:8080',
      registerMethod: 'H5',
      domain: 'm.example.com',
      type: 0,
    });
  });

  it('REG-17, REG-18 carries every field that is shown and filled, passwords as typed', () => {
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

  it('REG-03 leaves out what is empty or not on the screen', () => {
    const body = registrationBody(
      [field('username'), field('zalo')],
      { username: 'lan88', zalo: '  ', email: 'a@b.vn' },
      origin,
    );
    expect(Object.keys(body).sort()).toEqual(
      ['countryDialingCode', 'domain', 'registerMethod', 'registerUrl', 'type', 'username'].sort(),
    );
  });

  it("REG-07 sends the affiliate code that was found, REG-19 the provider's token, REG-20 the age confirmation", () => {
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
