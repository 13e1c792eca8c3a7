/** `/embed/<widget>`: content of the frame page, permitted ancestors and hostile URLs (S24, S29, S30). */
import { type IncomingMessage, request } from 'node:http';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WIDGET_ATTRIBUTES } from '../../../sdk/prerender/index.ts';
import { inProcessFetch } from '../../../site/gateway/embed/in-process-fetch.ts';
import { addOrigin } from '../../../site/gateway/features/merchants/merchants-repository.ts';
import { attacks } from '../../fixtures/attacks.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';

let live: TestGateway;
const WIDGETS = Object.keys(WIDGET_ATTRIBUTES);

beforeAll(async () => {
  live = await gateway();
  await addOrigin(live.db, 'shop', 'https://shop.example');
  await addOrigin(live.db, 'shop', 'https://two.example:8443');
  await addOrigin(live.db, 'app', 'capacitor://localhost');
  await live.db.insertInto('merchants').values({ code: 'shut', any_origin: false }).execute();
  // Inserts the row directly, without the validation of the command line.
  await live.db.insertInto('merchants').values({ code: 'odd', any_origin: false }).execute();
  await live.db
    .insertInto('merchant_origins')
    .values(
      ["https://a.example; script-src 'unsafe-inline'", "ionic://a;script-src'self'", 'https://*', 'null'].map(
        origin => ({ merchant_code: 'odd', origin }),
      ),
    )
    .execute();
  live.changed();
});
afterAll(() => live.stop());

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly document: Document;
  readonly policy: Readonly<Record<string, string>>;
}

async function open(widget: string, query: Readonly<Record<string, string>> | string = {}): Promise<Page> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${live.url}/embed/${widget}${search ? `?${search}` : ''}`);
  const html = await response.text();
  const policy = Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map(directive => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
  return {
    status: response.status,
    headers: response.headers,
    html,
    document: new JSDOM(html).window.document,
    policy,
  };
}

const framed = ({ headers }: Response) =>
  ['cross-origin-resource-policy', 'cross-origin-embedder-policy'].map(name => headers.get(name));

/** Lists active content of the page other than the two files that every frame loads. The list must be empty. */
function active({ document }: Pick<Page, 'document'>): string[] {
  const inside = [...document.querySelectorAll('template')].flatMap(({ content }) => [
    ...content.querySelectorAll('*'),
  ]);
  return [...document.querySelectorAll('*'), ...inside].flatMap(({ localName, attributes, textContent }) => {
    const found = [...attributes].filter(
      ({ name, value }) =>
        /^(on|style$|srcdoc$|formaction$)/.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
    );
    const src = attributes.getNamedItem('src')?.value ?? '';
    const foreign =
      localName === 'script' && (textContent !== '' || !/^\/(embed\/frame|sdk\/[\d.]+\/lobbykit)\.js$/.test(src));
    const odd = /^(style|iframe|object|embed|form|svg:script|math)$/.test(localName);
    return [...found.map(({ name }) => `${localName}@${name}`), ...(foreign || odd ? [localName] : [])];
  });
}

describe('frame page', () => {
  it.each(WIDGETS)('frame page contains %s, its title and two files, and no inline scripts', async widget => {
    const page = await open(widget, { language: 'VI', theme: 'dark' });
    expect(page.status).toBe(200);
    expect(page.document.querySelector(`lobby-${widget}`)?.getAttribute('theme')).toBe('dark');
    expect(page.document.documentElement.lang).toBe('vi');
    expect(page.document.title).not.toBe('');
    expect(page.document.querySelector('base')?.target).toBe('_blank');
    expect(page.document.querySelectorAll('script')).toHaveLength(2);
    expect(active(page)).toEqual([]);
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
    });
  });

  it('frame page applies attributes, flags and tokens from its query', async () => {
    const { document } = await open('lottery-board', {
      tab: 'hot',
      'no-history': '',
      limit: '2',
      accent: '#0a6b4f',
      radius: '4px',
      font: 'Inter, "Noto Sans", sans-serif',
    });
    const board = document.querySelector('lobby-lottery-board');
    expect(board?.getAttribute('tab')).toBe('hot');
    expect(board?.getAttribute('no-history')).toBe('');
    const { tokens = '' } = document.querySelector<HTMLElement>('script')?.dataset ?? {};
    expect(JSON.parse(tokens)).toEqual([
      ['accent', '#0a6b4f', 'color'],
      ['radius', '4px', 'length'],
      ['font', 'Inter, "Noto Sans", sans-serif', 'font'],
    ]);
    expect((await open('service-widget')).document.querySelector('[open]')).not.toBeNull();
    expect((await open('service-widget', { open: 'false' })).document.querySelector('[open]')).toBeNull();
  });

  it('EMBED-18 frame page contains the board values in its markup', async () => {
    const { html } = await open('lottery-board', { limit: '2' });
    expect(html).toContain('<template shadowrootmode="open">');
    expect(html.match(/--:--:--/g)).toHaveLength(2);
    const { name } = await winRounds(live, 'RNG', stakes(2));
    await live.advance(2_000);
    live.changed();
    const wins = await open('winner-board');
    expect(wins.html).toContain(`lk-winner-game lk-game">${name}`);
  });

  it('S29 a frame may be embedded by any page for the demo, by listed origins for a merchant, and otherwise by no page', async () => {
    const ancestors = async (merchant: string) => (await open('game-grid', { merchant })).policy['frame-ancestors'];
    expect(await ancestors('demo')).toBeUndefined();
    expect(await ancestors('shop')).toBe('https://shop.example https://two.example:8443');
    expect(await ancestors('app')).toBe('capacitor://localhost');
    expect(await ancestors('shut')).toBe("'none'");
    expect(await ancestors('odd')).toBe("'none'");
  });

  it('S29 a page of a listed host may embed a frame and receive its messages if the host ends with a dot', async () => {
    const from = async (referer: string) => {
      const response = await fetch(`${live.url}/embed/game-grid?merchant=shop`, { headers: { Referer: referer } });
      const { document } = new JSDOM(await response.text()).window;
      const [, ancestors] = /frame-ancestors (.*)$/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
      expect(document.querySelector<HTMLElement>('[data-origins]')?.dataset.origins).toBe(ancestors);
      expect(response.headers.get('vary')).toBe('Referer');
      return ancestors;
    };
    const listed = 'https://shop.example https://two.example:8443';
    expect(await from('https://shop.example./lobby')).toBe(`${listed} https://shop.example.`);
    expect(await from('https://two.example.:8443/')).toBe(`${listed} https://two.example.:8443`);
    for (const other of [
      'https://shop.example/',
      'https://evil.example./',
      'http://shop.example./',
      "https://a;b'./",
    ]) {
      expect(await from(other)).toBe(listed);
    }
  });

  it('a frame accepts a language with a region and shows the texts of the language', async () => {
    for (const language of ['pt-BR', 'PT_br', 'pt']) {
      const { status, document } = await open('service-widget', { language });
      expect([status, document.documentElement.lang]).toEqual([200, 'pt']);
    }
  });

  it('concurrent requests of a frame share one rendering', async () => {
    const [first, second] = await Promise.all([open('lottery-board'), open('lottery-board')]);
    expect(first.html).toBe(second.html);
  });
});

describe('invalid frame URLs', () => {
  it('an unknown widget returns 404 and lists the available widgets', async () => {
    const page = await open('roulette');
    expect(page.status).toBe(404);
    for (const widget of WIDGETS) expect(page.document.body.textContent).toContain(widget);
    expect(active(page)).toEqual([]);
  });

  it.each([
    ['limit', '0', 'from 1 to 1000'],
    ['limit', 'many', 'from 1 to 1000'],
    ['tab', 'cold', 'all, hot, fav, recent'],
    ['theme', 'neon', 'light, dark'],
    ['language', 'XX', 'EN, VI, PT, TY'],
    ['language', 'xx-YY', 'EN, VI, PT, TY'],
    ['no-history', 'perhaps', 'true, false'],
    ['accent', 'url(//evil.example)', '#0a6b4f'],
    ['radius', '1em', '12px'],
    ['font', 'x;}body{', 'fonts'],
    ['merchant', 'nobody', 'merchant'],
    ['merchant', 'a b', 'merchant'],
    ['__proto__', 'x', 'a parameter named'],
    ['constructor', 'x', 'a parameter named'],
    ['onload', 'alert(1)', 'a parameter named'],
  ])('the error page names parameter %s, value %s and the allowed values', async (parameter, value, allowed) => {
    const page = await open('lottery-board', { [parameter]: value });
    expect(page.status).toBe(400);
    const text = page.document.body.textContent ?? '';
    for (const word of [parameter, value, allowed]) expect(text).toContain(word);
    expect(page.document.querySelector('script')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('the error page reports a repeated parameter in the requested language', async () => {
    const page = await open('lottery-board', 'limit=1&limit=2&language=PT');
    expect(page.status).toBe(400);
    expect(page.document.body.textContent).toContain('cada parâmetro uma vez');
    expect(page.document.documentElement.lang).toBe('pt');
  });
});

describe('frames of pages with COEP', () => {
  it.each([
    ...WIDGETS.map((widget): [string, number] => [widget, 200]),
    ['roulette', 404],
    ['lottery-board?limit=0', 400],
    ['lottery-board?merchant=nobody', 400],
    ['frame.js', 200],
    ['lottery-board/more', 404],
    ['', 404],
  ])('every page with COEP can frame the response of /embed/%s', async (path, status) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${live.url}/embed/${path}`, { method });
      expect([response.status, ...framed(response)]).toEqual([status, 'cross-origin', 'require-corp']);
    }
  });

  it('a page with COEP can frame the error page of an unknown host and of an unavailable database', async () => {
    const { port } = new URL(live.url);
    const { headers, statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
      const to = { port, path: '/embed/game-grid', headers: { Host: 'evil.example' } };
      request(to, response => resolve(response.resume()))
        .on('error', reject)
        .end();
    });
    expect([statusCode, headers['cross-origin-embedder-policy'], headers['cross-origin-resource-policy']]).toEqual([
      421,
      'require-corp',
      'cross-origin',
    ]);
    const closed = await gateway();
    await closed.db.destroy();
    const response = await fetch(`${closed.url}/embed/game-grid`);
    expect([response.status, ...framed(response)]).toEqual([500, 'cross-origin', 'require-corp']);
    await closed.stop();
  });

  it.each(WIDGETS)('files of a framed %s have the origin of the gateway, which COEP admits', async widget => {
    const { document } = await open(widget);
    const files = [...document.querySelectorAll('[src], link[href]')].map(
      node => node.getAttribute('src') ?? node.getAttribute('href') ?? '',
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(new URL(file, live.url).origin).toBe(live.url);
  });

  it('images of the gateway can be loaded by every page with COEP', async () => {
    for (const path of ['/art/app/icon.svg', '/art/lottery/mb.svg']) {
      const { status, headers } = await fetch(live.url + path);
      expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    }
  });
});

describe('attack strings in frame URLs', () => {
  const own = [
    `"><script>alert(1)</script>`,
    `'><img src=x onerror=alert(1)>`,
    '</title><script>alert(1)</script>',
    '{{name}}',
  ];

  it.each(WIDGETS)('attack strings have no effect in any parameter of %s, as value and as name', async widget => {
    const rules = Object.entries(WIDGET_ATTRIBUTES[widget as keyof typeof WIDGET_ATTRIBUTES]);
    const free = rules.filter(([, { kind }]) => kind === 'text').map(([name]) => name);
    const names = [
      'merchant',
      'language',
      'theme',
      'ground',
      'accent',
      'font',
      'radius',
      ...rules.map(([name]) => name),
    ];
    const all = (of: readonly string[], attack: string) => Object.fromEntries(of.map(name => [name, attack]));
    for (const attack of own) {
      const rejected = await open(widget, { ...all(names, attack), [attack]: attack });
      const accepted = await open(widget, all(free, attack));
      expect([rejected.status, active(rejected)], attack).toEqual([400, []]);
      expect([accepted.status, active(accepted)], attack).toEqual([200, []]);
    }
  });

  it('attack strings of the entire corpus have no effect in unvalidated and in validated parameters', async () => {
    for (const attack of attacks) {
      expect(active(await open('game-grid', { query: attack.slice(0, 2_000) }))).toEqual([]);
      expect(active(await open('game-grid', { accent: attack.slice(0, 2_000) }))).toEqual([]);
    }
  });

  it('attack strings have no effect in the widget name', async () => {
    for (const attack of own) expect(active(await open(encodeURIComponent(attack)))).toEqual([]);
  });
});

it('internal fetch of a frame returns 404 for calls without a shared response', async () => {
  const fetchInside = inProcessFetch([], { get: () => Promise.reject(new Error('none')) } as never);
  expect((await fetchInside('demo')('http://127.0.0.1/wps/session/logout', { method: 'POST' })).status).toBe(404);
});
