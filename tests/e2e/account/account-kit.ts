/** Steps of a visitor through the account screens, and what only the gateway knows. */
import type { Page } from '@playwright/test';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { solveSlide } from '../../helpers/captcha/slide.ts';
import { test as base, expect, type MovableGateway } from '../fixtures.ts';

export { CAPTCHA, typeCaptcha } from '../../helpers/captcha/captcha.ts';
export { expect } from '../fixtures.ts';

/** Password of the seeded accounts. */
export const PASSWORD = 'Lobby-2026';
/** Number of the seeded account member0. */
export const KNOWN_NUMBER = '901000000';

export const site = en;
export const kit = accountEn;

let visitors = 0;

/** Each test comes from an address of its own (the gateway counts tries by address), in English. */
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

/** A name nobody has. */
export const newName = (): string => `user${Date.now().toString(36).slice(-6)}${(visitors++).toString(36)}`;
/** A number nobody has, without its dialing code. */
export const newNumber = (): string => `9${String(Date.now() + visitors++).slice(-8)}`;

/** An account of its own for one test, with the password of the seeded ones. */
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
/** A password, which has no role of its own. */
export const secret = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Holds back what is asked of `url`; the function it gives waits until something was asked, and lets it go on. */
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

/** The account's menu, opened from home's header. */
export async function openAccount(page: Page) {
  await button(page, site['header.account']).click();
  return page.getByRole('dialog', { name: site['side.title'] });
}

/** Presses what has this name in the account's menu, and waits for the menu to be gone: until then the page takes no typing. */
async function fromAccount(page: Page, role: 'link' | 'button', name: string) {
  const menu = await openAccount(page);
  await menu.getByRole(role, { name }).click();
  await menu.waitFor({ state: 'detached' });
}

/** Asks for the way out; gives the question. */
export async function confirmLeaving(page: Page) {
  await fromAccount(page, 'button', site['account.logout']);
  return page.getByRole('dialog', { name: site['logout.title'] });
}

/** Goes from home to the page of the password. */
export const toPassword = (page: Page) => fromAccount(page, 'link', site['account.changePassword']);

/** Messages that left the gateway, the latest first; old ones are forgotten. */
const messages = ({ db }: MovableGateway) => db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();

/** Mark of the latest message. */
export const lastMessage = async (gateway: MovableGateway): Promise<number> =>
  Number((await messages(gateway))[0]?.id ?? 0);

/** Text of the message that comes after the one marked `before` and fits: a mail about an earlier login may come in between. */
export async function nextMessage(gateway: MovableGateway, before: number, text = /(?:)/): Promise<string> {
  const find = async () =>
    (await messages(gateway)).find(({ id, body }) => Number(id) > before && text.test(body))?.body ?? null;
  await expect.poll(find).not.toBeNull();
  return (await find()) ?? '';
}

/** Asks for a code, solves the puzzle, and gives the code out of the message. */
export async function getCode(page: Page, gateway: MovableGateway, send: string): Promise<string> {
  const before = await lastMessage(gateway);
  await button(page, send).click();
  await solveSlide(page, gateway);
  const code = /\b\d{6}\b/;
  return code.exec(await nextMessage(gateway, before, code))?.[0] ?? '';
}

/** Another code than this one. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Bodies of the calls to `path`, as the page hands them to the network. Call it before the page is opened. */
export async function bodiesTo(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  const report = `report${visitors++}`;
  await page.exposeFunction(report, (text: string, isForm: boolean) => {
    found.push(isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text));
  });
  // A body that streams is not shown to the browser's own tools, hence the look at the call itself.
  await page.addInitScript(
    ([wanted, name]) => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (new URL(request.url).pathname === wanted) {
          const isForm = request.headers.get('content-type')?.includes('form') ?? false;
          const tell = (window as unknown as Record<string, (text: string, isForm: boolean) => void>)[name ?? ''];
          tell?.(await request.clone().text(), isForm);
        }
        return fetch(request);
      };
    },
    [path, report],
  );
  return found;
}

/** Takes the keys for sealing out of the settings, so that bodies can be read on the wire. */
export async function withoutEncryption(page: Page) {
  await page.route('**/wps/system/settings/consolidated', async route => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    await route.fulfill({ response: answer, json: { ...envelope, value: { ...envelope.value, bodyKeys: [] } } });
  });
}
