/** The gateway names source maps in a header because the script-tag files do not reference them. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  const dist = newFolder();
  mkdirSync(join(dist, 'script'));
  for (const file of ['lobbykit.js', 'chunk-abc.js', 'chunk-abc.js.map'])
    writeFileSync(join(dist, 'script', file), '{}');
  server = await gateway({ staticDir: dist });
});
afterAll(() => server.stop());

it('the SourceMap header names the source map of a file and is absent if the file has none', async () => {
  const mapOf = async (file: string) => (await fetch(`${server.url}/sdk/latest/${file}`)).headers.get('SourceMap');
  expect(await mapOf('chunk-abc.js')).toBe('chunk-abc.js.map');
  expect(await mapOf('chunk-abc.js.map')).toBeNull();
  expect(await mapOf('lobbykit.js')).toBeNull();
});
