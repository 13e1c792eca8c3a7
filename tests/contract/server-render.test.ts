/** `lobbykit/server` against the real gateway: markup with values, no active content and no leaked state. */
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findLobby } from '../../sdk/lobby/registry.ts';
import { renderBoard } from '../../sdk/prerender/index.ts';
import { type Game, type Group, gateway, type TestGateway } from '../helpers/gateway.ts';

let live: TestGateway;
let menu: unknown;
const page = { merchant: 'demo', language: 'EN' } as const;
const ATTACK = `"><img src=x onerror=alert(1)><script>alert(2)</script>' style="x`;

beforeAll(async () => {
  live = await gateway();
  menu = (await live.get('/lgw/vn/games/game_menu?device=MOBILE&language=EN&prizeMode=Lott')).body;
});
afterAll(() => live.stop());

/** Elements and attributes of the markup that execute or violate a strict content security policy. */
function active(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const [template] = document.querySelectorAll('template');
  const all = [...document.querySelectorAll('*'), ...(template?.content.querySelectorAll('*') ?? [])];
  const odd = all.flatMap(({ localName, attributes }) => [
    ...(/^(script|style|iframe|object|embed|form|base|meta)$/.test(localName) ? [localName] : []),
    ...[...attributes]
      .filter(({ name }) => /^(on|style$|srcdoc$)/.test(name))
      .map(({ name }) => `${localName}@${name}`),
    ...[...attributes].filter(({ value }) => /^javascript:/.test(value)).map(({ name }) => `${localName}@${name}`),
  ]);
  return odd;
}

/** Simulates a gateway that sends `body` for every request. */
const respondWith = (body: unknown): typeof fetch =>
  vi.fn(async () => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }));

describe('server rendering of the lottery board', () => {
  it('lottery board renders drawn numbers, a linked stylesheet and countdowns that read --:--:--', async () => {
    const { html, status } = await renderBoard({
      ...page,
      widget: 'lottery-board',
      gateway: live.url,
      attributes: { limit: '2', 'no-history': '' },
    });
    expect(status).toBe('ready');
    expect(html).toMatch(/^<lobby-lottery-board limit="2" no-history><template shadowrootmode="open"><div hidden>/);
    // The stylesheet link follows the numbers, because a browser parses no markup after the link until the stylesheet
    // has loaded.
    const stylesheet = `<link rel="stylesheet" href="${live.url}/sdk/0.1.0/lottery-board.css">`;
    expect(html.endsWith(`</div>${stylesheet}</template></lobby-lottery-board>`)).toBe(true);
    expect(html.match(/--:--:--/g)).toHaveLength(2);
    const games = (menu as { value: Group[] }).value.flatMap(group => group.gameMenus);
    const first = /<button type="button">([^<]+)<\/button>/.exec(html)?.[1];
    const special = games.find(({ remark }) => remark === first)?.previousWinningNumber.split('~')[0];
    expect(html).toContain(`aria-label="Special prize ${[...(special ?? '')].join(' ')}"`);
  });

  it.each(['schedule', 'full'] as const)(
    'lottery board of layout %s renders its week and links the stylesheet of its variant',
    async layout => {
      const { html, stylesheet } = await renderBoard({
        ...page,
        widget: 'lottery-board',
        gateway: live.url,
        attributes: { layout },
      });
      expect(html.match(/class="lk-day"/g)).toHaveLength(7);
      expect(html).not.toContain('lk-pulse');
      expect(stylesheet).toBe(`${live.url}/sdk/0.1.0/lottery-board-week.css`);
      expect(html).toContain(`href="${stylesheet}"`);
      expect(active(html)).toEqual([]);
    },
  );

  it('lottery board renders no style attribute, script or event handler', async () => {
    const { html } = await renderBoard({ ...page, widget: 'lottery-board', gateway: live.url });
    expect(active(html)).toEqual([]);
  });

  it('lottery board renders names and numbers of a hostile server as inert text', async () => {
    const { value, ...rest } = structuredClone(menu) as { value: Group[] };
    const hostile = value.map(group => ({
      ...group,
      labelName: ATTACK,
      gameMenus: group.gameMenus.map(
        (game): Game => ({ ...game, remark: ATTACK, previousWinningNumber: `${ATTACK}~${ATTACK}` }),
      ),
    }));
    const { html } = await renderBoard({
      ...page,
      widget: 'lottery-board',
      gateway: live.url,
      fetch: respondWith({ ...rest, value: hostile }),
    });
    expect(active(html)).toEqual([]);
    expect(html).toContain('onerror=alert(1)');
  });

  it('lottery board escapes hostile attributes and rejects attributes that are not in the attribute table', async () => {
    const board = { ...page, widget: 'lottery-board', gateway: live.url } as const;
    const { html } = await renderBoard({ ...board, attributes: { group: ATTACK } });
    expect(active(html)).toEqual([]);
    expect(html).toContain('group="&quot;&gt;');
    await expect(renderBoard({ ...board, attributes: { limit: '0' } })).rejects.toThrow('limit');
    await expect(renderBoard({ ...board, attributes: { onclick: 'x' } })).rejects.toThrow('onclick');
    await expect(renderBoard({ ...board, attributes: { theme: 'neon' } })).rejects.toThrow('theme');
    await expect(renderBoard({ ...board, widget: 'game-grid' as 'lottery-board' })).rejects.toThrow('widget');
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers nonsense', respondWith('<html>')],
    ['never answers', () => new Promise<Response>(() => {})],
  ] as const)('lottery board renders the bare tag if the gateway %s', async (_, fetch) => {
    const { html, status } = await renderBoard({
      ...page,
      widget: 'lottery-board',
      gateway: 'https://gw.example',
      fetch: fetch as typeof globalThis.fetch,
      timeout: 300,
    });
    expect(html).toBe('<lobby-lottery-board></lobby-lottery-board>');
    expect(status).not.toBe('ready');
  });
});

describe('server rendering of the winner board', () => {
  const wins = (name: string) => ({
    success: true,
    serverTime: live.now(),
    value: {
      list: Array.from({ length: 8 }, () => ({
        vo: { customerName: name, gameName: name, winAmount: '1234.50', gameId: name, vendor: name },
      })),
    },
  });

  it('winner board renders the bare tag if there are no wins', async () => {
    const { html, status } = await renderBoard({ ...page, widget: 'winner-board', gateway: live.url });
    expect([html, status]).toEqual(['<lobby-winner-board></lobby-winner-board>', 'empty']);
  });

  it('winner board renders its amounts without animation before the script loads', async () => {
    const { html, status } = await renderBoard({
      ...page,
      widget: 'winner-board',
      gateway: live.url,
      fetch: respondWith(wins('a***b')),
    });
    expect(status).toBe('ready');
    expect(html).toContain('1,234.50');
    expect(html).not.toContain('--lk-winner-ms');
  });

  it('winner board renders names of a hostile server as inert text', async () => {
    const { html } = await renderBoard({
      ...page,
      widget: 'winner-board',
      gateway: live.url,
      fetch: respondWith(wins(ATTACK)),
    });
    expect(active(html)).toEqual([]);
    expect(html).toContain('onerror=alert(1)');
  });
});

it('concurrent renderBoard calls use separate lobbies', async () => {
  const one = { ...page, widget: 'lottery-board', gateway: live.url } as const;
  const [english, vietnamese] = await Promise.all([renderBoard(one), renderBoard({ ...one, language: 'VI' })]);
  expect(english.html).toContain('lang="en"');
  expect(vietnamese.html).toContain('lang="vi"');
  expect(findLobby('default')).toBeUndefined();
});

it("EMBED-18 LOTT-17 LOTT-22 board without script shows each lottery's draw schedule or draw number and its last draw", async () => {
  const { html } = await renderBoard({
    ...page,
    widget: 'lottery-board',
    gateway: live.url,
    attributes: { limit: '4' },
  });
  const { document } = new JSDOM(html.replace('<template shadowrootmode="open">', '<div>')).window;
  const cards = [...document.querySelectorAll('article')];
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    const [draw, result] = [...card.querySelectorAll('.lk-sub')].map(line => line.textContent);
    expect(draw).toMatch(/ · \d|^Draw \d/);
    expect(result).toMatch(/\d/);
  }
});
