/** Steps of a visitor through the account screens, and reads from the gateway's database. */
import type { Page } from '@playwright/test';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { solveSlide } from '../../helpers/captcha/slide.ts';
import { test as base, expect, type MovableGateway } from '../fixtures.ts';

export { CAPTCHA, typeCaptcha } from '../../helpers/captcha/captcha.ts';
export { expect } from '../fixtures.ts';

/** Password of the seeded accounts. */
export const PASSWORD = 'Lobby-2026';
/** Phone number of the seeded account member0. */
export const KNOWN_NUMBER = '901000000';

export const site = en;
export const kit = accountEn;

let visitors = 0;

/** Each test uses English and a separate IP address, because the gateway counts attempts by IP address. */
export const test = base.extend<{ visitor: undefined }>({
  visitor: [
    async ({ context }, use, info) => {
      const address = `10.${info.parallelIndex}.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`;
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
      await context.addInitScript(() => {
        if (location.protocol === 'http:' && localStorage.getItem('language') === null)
          localStorage.setItem('language', 'EN');
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Returns a user name that no account has. */
export const newName = (): string => `user${Date.now().toString(36).slice(-6)}${(visitors++).toString(36)}`;
/** Returns a phone number that no account has, without its dialing code. */
export const newNumber = (): string => `9${String(Date.now() + visitors++).slice(-8)}`;

/** Creates an account that only one test uses, with the password of the seeded accounts. */
export async function makeMember(
  { db }: MovableGateway,
  { type = 0, upline_id = null }: { readonly type?: number; readonly upline_id?: number | null } = {},
): Promise<string> {
  const user_name = newName();
  const { password_hash } = await db
    .selectFrom('members')
    .select('password_hash')
    .where('user_name', '=', 'agent1')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('members')
    .values({
      merchant_code: 'demo',
      user_name,
      user_name_folded: user_name,
      type,
      upline_id,
      password_hash,
      created_at: 0,
      age_confirmed_at: 0,
    })
    .execute();
  return user_name;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
/** Finds a password input, which has no ARIA role. */
export const secret = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Delays requests to `url`. The returned function waits until a request arrives and lets it continue. */
export async function holdBack(page: Page, url: string): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route(url, async route => {
    await new Promise<void>(resolve => {
      held.push(resolve);
    });
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };
}

/** Logs in by name and password on /m/login. */
export async function logIn(page: Page, name = 'member0', password = PASSWORD, address = '/m/login') {
  await page.goto(address);
  await field(page, kit['login.username']).fill(name);
  await page.getByLabel(kit['login.password'], { exact: true }).fill(password);
  await button(page, kit['login.submit']).click();
}

/** Opens the account menu from the header of home. */
export async function openAccount(page: Page) {
  await button(page, site['header.account']).click();
  return page.getByRole('dialog', { name: site['side.title'] });
}

/**
 * Clicks an item of the account menu and waits until the menu is closed, because the page accepts no input while the
 * menu is open.
 */
async function fromAccount(page: Page, role: 'link' | 'button', name: string) {
  const menu = await openAccount(page);
  await menu.getByRole(role, { name }).click();
  await menu.waitFor({ state: 'detached' });
}

/** Clicks logout and returns the confirmation dialog. */
export async function confirmLeaving(page: Page) {
  await fromAccount(page, 'button', site['account.logout']);
  return page.getByRole('dialog', { name: site['logout.title'] });
}

/** Opens the password page from home. */
export const toPassword = (page: Page) => fromAccount(page, 'link', site['account.changePassword']);

/** Returns the messages that the gateway has sent, latest first. The gateway deletes old messages. */
const messages = ({ db }: MovableGateway) => db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();

/** Id of the latest message. */
export const lastMessage = async (gateway: MovableGateway): Promise<number> =>
  Number((await messages(gateway))[0]?.id ?? 0);

/** Text of the first message after `before` that matches; a mail about an earlier login may arrive in between. */
export async function nextMessage(gateway: MovableGateway, before: number, text = /(?:)/): Promise<string> {
  const find = async () =>
    (await messages(gateway)).find(({ id, body }) => Number(id) > before && text.test(body))?.body ?? null;
  await expect.poll(find).not.toBeNull();
  return (await find()) ?? '';
}

/** Requests a code, solves the puzzle and returns the code that the message contains. */
export async function getCode(page: Page, gateway: MovableGateway, send: string): Promise<string> {
  const before = await lastMessage(gateway);
  await button(page, send).click();
  await solveSlide(page, gateway);
  const code = /\b\d{6}\b/;
  return code.exec(await nextMessage(gateway, before, code))?.[0] ?? '';
}

/** Returns a code that differs from `code`. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Records the bodies of the calls to `path` before they are encrypted. Must be called before the page opens. */
export async function bodiesTo(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  const report = `report${visitors++}`;
  await page.exposeFunction(report, (text: string, isForm: boolean) => {
    found.push(isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text));
  });
  // The browser does not report the body of a streamed request, so the call is recorded in the page.
  await page.addInitScript(
    ([expected, name]) => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (new URL(request.url).pathname === expected) {
          const isForm = request.headers.get('content-type')?.includes('form') ?? false;
          const notify = (window as unknown as Record<string, (text: string, isForm: boolean) => void>)[name ?? ''];
          notify?.(await request.clone().text(), isForm);
        }
        return fetch(request);
      };
    },
    [path, report],
  );
  return found;
}

/**
 * Removes the encryption keys from the settings response, so that the page sends unencrypted bodies, which the test can
 * read.
 */
export async function withoutEncryption(page: Page) {
  await page.route('**/wps/system/settings/consolidated', async route => {
    const response = await route.fetch();
    const envelope = await response.json();
    await route.fulfill({ response, json: { ...envelope, value: { ...envelope.value, bodyKeys: [] } } });
  });
}
