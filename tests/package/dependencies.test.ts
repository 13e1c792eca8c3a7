/** Dependencies of the package: few, each pinned by version and hash (S32). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../helpers/sources/sources.ts';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const json = (path: string): unknown => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));
const { dependencies } = json('package.json') as { dependencies: Record<string, string> };
const { packages } = json('package-lock.json') as { packages: Record<string, Locked> };

describe('dependencies of the kit', () => {
  it('S32 the kit has at most eight dependencies', () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(8);
  });

  it.each(Object.entries(dependencies))('S32 %s is pinned to %s and has a hash in the lockfile', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-.{80,}$/),
    });
  });
});

describe('packages with an install script', () => {
  it('every package with an install script is listed under allowScripts, because npm install warns otherwise', () => {
    const { allowScripts } = json('package.json') as { allowScripts: Record<string, boolean> };
    const scripted = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(scripted.filter(name => allowScripts[name] === undefined)).toEqual([]);
  });
});
