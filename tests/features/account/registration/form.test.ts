import { fits, REGISTER_FIELDS } from 'lobbykit/domain';
import { countries, type Endpoint, registerSettings, validationSettings, whitelabel } from 'lobbykit/wire';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountGateway } from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

interface Field {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly pattern: string;
  readonly message: string;
  readonly order: number;
}

interface Rule {
  readonly pattern: string;
  readonly message: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly optional: boolean;
}

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

const read = async <T>({ path, moduleId }: Endpoint, query = '') =>
  (await server.get<T>(path + query, { ModuleId: moduleId })).body.value;

describe('registration form settings', () => {
  it('REG-04 registration settings contain all 18 fields', async () => {
    const fields = await read<Record<string, Field>>(registerSettings);
    expect(Object.keys(fields).sort()).toEqual([...REGISTER_FIELDS].sort());
    expect(Object.keys(fields)).toHaveLength(18);
  });

  it('REG-05 every registration field has an order, a safe pattern and a message', async () => {
    const fields = Object.entries(await read<Record<string, Field>>(registerSettings));
    expect(fields.map(([, { order }]) => order)).toEqual(fields.map((_, index) => index));
    for (const [name, { pattern, message }] of fields) {
      // The gateway sends no message for passwords, because the SDK has its own.
      expect(message === '', name).toBe(name === 'password');
      if (name === 'confirmPassword' || name === 'password') expect(pattern).toBe('');
      else expect(fits(pattern, 'a@b.cd'), name).not.toBeNull();
    }
  });

  it.each([
    ['EN', 'Use 4-16 letters or digits.'],
    ['VI', 'Dùng từ 4 đến 16 chữ cái hoặc chữ số.'],
    ['PT', 'Use de 4 a 16 letras ou números.'],
    ['TY', 'Use 4-16 letters or digits.'],
  ])('VALID-03 VALID-14 field messages are localized for %s', async (language, message) => {
    const fields = await read<Record<string, Field>>(registerSettings, `?language=${language}`);
    expect(fields.username?.message).toBe(message);
    const rules = await read<Record<string, Rule>>(validationSettings, `?language=${language}`);
    expect(rules.loginUsername?.message).toBe(message);
  });

  it.each([
    ['username', ['lan8', 'LAN88', 'a'.repeat(16)], ['lan', 'a'.repeat(17), 'lan 88', 'lán88']],
    ['paymentPassword', ['135790'], ['13579', '1357901', '13579a']],
    ['email', ['a@b.cd', 'lan.le-88@mail.co.vn'], ['a@b', 'a..b@c.de', 'a@b.info', 'a b@c.de']],
    ['payeeName', ['Lê Thị Lan', "O'Neil-Smith"], ['L', 'Lan88', '<b>']],
    ['mobileNum', ['9051234', '905123456789012'], ['905123', '+84905123', '9051234567890123']],
    ['verificationCode', ['1234', '123456'], ['123', '1234567', '12a4']],
    ['affiliateCode', ['AGENT1'], ['AG', 'AGENT 1']],
    ['whatsapp', ['+84905123456', '0905123456'], ['84 905', 'lan']],
  ])('VALID-01 pattern of %s accepts valid and rejects invalid values', async (name, right, wrong) => {
    const { pattern } = (await read<Record<string, Field>>(registerSettings))[name]!;
    for (const value of right) expect(fits(pattern, value), value).toBe(true);
    for (const value of wrong) expect(fits(pattern, value), value).toBe(false);
  });
});

describe('account form rules', () => {
  it('PSW-10 new password requires 8 to 64 characters and no pattern', async () => {
    const { password } = await read<Record<string, Rule>>(validationSettings);
    expect(password).toEqual({ pattern: '', message: '', minLength: 8, maxLength: 64, optional: false });
  });

  it.each([
    ['loginUsername', 4, 16],
    ['loginPassword', 6, 64],
    ['loginMobileNum', 7, 15],
    ['verificationCode', 4, 6],
    ['captcha', 1, 16],
  ])('LOGIN-25 VALID-13 rule of %s allows %i to %i characters', async (name, minLength, maxLength) => {
    const rule = (await read<Record<string, Rule>>(validationSettings))[name];
    expect(rule).toMatchObject({ minLength, maxLength, optional: false });
    expect(fits(rule!.pattern, '1'.repeat(minLength))).toBe(true);
    expect(fits(rule!.pattern, '1'.repeat(minLength - 1))).toBe(false);
    expect(fits(rule!.pattern, '1'.repeat(maxLength + 1))).toBe(false);
  });
});

it('EP-24 countries have localized names and numeric dialing codes', async () => {
  const list = await read<{ code: string; name: string; countryDialingCode: string }[]>(countries, '?language=VI');
  expect(list[0]).toEqual({ code: 'VN', name: 'Việt Nam', countryDialingCode: '84' });
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  for (const { countryDialingCode } of list) expect(countryDialingCode).toMatch(/^\d{1,4}$/);
});

it.each(
  [registerSettings, validationSettings, countries, whitelabel].map(endpoint => [endpoint.name, endpoint] as const),
)('API-15 %s response matches its schema and is publicly cached', async (_, endpoint) => {
  const { headers, body } = await server.get(endpoint.path, { ModuleId: endpoint.moduleId });
  expect(() => parse(endpoint.value, body.value)).not.toThrow();
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  expect(headers.get('etag')).toMatch(/^"/);
});
