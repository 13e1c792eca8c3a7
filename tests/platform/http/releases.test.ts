/** EMBED-25 Retention of earlier script-tag builds. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  openReleases,
  type Releases,
  type ReleasesOptions,
} from '../../../site/gateway/platform/http/static/releases.ts';
import { VERSION } from '../../../site/gateway/platform/http/static/site.ts';
import { createLog } from '../../../site/gateway/platform/log.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { gateway } from '../../helpers/gateway.ts';

const log = createLog('silent');

/** Creates a build directory with these files of the script-tag build. */
function built(files: Readonly<Record<string, string>>): string {
  const staticDir = newFolder();
  for (const [path, content] of Object.entries(files)) {
    const file = join(staticDir, 'script', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.map`, '{}');
  }
  return staticDir;
}

/** Build `n`: a loader with the same name in each build, and a chunk unique to the build. */
const build = (n: number) => built({ 'lobbykit.js': `loader ${n}`, [`chunk.00000${n}a.js`]: `chunk ${n}` });

/** Opens the releases as a gateway of that version started at minute `minute`. */
const start = (version: string, minute: number, options: Partial<ReleasesOptions>) =>
  openReleases({
    dataDir: null,
    releasesRetained: 20,
    staticDir: build(minute),
    version,
    now: () => Date.UTC(2026, 0, 1, 0, minute),
    log,
    ...options,
  });

const text = (releases: Releases, version: string, path: string) => releases.find(version, path)?.body.toString();

describe('EMBED-25 stored releases of the script-tag build', () => {
  it('a release serves the files of earlier versions, complete and compressed, under their URLs', async () => {
    const releasesDir = join(newFolder(), 'kept');
    await start('1.0.0', 1, { releasesDir });
    const releases = await start('1.1.0', 2, { releasesDir });
    const found = releases.find('1.0.0', 'chunk.000001a.js');
    expect(found?.body.toString()).toBe('chunk 1');
    expect(found?.compressed.br?.equals(brotliCompressSync('chunk 1'))).toBe(true);
    expect(found?.headers).toMatchObject({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
    });
    expect(text(releases, '1.0.0', 'lobbykit.js')).toBe('loader 1');
    expect(releases.versions()).toEqual(['1.1.0', '1.0.0']);
  });

  it('a release serves earlier chunks under latest to open pages, but no loader', async () => {
    const dataDir = newFolder();
    await start('1.0.0', 1, { dataDir });
    const releases = await start('1.1.0', 2, { dataDir });
    expect(text(releases, 'latest', 'chunk.000001a.js')).toBe('chunk 1');
    expect(releases.find('latest', 'chunk.000001a.js')?.headers['Cache-Control']).toContain('immutable');
    expect(releases.find('latest', 'lobbykit.js')).toBeUndefined();
  });

  it('a new build of the same version serves the earlier chunks to open pages', async () => {
    const dataDir = newFolder();
    await start('1.0.0', 1, { dataDir });
    const releases = await start('1.0.0', 2, { dataDir });
    expect(text(releases, '1.0.0', 'chunk.000001a.js')).toBe('chunk 1');
    expect(text(releases, '1.0.0', 'lobbykit.js')).toBe('loader 2');
  });

  it('a running gateway finds a release that a later gateway stored', async () => {
    const releasesDir = newFolder();
    const before = await start('1.0.0', 1, { releasesDir });
    await start('1.1.0', 2, { releasesDir });
    expect(text(before, 'latest', 'chunk.000002a.js')).toBe('chunk 2');
  });

  it('a release is stored once even if its gateway starts twice, and its missing files are restored', async () => {
    const [releasesDir, staticDir] = [newFolder(), build(1)];
    await start('1.0.0', 1, { releasesDir, staticDir });
    const [name = ''] = readdirSync(releasesDir);
    writeFileSync(join(releasesDir, name, 'lobbykit.js'), '');
    rmSync(join(releasesDir, name, 'chunk.000001a.js'));
    const releases = await start('1.0.0', 2, { releasesDir, staticDir });
    expect(readdirSync(releasesDir)).toEqual([name]);
    expect(text(releases, '1.0.0', 'lobbykit.js')).toBe('loader 1');
    expect(text(releases, '1.0.0', 'chunk.000001a.js')).toBe('chunk 1');
  });

  it('replaced builds of a version are removed before entire versions, and the oldest release first', async () => {
    const releasesDir = newFolder();
    for (const [minute, version] of ['1.0.0', '1.1.0', '1.1.0', '1.2.0'].entries()) {
      await start(version, minute, { releasesDir, releasesRetained: 3 });
    }
    const releases = await start('1.2.0', 3, { releasesDir, staticDir: null });
    expect(text(releases, 'latest', 'chunk.000001a.js')).toBeUndefined();
    expect(releases.versions()).toEqual(['1.2.0', '1.1.0', '1.0.0']);
    expect((await start('1.3.0', 4, { releasesDir, releasesRetained: 3 })).versions()).toEqual([
      '1.3.0',
      '1.2.0',
      '1.1.0',
    ]);
  });

  it('a release whose gateway starts again is the last to be removed', async () => {
    const [releasesDir, staticDir] = [newFolder(), build(1)];
    await start('1.0.0', 1, { releasesDir, staticDir });
    await start('1.1.0', 2, { releasesDir });
    await start('1.0.0', 3, { releasesDir, staticDir });
    expect((await start('1.2.0', 4, { releasesDir, releasesRetained: 2 })).versions()).toEqual(['1.2.0', '1.0.0']);
  });

  it('a retention of 0 stores no new release and does not remove stored releases', async () => {
    const releasesDir = newFolder();
    await start('1.0.0', 1, { releasesDir });
    expect((await start('1.1.0', 2, { releasesDir, releasesRetained: 0 })).versions()).toEqual(['1.0.0']);
  });

  it('an unwritable directory causes a warning in the log, and stored releases remain readable', async () => {
    const releasesDir = newFolder();
    await start('1.0.0', 1, { releasesDir });
    // The path is a file in place of a directory, because missing permissions would not stop root.
    const warnings: unknown[] = [];
    const warn = (...args: unknown[]) => void warnings.push(args.at(-1));
    const noFolder = join(releasesDir, 'file');
    writeFileSync(noFolder, '');
    const none = await start('1.1.0', 2, { releasesDir: noFolder, log: { debug: () => {}, warn } });
    expect(none.versions()).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('RELEASES_DIR names a folder that can be written')]);
    chmodSync(releasesDir, 0o500);
    expect(text(await start('1.1.0', 2, { releasesDir }), '1.0.0', 'lobbykit.js')).toBe('loader 1');
    chmodSync(releasesDir, 0o700);
  });

  it('incomplete copies are removed once they are too old to be in progress', async () => {
    const releasesDir = newFolder();
    for (const [name, at] of [
      ['.1.0.0+abcdefg.old', Date.UTC(2025, 11, 31, 23)],
      ['.1.0.0+abcdefg.new', Date.UTC(2026, 0, 1)],
    ] as const) {
      mkdirSync(join(releasesDir, name));
      utimesSync(join(releasesDir, name), new Date(at), new Date(at));
    }
    await start('1.1.0', 1, { releasesDir });
    expect(['old', 'new'].map(end => existsSync(join(releasesDir, `.1.0.0+abcdefg.${end}`)))).toEqual([false, true]);
  });

  it.each(['../1.0.0', '..', '', 'latest', '1.0.0+0000000'])(
    'a release has no version "%s", and its URLs do not leave its directory',
    async version => {
      const releasesDir = newFolder();
      writeFileSync(join(releasesDir, 'secret.js'), 'secret');
      const releases = await start('1.0.0', 1, { releasesDir });
      for (const path of [
        '../secret.js',
        '../../secret.js',
        'secret.js',
        '../1.0.0+0000000/lobbykit.js',
        '/etc/passwd',
        '',
      ])
        expect(releases.find(version, path)).toBeUndefined();
    },
  );
});

it('EMBED-25 a gateway serves a release of an earlier gateway and names its version when a file is missing', async () => {
  const releasesDir = newFolder();
  await start('0.0.1', 1, { releasesDir });
  const server = await gateway({ staticDir: build(2), releasesDir });
  try {
    const get = (path: string) => fetch(`${server.url}/sdk/${path}`);
    expect(await (await get('0.0.1/lobbykit.js')).text()).toBe('loader 1');
    expect(await (await get('latest/chunk.000001a.js')).text()).toBe('chunk 1');
    expect(await (await get('latest/lobbykit.js')).text()).toBe('loader 2');
    const missing = await get('0.0.0/lobbykit.js');
    expect([missing.status, missing.headers.get('Access-Control-Allow-Origin')]).toEqual([404, '*']);
    expect((await missing.json()).message).toContain(`there are /sdk/${VERSION}/, /sdk/0.0.1/ and /sdk/latest/`);
  } finally {
    await server.stop();
  }
  expect((await start('9.0.0', 3, { releasesDir })).versions()).toContain(VERSION);
});
