/** Integrations copied from the README, on a page of another origin. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { type HostSite, startHostSite } from '../../helpers/pages/host-page.ts';
import { root } from '../../helpers/sources/sources.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';

/** Gateway URL in the code blocks of the README. */
const WRITTEN = 'http://127.0.0.1:8080';
const ELSEWHERE = 'https://gateway.example';
const readme = readFileSync(`${root}README.md`, 'utf8');
const kitReadme = readFileSync(`${root}sdk/README.md`, 'utf8');

/** Code blocks in `language` below the heading `title`, up to the next heading of the same or a higher level. */
function snippets(title: string, language: string): string[] {
  const section = readme.split(`\n### ${title}\n`)[1]?.split(/\n#{2,3} /)[0] ?? '';
  const blocks = [...section.matchAll(/```(\w+)\n([\s\S]*?)```/g)];
  return blocks.filter(([, kind]) => kind === language).map(([, , code]) => code ?? '');
}

/** Bundles `code` against the built package and publishes script and stylesheet on the host's site. */
async function publish(host: HostSite, code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const tags = outputFiles.map(({ path, text }) => {
    const isSheet = path.endsWith('.css');
    host.put(path, text, { type: isSheet ? 'text/css' : 'text/javascript' });
    return isSheet ? `<link rel="stylesheet" href="${path}">` : `<script type="module" src="${path}"></script>`;
  });
  return tags.join('');
}

let host: HostSite;
test.beforeAll(async () => {
  host = await startHostSite();
});
test.afterAll(() => host.stop());

const pageOf = (body: string) =>
  host.put('/', `<!doctype html><link rel="icon" href="data:,"><body>${body}<div id="root"></div>`);

test('script tag of the README renders the board, and code before the tag receives draw events', async ({
  page,
  gateway,
}) => {
  const [tags, early] = snippets('Script tag', 'html');
  const found = complaints(page);
  await page.goto(pageOf(`${early}${tags?.replaceAll(WRITTEN, gateway.url)}`));
  await runningTimer(page);
  expect(found).toEqual([]);
});

test('EMBED-03 `kit` has every member that the script tag table of the README lists', async ({ page, gateway }) => {
  const [tags] = snippets('Script tag', 'html');
  const named = [...(kitReadme.split('\n## Script tag\n')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+`) +\|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name))
    .filter(name => name !== 'kit');
  await page.goto(pageOf(`${tags?.replaceAll(WRITTEN, gateway.url)}<div id="wins"></div>`));
  await runningTimer(page);
  const kit = await page.evaluate(async () => {
    interface Kit {
      lobby(name?: string): { name: string } | undefined;
      mount(target: string, widget: string, properties: object): Promise<HTMLElement>;
      push(task: (kit: Kit) => void): void;
    }
    const queue = (window as unknown as { lobbykit: Kit }).lobbykit;
    const loaded = await new Promise<Kit>(resolve => queue.push(resolve));
    const wins = await loaded.mount('#wins', 'winner-board', { limit: 3 });
    return {
      names: Object.keys(loaded),
      onGlobal: Object.keys(loaded).every(name => name in queue),
      lobby: loaded.lobby()?.name,
      none: loaded.lobby('other'),
      mounted: wins.parentElement?.id === 'wins' && wins.getAttribute('limit'),
    };
  });
  expect(kit).toEqual({
    names: expect.arrayContaining(named),
    onGlobal: true,
    lobby: 'default',
    none: undefined,
    mounted: '3',
  });
  expect(named.sort()).toEqual(kit.names.sort());
});

test('EMBED-14 frame of the README shows the board in the colors of its URL, and the script sets the reported height', async ({
  page,
  gateway,
}) => {
  const [tag] = snippets('Frame', 'html');
  const [script] = snippets('Frame', 'js');
  const found = complaints(page);
  const body = `${tag?.replace('height="552"', 'height="100"')}<script>${script}</script>`;
  await page.goto(pageOf(body.replaceAll(ELSEWHERE, gateway.url)));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[part~=countdown]')).toHaveCount(2);
  await expect(frame.locator('html')).toHaveAttribute('style', /--lobby-accent: ?#0a6b4f/);
  await expect(page.locator('iframe')).toHaveAttribute('height', '552');
  expect(found).toEqual([]);
});

test('custom element of the README renders the board from npm module and tag', async ({ page, gateway }) => {
  const [code] = snippets('Custom element from npm', 'ts');
  const [tag] = snippets('Custom element from npm', 'html');
  const found = complaints(page);
  const tags = await publish(host, (code ?? '').replaceAll(WRITTEN, gateway.url));
  await page.goto(pageOf(`${tag}${tags}`));
  await runningTimer(page);
  expect(found).toEqual([]);
});

test('React component of the README renders the board with its stylesheet', async ({ page, gateway }) => {
  const [code] = snippets('React component', 'tsx');
  const found = complaints(page);
  const mount = `import { createRoot } from 'react-dom/client';
    createRoot(document.getElementById('root')!).render(<App />);`;
  const tags = await publish(host, `${code}\n${mount}`.replaceAll(WRITTEN, gateway.url));
  await page.goto(pageOf(tags));
  await runningTimer(page);
  await expect(page.getByRole('article').first()).toHaveCSS('border-top-left-radius', '12px');
  expect(found).toEqual([]);
});
