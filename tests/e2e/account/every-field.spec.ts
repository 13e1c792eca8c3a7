/** Registration with all optional fields required, by each method: typed values are sent. */
import type { Page } from '@playwright/test';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import type { MovableGateway } from '../fixtures.ts';
import {
  bodiesTo,
  button,
  CAPTCHA,
  expect,
  field,
  getCode,
  newName,
  newNumber,
  site,
  test,
  typeCaptcha,
  withoutEncryption,
} from './account-kit.ts';

const PASSWORD = 'Fresh-2026';

/** Typed values by field; without name, number, code, captcha and passwords. */
const TYPED = {
  nickname: 'Lan Anh',
  payeeName: 'Nguyễn Thị Lan',
  email: 'lan.anh@example.vn',
  idNumber: '079301004521',
  qqNum: '1234567',
  facebook: 'lan.anh.88',
  wechat: 'lan_anh',
  line: 'lananh88',
  whatsapp: '+84901234567',
  zalo: '0901234567',
  affiliateCode: 'AGENT1',
} as const;
const SECRETS = { password: PASSWORD, confirmPassword: PASSWORD, paymentPassword: '246813' } as const;

/** Changes the registration fields in the settings of the gateway, as an operator would. */
async function show({ db, now, url, changed }: MovableGateway, how: 'required' | 'off', names: readonly string[]) {
  for (const name of names) {
    await runCommand({ name: 'field-set', field: name, show: how }, { db, now, url, onChange: changed });
  }
}

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(TYPED)) {
    await page.locator(`input[data-field="${name}"]`).fill(value);
  }
  for (const [name, value] of Object.entries(SECRETS)) await page.locator(`input[data-field="${name}"]`).fill(value);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
}

/** Names of the visible inputs in the order of the page. */
const shown = (page: Page) =>
  page
    .locator('form .lk-field input')
    .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).name).filter(Boolean));

const EVERYTHING = [...Object.keys(TYPED), ...Object.keys(SECRETS), 'captcha', 'mobileNum'];

test.describe('registration with all 18 fields', () => {
  let before: { name: string; enabled: boolean; required: boolean }[] = [];
  test.beforeAll(async ({ gateway }) => {
    before = await gateway.db.selectFrom('registration_fields').select(['name', 'enabled', 'required']).execute();
    expect(before).toHaveLength(18);
    await show(
      gateway,
      'required',
      before.map(({ name }) => name),
    );
  });
  test.afterAll(async ({ gateway }) => {
    for (const { name, ...was } of before) {
      await gateway.db.updateTable('registration_fields').set(was).where('name', '=', name).execute();
    }
    gateway.changed();
  });

  test('REG-04 REG-14 REG-17 REG-18 registration by name sends exactly the typed fields under their names', {
    tag: '@slow',
  }, async ({ page, gateway }) => {
    await withoutEncryption(page);
    const bodies = await bodiesTo(page, '/wps/member/register');
    const name = newName();
    const mobileNum = newNumber();
    await page.goto('/m/register?recommenderId=77');
    await field(page, site['field.username']).fill(name);
    expect((await shown(page)).sort()).toEqual(['username', 'verificationCode', ...EVERYTHING].sort());
    await field(page, site['field.mobileNum']).fill(mobileNum);
    const verificationCode = await getCode(page, gateway, site['code.send']);
    await field(page, site['field.verificationCode']).fill(verificationCode);
    await fillIn(page);
    await typeCaptcha(page);
    await button(page, site['register.submit']).click();
    await expect(page.getByRole('dialog', { name: site.register_success })).toContainText(name);
    const { host, hostname } = new URL(gateway.url);
    expect(bodies).toEqual([
      {
        ...TYPED,
        ...SECRETS,
        username: name,
        mobileNum,
        verificationCode,
        countryDialingCode: '84',
        captcha: CAPTCHA,
        registerUrl: host,
        domain: hostname,
        registerMethod: 'H5',
        type: 0,
        recommenderId: '77',
        ageConfirmed: true,
      },
    ]);
  });

  test('REG-04 REG-13 REG-17 registration by number also requires a name if the operator requires the name', {
    tag: '@slow',
  }, async ({ page, gateway }) => {
    await withoutEncryption(page);
    const bodies = await bodiesTo(page, '/wps/member/register/mobile');
    const mobileNum = newNumber();
    await page.goto('/m/register');
    await button(page, site['method.mobileNum']).click();
    const name = newName();
    await field(page, site['field.username']).fill(name);
    await field(page, site['field.mobileNum']).fill(mobileNum);
    expect((await shown(page)).sort()).toEqual(['username', 'verificationCode', ...EVERYTHING].sort());
    const verificationCode = await getCode(page, gateway, site['code.send']);
    await field(page, site['field.verificationCode']).fill(verificationCode);
    await fillIn(page);
    await typeCaptcha(page);
    await button(page, site['register.submit']).click();
    await expect(page.getByRole('dialog', { name: site.register_success })).toContainText(name);
    const { host, hostname } = new URL(gateway.url);
    expect(bodies).toEqual([
      {
        ...TYPED,
        ...SECRETS,
        username: name,
        mobileNum,
        verificationCode,
        countryDialingCode: '84',
        captcha: CAPTCHA,
        registerUrl: host,
        domain: hostname,
        registerMethod: 'H5',
        type: 0,
        ageConfirmed: true,
      },
    ]);
  });
});
