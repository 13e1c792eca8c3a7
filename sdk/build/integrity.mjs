/**
 * `integrity.json` of the script-tag build (S25): the sha384 of every file, and ready to paste the import map and the
 * script tag that make a browser refuse a file with one byte changed. The loader itself carries no hashes.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for the origin of the embedder's gateway; whoever pastes the text writes the own one. */
const ORIGIN = 'https://gateway.example';

const hashOf = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Rollup plugin of the loader, the last build that writes into `folder`.
 * @param {string} folder of the build
 * @param {string} version of the package, part of every address
 * @param {readonly string[]} chunks file names of the builds before, known once they are done
 */
export const integrity = (folder, version, chunks) => ({
  name: 'integrity',
  writeBundle: () => writeIntegrity(folder, version, ['lobbykit.js', ...chunks]),
});

function writeIntegrity(folder, version, names) {
  const files = Object.fromEntries([...names].sort().map(name => [name, hashOf(readFileSync(join(folder, name)))]));
  const base = `${ORIGIN}/sdk/${version}/`;
  const lazy = Object.entries(files).filter(([name]) => name !== 'lobbykit.js');
  const importMap = { integrity: Object.fromEntries(lazy.map(([name, hash]) => [base + name, hash])) };
  const importMapTag = `<script type="importmap">${JSON.stringify(importMap)}</script>`;
  const scriptTag = `<script src="${base}lobbykit.js" integrity="${files['lobbykit.js']}" crossorigin="anonymous" data-gateway="${ORIGIN}" data-merchant="demo" data-language="EN" defer></script>`;
  const content = { version, base, files, importMap, importMapTag, scriptTag };
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(content, null, 2)}\n`);
}
