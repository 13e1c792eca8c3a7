import { accountEn as kit } from '../../../sdk/i18n/account-en.ts';
import { enableSecondFactor, saveSecurityQuestions, startSecondFactor } from '../../../sdk/protocol/wire.ts';
import { codeAt } from '../../../site/gateway/features/security/totp.ts';
import {
  readSetting,
  type WithdrawalSetting,
  writeSetting,
} from '../../../site/gateway/platform/settings/repository.ts';
import { withdraw as words } from '../../../site/src/features/withdrawals/texts.en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, expect, field, PASSWORD, secret, test } from '../account/account-kit.ts';
import { fill } from '../deposits/cashier-kit.ts';
import { asAccount } from '../games/games-kit.ts';
import { PIN, withdrawer } from './withdraw-kit.ts';

const HOUR = 3_600_000;

test('OUT-05 each reason for a rejected withdrawal has a separate message with the next step', async ({
  page,
  gateway,
}) => {
  const { db } = gateway;
  const { id, name } = await withdrawer(gateway);
  await asAccount(page, gateway, name);
  const setting = await readSetting(db, 'withdrawal');
  const change = (part: Partial<WithdrawalSetting>) => writeSetting(db, 'withdrawal', { ...setting, ...part });
  const guard = (part: { locked_until?: number | null; withdrawals_blocked_until?: number | null }) =>
    db.updateTable('withdrawal_lockouts').set(part).where('member_id', '=', id).execute();
  const open = () => page.goto('/m/withdraw');
  const box = page.locator('.withdraw-blocked');
  const link = (label: string, href: string) =>
    expect(box.getByRole('link', { name: label })).toHaveAttribute('href', href);
  const until = () => expect(box).toContainText(words['wd.blocked.until'].split('{{')[0] ?? '');
  const home = () => link(words['wd.blocked.home'], '/m/home');

  try {
    await test.step('withdrawals are closed', async () => {
      await change({ isOpen: false, closedUntil: gateway.now() + HOUR });
      await open();
      await expect(box).toContainText(words['wd.no.withdraw.closed']);
      await until();
      await home();
    });
    await test.step('daily number of requests is reached', async () => {
      await change({ dayRequests: 0 });
      await open();
      await expect(box).toContainText(words['wd.no.withdraw.requests.full']);
      await until();
      await home();
    });
  } finally {
    await change({});
  }
  await test.step('withdrawal password is locked', async () => {
    await guard({ locked_until: gateway.now() + HOUR });
    await open();
    await expect(box).toContainText(words['wd.no.withdraw.password.locked']);
    await until();
    await button(page, words['wd.blocked.reset']).click();
    await expect(page.getByRole('heading', { name: words['wd.reset.title'] })).toBeVisible();
  });
  await test.step('withdrawal password was reset recently', async () => {
    await guard({ locked_until: null, withdrawals_blocked_until: gateway.now() + HOUR });
    await open();
    await expect(box).toContainText(words['wd.no.withdraw.held']);
    await until();
    await guard({ withdrawals_blocked_until: null });
  });
  await test.step('account is frozen', async () => {
    await db
      .insertInto('payment_freezes')
      .values({ member_id: id, reason: 'x', actor: 'desk', frozen_at: 0 })
      .execute();
    await open();
    await expect(box).toContainText(words['wd.no.withdraw.frozen']);
    await link(words['wd.blocked.service'], '/m/customer');
    await db.deleteFrom('payment_freezes').where('member_id', '=', id).execute();
  });
  await test.step('wagering requirement is open', async () => {
    const { code } = await db.selectFrom('deposit_methods').select('code').executeTakeFirstOrThrow();
    const promo = await db.selectFrom('deposit_promos').select('id').executeTakeFirstOrThrow();
    const sums = { amount: '50000', fee: '0', bonus: '0', wagering_required: '0' };
    const times = { created_at: 0, expires_at: 0, state_at: 0, next_poll_at: 0 };
    const order = { order_no: `D${id}`, reference: `R${id}`, method_code: code, state: 'expired' as const };
    const owner = { merchant_code: 'demo', member_id: id };
    const { id: deposit_id } = await db
      .insertInto('deposits')
      .values({ ...owner, ...order, ...sums, ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bonus = { promo_id: promo.id, deposit_id, deposit: '50000', bonus: '10000', wagering_required: '50000' };
    await db
      .insertInto('bonuses')
      .values({ ...owner, ...bonus, started_at: 0 })
      .execute();
    await open();
    await expect(box).toContainText(words['wd.no.withdraw.turnover.open']);
    await link(words['wd.blocked.play'], '/m/home');
    await expect(page.locator('.turnover')).toContainText('₫0 of ₫50,000 staked');
    await expect(page.locator('.withdraw-sum')).toContainText('₫50,000');
    await db.deleteFrom('bonuses').where('member_id', '=', id).execute();
  });
  await test.step('amount is outside the limits', async () => {
    await change({ min: '20000', max: '60000', dayMax: '50000' });
    await open();
    const amount = page.getByRole('textbox', { name: words['wd.amount'] });
    const rows = [
      ['1', words['wd.issue.low'], '₫20,000'],
      ['70000', words['wd.issue.high'], '₫60,000'],
      ['55000', words['wd.issue.day'], '₫50,000'],
    ] as const;
    for (const [typed, sentence, limit] of rows) {
      await amount.fill(typed);
      await expect(page.getByText(fill(sentence, { limit }))).toBeVisible();
      await expect(button(page, words['wd.submitNone'])).toBeDisabled();
    }
    await change({ min: '20000', max: '900000', dayMax: '900000' });
    await open();
    await amount.fill('800000');
    await expect(page.getByText(fill(words['wd.issue.funds'], { limit: '₫100,000' }))).toBeVisible();
    await change({});
  });
  await test.step('payee name is that of another person', async () => {
    await db.updateTable('members').set({ profile: '{"payeeName":"TRAN BINH"}' }).where('id', '=', id).execute();
    await open();
    await page.getByRole('textbox', { name: words['wd.amount'] }).fill('60000');
    await button(page, fill(words['wd.submit'], { sum: '₫60,000' })).click();
    await button(page, words['wd.confirm.enter']).click();
    await expect(page.getByLabel(words['wd.pin.title'], { exact: true }).last()).toBeFocused();
    await page.keyboard.type(PIN);
    await expect(page.getByText(kit['error.withdraw-name-wrong'])).toBeVisible();
  });
});

test('SAFE-05 SAFE-03 a withdrawal needs an app code, and security answers reset a forgotten withdrawal password', async ({
  page,
  gateway,
}) => {
  const { id, name, call } = await withdrawer(gateway);
  const answers = [
    { id: 'street', answer: 'Phố Huế' },
    { id: 'pet', answer: 'Mực' },
  ];
  await call(saveSecurityQuestions, { answers, password: PASSWORD });
  await asAccount(page, gateway, name);
  const { secret: key } = await call<{ secret: string }>(startSecondFactor, { password: PASSWORD });
  await call(enableSecondFactor, { code: codeAt(key, gateway.now()) });
  // Advances to the next app code, because each code can be used only once.
  await gateway.advance(30_000);
  await page.goto('/m/withdraw?amount=60000');
  await button(page, fill(words['wd.submit'], { sum: '₫60,000' })).click();
  await button(page, words['wd.confirm.enter']).click();
  const pin = page.getByLabel(words['wd.pin.title'], { exact: true }).last();
  const code = field(page, words['wd.pin.code']);
  await expect(code).toBeVisible();
  await pin.pressSequentially(PIN);
  await expect(page.getByText(kit['error.withdraw-code-due'])).toBeVisible();
  await code.fill('000000');
  await pin.pressSequentially(PIN);
  await expect(page.getByText(kit['error.code-wrong'])).toBeVisible();
  await code.fill(codeAt(key, gateway.now()));
  await pin.pressSequentially(PIN);
  await expect(page.getByText(en['records.withdrawal.pending']).first()).toBeVisible();

  await page.goto('/m/withdraw?at=reset');
  await button(page, words['wd.reset.byAnswers']).click();
  await field(page, 'On which street did you grow up?').fill('pho hue');
  await field(page, 'What was your first pet called?').fill('Mun');
  await secret(page, words['wd.pw.new']).fill('918273');
  await secret(page, words['wd.pw.again']).fill('918273');
  await secret(page, words['wd.pw.login']).fill(PASSWORD);
  await button(page, words['wd.pw.save']).click();
  await expect(page.getByText(kit['error.answers-wrong'])).toBeVisible();
  await field(page, 'What was your first pet called?').fill(' MUC');
  await button(page, words['wd.pw.save']).click();
  await expect(page.locator('.withdraw-blocked')).toContainText(words['wd.no.withdraw.held']);
  const guard = gateway.db
    .selectFrom('withdrawal_lockouts')
    .select('withdrawals_blocked_until')
    .where('member_id', '=', id);
  const { withdrawals_blocked_until } = await guard.executeTakeFirstOrThrow();
  expect(Number(withdrawals_blocked_until) - gateway.now()).toBeGreaterThan(71 * HOUR);
});
