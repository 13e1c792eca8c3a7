/** The size rows of package.json name files; here a page says which files it really loads, so that no row can leave one out. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../common/stage.ts';
import { strictPolicy } from '../helpers/host-page.ts';
import { root } from '../helpers/sources.ts';

interface SizeRow {
  readonly name: string;
  readonly path: string | readonly string[];
}

const rows: readonly SizeRow[] = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))['size-limit'];

/** `dist/script/{a,b}.*.js` as an expression for file names. */
const named = (glob: string) =>
  new RegExp(
    `^${glob
      .replace('dist/script/', '')
      .replace(/[.]/g, '\\.')
      .replace(/\*/g, '[^.]+')
      .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)}$`,
  );

const cases = [
  ['board cold', '<lobby-lottery-board></lobby-lottery-board>', '[part~=card] [role=timer]'],
  ['game grid cold', '<lobby-game-grid></lobby-game-grid>', '[part~=image][data-art=shown]'],
  [
    'winner board cold',
    '<lobby-winner-board></lobby-winner-board>',
    'lobby-winner-board:is([data-state=ready], [data-state=empty])',
  ],
  ['service widget cold', '<lobby-service-widget></lobby-service-widget>', '.lk-service-toggle'],
  ['download bar cold', '<lobby-download-bar></lobby-download-bar>', '[part~=stars]'],
  ['closed login modal cold', '<lobby-login-modal></lobby-login-modal>', 'lobby-login-modal[data-state=ready]'],
] as const;
const open = ['login modal cold', '<lobby-login-modal open></lobby-login-modal>', 'input[name=username]'] as const;
const together = [
  'all six widgets on one page',
  cases.map(([, tag]) => tag).join(''),
  ...cases.map(([, , ready]) => ready),
] as const;

for (const [row, tag, ...ready] of [...cases, open, together]) {
  test(`the row "${row}" names every file such a page loads by itself`, async ({ page, gateway, host }) => {
    const loaded = new Set<string>();
    page.on('request', request => {
      const file = /\/sdk\/latest\/([^/]+\.(?:js|css))$/.exec(request.url())?.[1];
      if (file) loaded.add(file);
    });
    const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-gateway="${gateway.url}" data-merchant="demo" data-language="EN" defer></script>`;
    const body = `<!doctype html><html lang="en"><title>Host</title>${script}${tag}</html>`;
    await page.goto(host.put('/weight.html', body, { policy: strictPolicy(gateway.url) }));
    // A winner board without winners takes no room.
    for (const sign of ready) await page.locator(sign).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const paths = rows.find(({ name }) => name.startsWith(row))?.path ?? [];
    const patterns = [paths].flat().map(named);
    expect(loaded.size).toBeGreaterThan(2);
    expect([...loaded].filter(file => !patterns.some(pattern => pattern.test(file)))).toEqual([]);
  });
}
