/**
 * `integrity.json` of the script-tag builds (S25): the sha384 of every file, and for each loader the import map and
 * script tag with which a browser rejects a modified file. The loaders contain no hashes.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Placeholder for the origin of the embedder's gateway, to be replaced by the embedder. */
const ORIGIN = 'https://gateway.example';

const hashOf = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Rollup plugin of the last build that writes into `folder`.
 * @param {string} folder of the builds
 * @param {string} version of the package, part of every URL
 * @param {Readonly<Record<string, readonly string[]>>} loaders chunks of each loader by its file name, complete after
 * their build; the lines of the first loader are at the top
 * @param {readonly string[]} common files that every loader may load
 */
export const integrity = (folder, version, loaders, common) => ({
  name: 'integrity',
  writeBundle: () =>
    writeIntegrity(
      folder,
      version,
      Object.entries(loaders).map(([loader, chunks]) => [loader, [...chunks, ...common]]),
    ),
});

function writeIntegrity(folder, version, loaders) {
  const base = `${ORIGIN}/sdk/${version}/`;
  const hash = name => hashOf(readFileSync(join(folder, name)));
  const hashes = names => Object.fromEntries([...names].sort().map(name => [name, hash(name)]));
  const files = hashes(loaders.flatMap(([loader, chunks]) => [loader, ...chunks]));
  const lines = ([loader, chunks]) => {
    const importMap = { integrity: Object.fromEntries([...chunks].sort().map(name => [base + name, files[name]])) };
    const importMapTag = `<script type="importmap">${JSON.stringify(importMap)}</script>`;
    const scriptTag = `<script src="${base}${loader}" integrity="${files[loader]}" crossorigin="anonymous" data-lobby-gateway="${ORIGIN}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
    return { importMap, importMapTag, scriptTag };
  };
  const [first, ...others] = loaders;
  const rest = Object.fromEntries(others.map(loader => [loader[0], lines(loader)]));
  const content = { version, base, files, ...lines(first), ...rest };
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(content, null, 2)}\n`);
}
