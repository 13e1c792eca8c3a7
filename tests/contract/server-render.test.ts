/** `lobbykit/server` against the real gateway: numbers in the markup, nothing else in it, and nothing left behind. */
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

/** What a browser would find in the markup that may act or that a strict policy refuses. */
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

/** A gateway that answers every question with `body`. */
const answering = (body: unknown): typeof fetch =>
  vi.fn(async () => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }));

describe('the lottery board', () => {
  it('stands in the markup with its drawn numbers, a linked sheet and countdowns that read --:--:--', async () => {
    const { html, status } = await renderBoard({
      ...page,
      widget: 'lottery-board',
      gateway: live.url,
      attributes: { limit: '2', 'no-history': '' },
    });
    expect(status).toBe('ready');
    expect(html).toMatch(/^<lobby-lottery-board limit="2" no-history><template shadowrootmode="open"><div hidden>/);
    // Behind the numbers: a browser reads no further than to a sheet until it is there.
    const stylesheet = `<link rel="stylesheet" href="${live.url}/sdk/0.1.0/lottery-board.css">`;
    expect(html.endsWith(`</div>${stylesheet}</template></lobby-lottery-board>`)).toBe(true);
    expect(html.match(/--:--:--/g)).toHaveLength(2);
    const games = (menu as { value: Group[] }).value.flatMap(group => group.gameMenus);
    const first = /<button type="button">([^<]+)<\/button>/.exec(html)?.[1];
    const special = games.find(({ remark }) => remark === first)?.previousWinningNumber.split('~')[0];
    expect(html).toContain(`aria-label="Special prize ${[...(special ?? '')].join(' ')}"`);
  });

  it.each(['schedule', 'full'] as const)(
    'of layout %s holds its week and names the sheet that has its looks',
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

  it('brings no style attribute, no script and no handler, which a strict policy would report', async () => {
    const { html } = await renderBoard({ ...page, widget: 'lottery-board', gateway: live.url });
    expect(active(html)).toEqual([]);
  });

  it('leaves names and numbers of a hostile server inert', async () => {
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
      fetch: answering({ ...rest, value: hostile }),
    });
    expect(active(html)).toEqual([]);
    expect(html).toContain('onerror=alert(1)');
  });

  it('leaves hostile attributes inert, and refuses those its table does not admit', async () => {
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
    ['answers nonsense', answering('<html>')],
    ['never answers', () => new Promise<Response>(() => {})],
  ] as const)('is the bare tag where the gateway %s', async (_, fetch) => {
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

describe('the winner board', () => {
  const wins = (name: string) => ({
    success: true,
    serverTime: live.now(),
    value: {
      list: Array.from({ length: 8 }, () => ({
        vo: { customerName: name, gameName: name, winAmount: '1234.50', gameId: name, vendor: name },
      })),
    },
  });

  it('is the bare tag while nobody has won', async () => {
    const { html, status } = await renderBoard({ ...page, widget: 'winner-board', gateway: live.url });
    expect([html, status]).toEqual(['<lobby-winner-board></lobby-winner-board>', 'empty']);
  });

  it('stands in the markup with its amounts, and nothing moves before the script is there', async () => {
    const { html, status } = await renderBoard({
      ...page,
      widget: 'winner-board',
      gateway: live.url,
      fetch: answering(wins('a***b')),
    });
    expect(status).toBe('ready');
    expect(html).toContain('1,234.50');
    expect(html).not.toContain('--lk-winner-ms');
  });

  it('leaves names of a hostile server inert', async () => {
    const { html } = await renderBoard({
      ...page,
      widget: 'winner-board',
      gateway: live.url,
      fetch: answering(wins(ATTACK)),
    });
    expect(active(html)).toEqual([]);
    expect(html).toContain('onerror=alert(1)');
  });
});

it('a lobby on a server belongs to its call alone: none is kept, two at once do not meet', async () => {
  const one = { ...page, widget: 'lottery-board', gateway: live.url } as const;
  const [english, vietnamese] = await Promise.all([renderBoard(one), renderBoard({ ...one, language: 'VI' })]);
  expect(english.html).toContain('lang="en"');
  expect(vietnamese.html).toContain('lang="vi"');
  expect(findLobby('default')).toBeUndefined();
});

it('EMBED-18 LOTT-17 LOTT-22 a board without script says of each lottery when it draws, or which draw it is, and when it drew last', async () => {
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
