import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureProgram } from '../../helpers/debian.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { root } from '../../helpers/sources/sources.ts';

const read = (file: string) => readFileSync(join(root, 'examples/deploy', file), 'utf8');
const settings = readFileSync(join(root, 'site/gateway/settings.ts'), 'utf8');
const isSetting = (name: string) => name === 'NODE_ENV' || settings.includes(`env.${name}`);

describe('examples/deploy', () => {
  it('OPS-16 the Dockerfile has at most 25 lines and sets only known settings', () => {
    const text = read('Dockerfile');
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(25);
    const names = [...(/^ENV (.*)$/m.exec(text)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter(name => !isSetting(name))).toEqual([]);
  });

  it('OPS-16 the compose file starts two gateways, Postgres and nginx with known settings', () => {
    const text = read('compose.yaml');
    for (const service of ['gateway-1', 'gateway-2', 'postgres', 'nginx']) expect(text).toContain(`\n  ${service}:`);
    const block = text.split('environment:\n')[1]?.split('  depends_on')[0] ?? '';
    const names = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name!);
    expect(names).toContain('DATABASE_URL');
    expect(names.filter(name => !isSetting(name))).toEqual([]);
  });

  it('OPS-16 nginx accepts its configuration if service names are replaced by the loopback address', () => {
    const env = ensureProgram('nginx', 'nginx-light');
    const folder = newFolder();
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, read('nginx.conf').replaceAll(/gateway-\d:/g, '127.0.0.1:'));
    const result = spawnSync(
      'nginx',
      ['-t', '-p', folder, '-e', join(folder, 'log'), '-g', `pid ${join(folder, 'pid')};`, '-c', file],
      {
        env,
        encoding: 'utf8',
      },
    );
    expect([result.status, result.stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  }, 300_000);
});
