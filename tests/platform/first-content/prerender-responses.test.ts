/** `/sdk/<version>/first/<widget>`: request, caching and rejection. The renderer is a stub; the route is real. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VERSION } from '../../../site/gateway/platform/http/static/site.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

/** Stub of the renderer as script text: renders its parameters, counts calls, and pauses while the test holds it. */
const BUILT = `
export const BUILD = 'b1';
export const FIRST_ATTRIBUTES = {
  'winner-board': { category: { kind: 'text' }, limit: { kind: 'number', min: 1, max: 100 }, still: { kind: 'flag' } },
};
export async function prerenderResponse({ fetch, timeout, ...asked }) {
  const drawing = globalThis.firstDrawing;
  drawing.asked.push(asked);
  await drawing.hold;
  if (asked.params.category === 'NONE') return null;
  if (asked.params.category === 'BROKEN') throw new Error('broken');
  if (asked.params.category === 'LATE') throw Object.assign(new Error(''), { name: 'CallError' });
  return { tree: [['p', {}, String(drawing.asked.length)]], data: asked.params };
}`;

interface Drawing {
  asked: { readonly params: Readonly<Record<string, unknown>> }[];
  hold?: Promise<void>;
}

const page = globalThis as { firstDrawing?: Drawing };
let drawing: Drawing;
let server: TestGateway;
let dist: string;

beforeAll(async () => {
  dist = newFolder();
  mkdirSync(join(dist, 'first'));
  // Declares the files as ES modules, because a directory outside of the package has no module type.
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dist, 'first/first-answer.js'), BUILT);
  server = await gateway({ staticDir: dist });
});
afterAll(() => server.stop());
beforeEach(async () => {
  drawing = { asked: [] };
  page.firstDrawing = drawing;
  await server.advance(2_000);
});

const PARAMS = { build: 'b1', merchant: 'demo', language: 'EN', theme: 'light' };
const callUrl = (more: Readonly<Record<string, string>> = {}, version = 'latest', widget = 'winner-board') =>
  `${server.url}/sdk/${version}/first/${widget}?${new URLSearchParams({ ...PARAMS, ...more })}`;
const fetchContent = (...where: Parameters<typeof callUrl>) => fetch(callUrl(...where));

describe('route of prerendered content', () => {
  it('R7 a prerender response is public, fresh for one second in shared caches, and revalidated by browsers', async () => {
    const response = await fetchContent();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, s-maxage=1',
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.json()).toEqual({ tree: [['p', {}, '1']], data: {} });
    await server.advance(999);
    expect((await (await fetchContent()).json()).tree[0][2]).toBe('1');
    await server.advance(1);
    expect((await (await fetchContent()).json()).tree[0][2]).toBe('2');
  });

  it.each(['latest', VERSION])('the prerender route is available under version %s', async version => {
    expect((await fetchContent({}, version)).status).toBe(200);
  });

  it('R24 the prerender route returns 304 for a matching ETag', async () => {
    const etag = (await fetchContent()).headers.get('etag') ?? '';
    const again = await fetch(callUrl(), { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('requests with the same query parameters in any order share one prerender response', async () => {
    await fetchContent({ limit: '5', still: '' });
    await fetch(`${callUrl({ still: 'true' }).replace('?', '?limit=5&')}`);
    await fetchContent({ limit: '05', still: '' });
    expect(drawing.asked).toHaveLength(1);
    expect(drawing.asked[0]).toMatchObject({ widget: 'winner-board', params: { limit: 5, still: true } });
  });

  it('a prerender response is not shared between languages, themes, merchants or attributes', async () => {
    await server.db.insertInto('merchants').values({ code: 'other', any_origin: false }).execute();
    server.changed();
    const all: Record<string, string>[] = [
      {},
      { language: 'VI' },
      { theme: 'dark' },
      { merchant: 'other' },
      { limit: '5' },
      { category: 'RNG' },
    ];
    for (const more of all) expect((await fetchContent(more)).status).toBe(200);
    expect(drawing.asked).toHaveLength(6);
  });

  it('concurrent identical requests share one rendering; two renderings run, 16 wait, and others get no content', async () => {
    let release = () => {};
    drawing.hold = new Promise(resolve => {
      release = resolve;
    });
    const rejected: Response[] = [];
    const others = Array.from({ length: 30 }, (_, limit) => fetchContent({ limit: `${limit + 1}` }));
    for (const other of others) void other.then(response => response.status === 204 && rejected.push(response));
    await expect.poll(() => rejected.length).toBe(12);
    expect(drawing.asked).toHaveLength(2);
    const [one] = rejected;
    expect(one?.headers.get('cache-control')).toBe('no-store');
    const again = drawing.asked.map(({ params }) => fetchContent({ limit: String(params.limit) }));
    release();
    const responses = await Promise.all([...others, ...again]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(drawing.asked).toHaveLength(18);
    expect((await fetchContent({ limit: '50' })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['an unknown attribute', { color: 'red' }],
    ['an attribute of Object.prototype', { constructor: 'x' }],
    ['a wrong value', { limit: '0' }],
    ['a too long value', { category: 'x'.repeat(33) }],
    ['a wrong theme', { theme: 'system' }],
    ['a wrong language', { language: 'p' }],
    ['a wrong region', { language: 'pt-B' }],
    ['an empty language', { language: '' }],
    ['an invalid merchant', { merchant: '<b>' }],
  ])('the prerender route rejects %s with an uncacheable response', async (_, wrong) => {
    const response = await fetchContent(wrong);
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(drawing.asked).toEqual([]);
  });

  it('EMBED-02 an unknown merchant returns merchant.unknown with an uncacheable 404', async () => {
    const response = await fetchContent({ merchant: 'nobody' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await response.json()).toMatchObject({ success: false, errorCode: 'merchant.unknown' });
    expect(drawing.asked).toEqual([]);
  });

  it('the prerender route rejects a repeated parameter', async () => {
    expect((await fetch(`${callUrl({ limit: '5' })}&limit=6`)).status).toBe(400);
  });

  it.each<[string, Parameters<typeof callUrl>]>([
    ['another build', [{ build: 'b2' }]],
    ['another version', [{}, '9.9.9']],
    ['a widget that needs more than public data', [{ category: 'NONE' }]],
    ['data that did not load in time', [{ category: 'LATE' }]],
  ])(
    'the prerender route returns 204 for %s, and the response is readable by pages but never cached',
    async (_, where) => {
      const response = await fetchContent(...where);
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );

  it('a missing prerender response is logged at level info, and the next request renders again', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const logging = await gateway({ staticDir: dist, logLevel: 'info' });
    const late = `${callUrl({ category: 'LATE' })}`.replace(server.url, logging.url);
    for (let calls = 0; calls < 2; calls++) expect((await fetch(late)).status).toBe(204);
    await logging.stop();
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
    written.mockRestore();
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    expect(lines.filter(({ msg }) => msg === 'no first content')).toHaveLength(2);
    expect(drawing.asked).toHaveLength(2);
  });

  it.each(['pt-BR', 'PT-BR', 'pt_br'])(
    'the prerender route renders the language %s with its region',
    async language => {
      expect((await fetchContent({ language })).status).toBe(200);
      expect(drawing.asked).toMatchObject([{ language: 'PT-BR' }]);
    },
  );

  it.each<[string, Parameters<typeof callUrl>]>([
    ['a widget without first content', [{}, 'latest', 'game-grid']],
    ['a widget that every object has', [{}, 'latest', 'constructor']],
  ])('the prerender route returns 404 for %s', async (_, where) => {
    const response = await fetchContent(...where);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('R15 the response of a failed rendering hides the error and is not cached, and the next request renders again', async () => {
    const failed = await fetchContent({ category: 'BROKEN' });
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await failed.text()).not.toContain('broken');
    await fetchContent({ category: 'BROKEN' });
    expect(drawing.asked).toHaveLength(2);
  });

  it('the prerender route caches the 500 most recently used responses', async () => {
    for (let limit = 1; limit <= 100; limit++) {
      for (const category of ['A', 'B', 'C', 'D', 'E']) await fetchContent({ limit: `${limit}`, category });
    }
    await fetchContent({ limit: '1', category: 'A' });
    expect(drawing.asked).toHaveLength(500);
    await fetchContent({ category: 'F' });
    await fetchContent({ limit: '1', category: 'A' });
    expect(drawing.asked).toHaveLength(501);
    await fetchContent({ limit: '1', category: 'B' });
    expect(drawing.asked).toHaveLength(502);
  });
});

it('a gateway whose build has no prerendered content returns 204', async () => {
  const bare = await gateway({ staticDir: newFolder() });
  const query = new URLSearchParams(PARAMS);
  expect((await fetch(`${bare.url}/sdk/latest/first/winner-board?${query}`)).status).toBe(204);
  await bare.stop();
});
