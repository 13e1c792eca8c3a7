/** What each widget of the script tag shows and does first, in WebKit, on a page of another origin under the strict policy. */
import { attributesOf } from '../common/stage.ts';
import { strictPolicy } from '../helpers/host-page.ts';
import { stakes, winRounds } from '../helpers/wins.ts';
import { expect, test } from './webkit-stage.ts';

/** By widget: attributes, and what has to stand in it once its data are there. */
const WIDGETS = [
  ['lottery-board', {}, '[part~=name]', /Northern Vietnam/],
  ['game-grid', {}, '[part~=tile]', /\S/],
  ['winner-board', {}, '[part~=row]', /lu\S*/],
  ['login-modal', { open: true }, '[role=dialog], dialog', /Log in/],
  ['service-widget', { open: true }, '[role=dialog], dialog', /Help center/],
  ['download-bar', {}, '.lk-download-bar', /\S/],
] as const;

for (const [widget, attributes, selector, words] of WIDGETS) {
  test(`${widget} shows its data and follows language and theme, without a violation`, async ({
    view,
    gateway,
    host,
  }) => {
    if (widget === 'winner-board') await winRounds(gateway, 'RNG', stakes(6));
    const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-gateway="${gateway.url}" data-merchant="demo" data-language="EN" data-languages="EN,VI,PT" defer></script>`;
    const tag = `lobby-${widget}`;
    const first = '<script src="/first.js"></script>';
    host.put(
      '/first.js',
      `localStorage.clear();
      window.seen = [];
      document.addEventListener('securitypolicyviolation', e => seen.push(e.violatedDirective + ' ' + e.blockedURI));
      addEventListener('error', e => seen.push(String(e.message)));
      addEventListener('unhandledrejection', e => seen.push(String(e.reason)));
      (window.lobbykit ??= []).push(kit => (window.testKit = kit));`,
      { type: 'text/javascript' },
    );
    const page = `<!doctype html><title>Host</title>${first}${script}<${tag}${attributesOf(attributes)}></${tag}>`;
    const policy = strictPolicy(gateway.url, `${gateway.url} ${host.url}`);
    await view.open(host.put(`/${widget}.html`, page, { policy }));
    await expect.poll(async () => (await view.texts(selector)).join(' ')).toMatch(words);
    await view.driver.executeScript("testKit.lobby().setTheme('dark'); testKit.lobby().setLanguage('VI')");
    await expect.poll(() => view.texts(`.lk-${widget}[data-theme=dark][lang=vi]`)).toHaveLength(1);
    const seen = await view.driver.executeScript<string[]>('return seen');
    expect(seen.filter(text => !text.includes('favicon'))).toEqual([]);
  });
}
