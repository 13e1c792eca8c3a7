/** Display and behavior of each widget in WebKit, in its three integrations. */

import { addMemberSession } from '../helpers/session.ts';
import { stakes, winRounds } from '../helpers/wins.ts';
import { elements, react, scriptTag } from '../integrations/pages.ts';
import type { Integration, WidgetPage } from '../integrations/stage.ts';
import { startSession } from './start-session.ts';
import { Key } from './webkit-page.ts';
import { expect, test } from './webkit-stage.ts';

/** Parameters by widget, and content that shows that its data have loaded. */
const WIDGETS = [
  ['lottery-board', {}, '[part~=name]', /Northern Vietnam/],
  ['game-grid', {}, '[part~=tile]', /\S/],
  ['winner-board', {}, '[part~=row]', /lu\S*/],
  ['login-modal', { open: true }, '[role=dialog], dialog', /Log in/],
  ['service-widget', { open: true }, '[role=dialog], dialog', /Help center/],
  ['download-bar', {}, '.lk-download-bar', /\S/],
] as const;

/** Seeded accounts, one per integration: after a wrong password the gateway requires a captcha for the account. */
const INTEGRATIONS: readonly (readonly [Integration, string])[] = [
  [scriptTag, 'member0'],
  [elements, 'member40'],
  [react, 'agent1'],
];

const asMember = (userName: string, token: string): WidgetPage['first'] =>
  `sessionStorage.setItem('lobbykit.default.MC_SESSION_INFO', '${JSON.stringify({ token, merchantCode: 'demo', userName, type: 0 })}')`;

for (const [integration, account] of INTEGRATIONS) {
  test.describe(integration.name, () => {
    for (const [widget, params, selector, text] of WIDGETS) {
      test(`${widget} shows its data and follows language and theme without policy violations`, async ({
        view,
        gateway,
        host,
      }) => {
        if (widget === 'winner-board') await winRounds(gateway, 'RNG', stakes(6));
        await view.show(integration, { gateway: gateway.url, host }, { widget, params });
        await expect.poll(async () => (await view.texts(selector)).join(' ')).toMatch(text);
        // The script tag loads code requested by the page after code requested by its tags.
        await expect.poll(() => view.driver.executeScript('return Boolean(window.testLobby)')).toBe(true);
        await view.driver.executeScript("testLobby.setTheme('dark'); testLobby.setLanguage('VI')");
        await expect.poll(() => view.texts(`.lk-${widget}[data-theme=dark][lang=vi]`)).toHaveLength(1);
        expect(await view.trouble()).toEqual([]);
      });
    }

    test("lottery-board shows one group and all groups, and a member's favorite is listed first", async ({
      view,
      gateway,
      host,
    }) => {
      const userName = `board${integration.name.length}`;
      const { token } = await addMemberSession(gateway.db, gateway.now(), { userName });
      await view.show(integration, { gateway: gateway.url, host }, { first: asMember(userName, token) });
      // The list grows over several frames; the awaited text is in its last entry.
      await expect.poll(() => view.texts('[part~=name]')).toContain('HNX index');
      const all = await view.texts('[part~=name]');
      await expect.poll(() => view.click('button', 'Central')).toBe(true);
      await expect.poll(() => view.texts('[part~=name]')).not.toContain('Fast 3 min');
      expect((await view.texts('[part~=name]')).length).toBeGreaterThan(0);
      await view.click('button[aria-pressed]', 'All');
      await expect.poll(() => view.texts('[part~=name]')).toEqual(all);
      expect(await view.click('[part~=heart]', 'Fast 3 min')).toBe(true);
      await expect.poll(async () => (await view.texts('[part~=name]'))[0]).toBe('Fast 3 min');
      expect(await view.eventsOf('favorite')).toEqual([expect.objectContaining({ on: true })]);
    });

    test('lottery-board finds past results by typing, and Escape closes them and restores the focus', async ({
      view,
      gateway,
      host,
    }) => {
      await view.show(integration, { gateway: gateway.url, host }, {});
      await expect.poll(() => view.texts('[part~=history]')).toHaveLength(1);
      await view.focus('[part~=history]');
      await view.press(Key.ENTER);
      await expect.poll(() => view.texts('dialog[open] input[type=search]')).toHaveLength(1);
      await view.type('dialog[open] input[type=search]', 'Northern');
      const found = 'dialog[open] button[aria-pressed]';
      await expect.poll(() => view.texts(found)).toEqual(['Northern Vietnam']);
      await view.focus(found);
      await view.press(Key.ENTER);
      await expect.poll(() => view.texts('.lk-past > li')).toHaveLength(20);
      await view.press(Key.ESCAPE);
      await expect.poll(() => view.texts('dialog[open]')).toEqual([]);
      await expect.poll(() => view.focused('[part~=history]')).toBe(true);
    });

    test('arrow keys move the focus along the tabs of lottery-board, and Enter selects the focused tab', async ({
      view,
      gateway,
      host,
    }) => {
      await view.show(integration, { gateway: gateway.url, host }, {});
      await expect.poll(() => view.texts('[role=tab][aria-selected=true]')).toEqual(['All']);
      await view.focus('[role=tab][aria-selected=true]');
      await view.press(Key.ARROW_RIGHT);
      expect(await view.focused('[role=tab][aria-selected=false]')).toBe(true);
      await view.press(Key.ENTER);
      await expect.poll(() => view.texts('[role=tab][aria-selected=true]')).toEqual(['Hot']);
    });

    test('game-grid filters by its filter panel, shows the filter as a chip, and finds games by name', async ({
      view,
      gateway,
      host,
    }) => {
      await view.show(integration, { gateway: gateway.url, host }, { widget: 'game-grid' });
      const names = () => view.texts('[role=row]:not([data-probe]) [part~=name]');
      await expect.poll(async () => (await names()).length).toBeGreaterThan(3);
      const all = await names();
      await view.click('button', 'Filter');
      await expect.poll(() => view.click('dialog[open] button', 'Video poker')).toBe(true);
      await view.click('dialog[open] button', 'Show games');
      await expect.poll(() => view.texts('dialog[open]')).toEqual([]);
      await expect.poll(names).not.toEqual(expect.arrayContaining(all));
      expect(await view.click('button', 'Remove Video poker')).toBe(true);
      // The list may contain more games than at the first read.
      await expect.poll(names).toEqual(expect.arrayContaining(all));
      await view.click('button', 'Search games');
      await expect.poll(() => view.texts('dialog[open] input[type=search]')).toHaveLength(1);
      await view.type('dialog[open] input[type=search]', 'gold');
      await expect.poll(async () => (await view.texts('dialog[open]')).join()).toContain('Games matching “gold”');
    });

    test('winner-board moves until it is paused', async ({ view, gateway, host }) => {
      await winRounds(gateway, 'RNG', stakes(8));
      await view.show(integration, { gateway: gateway.url, host }, { widget: 'winner-board' });
      const motion = () => view.motion('.lk-winners-track');
      await expect.poll(motion).toBe('running');
      expect(await view.click('button', 'Pause the list')).toBe(true);
      await expect.poll(motion).toBe('paused');
      await expect.poll(() => view.click('button', 'Resume the list')).toBe(true);
      await expect.poll(motion).toBe('running');
    });

    test('login-modal rejects a wrong password, requires a captcha for the next attempt, and logs in', async ({
      view,
      gateway,
      host,
    }) => {
      await view.show(integration, { gateway: gateway.url, host }, { widget: 'login-modal', params: { open: true } });
      await startSession(view, account);
      await expect.poll(() => view.texts('[role=dialog]')).toEqual([]);
      expect(await view.eventsOf('login')).toEqual([
        expect.objectContaining({ session: expect.objectContaining({ userName: account }) }),
      ]);
      expect(await view.trouble()).toEqual([]);
    });

    test('service-widget opens its panel by keyboard, and Escape closes it', async ({ view, gateway, host }) => {
      await view.show(integration, { gateway: gateway.url, host }, { widget: 'service-widget' });
      await expect.poll(() => view.texts('.lk-service-toggle')).toHaveLength(1);
      await view.focus('.lk-service-toggle');
      await view.press(Key.ENTER);
      await expect.poll(() => view.click('[part~=button]', 'All contact options')).toBe(true);
      await expect.poll(async () => (await view.texts('dialog[open]')).join()).toContain('Help center');
      await view.press(Key.ESCAPE);
      await expect.poll(() => view.texts('dialog[open]')).toEqual([]);
      await expect.poll(async () => (await view.eventsOf('close')).length).toBe(1);
    });

    test('download-bar opens its links and remains hidden after a visitor closes it', async ({
      view,
      gateway,
      host,
    }) => {
      await view.show(integration, { gateway: gateway.url, host }, { widget: 'download-bar' });
      await expect.poll(() => view.texts('.lk-download-bar button')).not.toEqual([]);
      await view.driver.executeScript("prevented.delete('download-request')");
      expect(await view.click('.lk-download-bar button', 'Install')).toBe(true);
      await expect.poll(() => view.texts('dialog[open] a[data-kind]')).not.toEqual([]);
      await view.press(Key.ESCAPE);
      await expect.poll(() => view.texts('dialog[open]')).toEqual([]);
      expect(await view.click('.lk-download-bar button', 'Don’t show again')).toBe(true);
      await expect.poll(() => view.texts('.lk-download-bar button')).toEqual([]);
      await expect.poll(async () => (await view.eventsOf('dismiss')).length).toBe(1);
    });
  });
}
