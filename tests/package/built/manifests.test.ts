/** Custom-elements manifest for editors, and licenses of bundled code (EMBED-01). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { elementsManifest } from '../../../sdk/build/reference/elements-manifest.ts';
import { htmlData } from '../../../sdk/build/reference/html-data.ts';
import { readReference } from '../../../sdk/build/reference/read-reference.ts';
import { filesBelow, root } from '../../helpers/sources/sources.ts';

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const pkg = json('package.json') as { customElements: string; dependencies: Record<string, string> };
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

const text = v.pipe(v.string(), v.minLength(5));
const type = v.strictObject({ text: v.pipe(v.string(), v.minLength(1)) });
const named = v.strictObject({ name: v.string(), description: text });

/** The used part of schema 2.1 of custom-elements-manifest, without unknown fields. */
const manifestSchema = v.strictObject({
  schemaVersion: v.literal('2.1.0'),
  modules: v.array(
    v.strictObject({
      kind: v.literal('javascript-module'),
      path: v.pipe(v.string(), v.regex(/^dist\/.*\.js$/)),
      declarations: v.array(
        v.strictObject({
          kind: v.literal('class'),
          customElement: v.literal(true),
          name: v.string(),
          tagName: v.pipe(v.string(), v.regex(/^lobby-[a-z-]+$/)),
          description: text,
          superclass: v.strictObject({ name: v.string() }),
          attributes: v.array(
            v.strictObject({
              name: v.string(),
              fieldName: v.string(),
              description: text,
              type,
              default: v.optional(v.string()),
            }),
          ),
          members: v.array(
            v.variant('kind', [
              v.strictObject({
                kind: v.literal('field'),
                name: v.string(),
                description: text,
                type,
                attribute: v.optional(v.string()),
                reflects: v.optional(v.boolean()),
                readonly: v.optional(v.boolean()),
              }),
              v.strictObject({
                kind: v.literal('method'),
                name: v.string(),
                description: text,
                return: v.strictObject({ type }),
              }),
            ]),
          ),
          events: v.array(v.strictObject({ name: v.string(), description: text, type })),
          slots: v.array(named),
          cssParts: v.array(named),
          cssProperties: v.array(
            v.strictObject({ name: v.pipe(v.string(), v.startsWith('--')), description: text, default: v.string() }),
          ),
        }),
      ),
      exports: v.array(
        v.strictObject({
          kind: v.picklist(['js', 'custom-element-definition']),
          name: v.string(),
          declaration: v.strictObject({ name: v.string(), module: v.string() }),
        }),
      ),
    }),
  ),
});

describe('custom-elements manifest', () => {
  const manifest = json('dist/custom-elements.json') as ReturnType<typeof elementsManifest>;

  it('the manifest is at the path given in package.json, follows the schema and matches the sources', () => {
    expect(join(root, pkg.customElements)).toBe(join(root, 'dist/custom-elements.json'));
    expect(v.safeParse(manifestSchema, manifest).issues).toBeUndefined();
    expect(manifest).toEqual(plain(elementsManifest(readReference())));
  });

  it.each(manifest.modules.map(module => [module.path, module] as const))(
    '%s exports the class with its attributes and methods',
    async (path, { declarations: [declared] }) => {
      const module = (await import(join(root, path))) as Record<string, { observedAttributes: string[] }>;
      const element = module[declared?.name ?? ''];
      expect(declared?.attributes.map(({ name }) => name).sort()).toEqual(element?.observedAttributes.toSorted());
      const methods = declared?.members.filter(({ kind }) => kind === 'method') ?? [];
      const prototype = (element as unknown as { prototype: object }).prototype;
      for (const { name } of methods) expect(prototype).toHaveProperty(name);
    },
  );

  it('the package has completion data for plain HTML', () => {
    const data = json('dist/vscode.html-custom-data.json') as ReturnType<typeof htmlData>;
    expect(data).toEqual(plain(htmlData(readReference())));
    expect(data.tags.map(({ name }) => name)).toContain('lobby-lottery-board');
  });
});

describe('licenses of bundled packages', () => {
  const FREE = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'];
  /** In a license expression with OR, at least one alternative must be a permissive license. */
  const free = (license: string) =>
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some(one => FREE.includes(one));

  it.each(Object.keys(pkg.dependencies))('S32 the license of %s permits redistribution', name => {
    const { license } = json(`node_modules/${name}/package.json`) as { license: string };
    expect(free(license), license).toBe(true);
  });

  it.each(['dist', 'dist/script'])('%s lists every bundled package with its license text', folder => {
    const list = readFileSync(join(root, folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    const held = new Set<string>();
    const maps = filesBelow(folder, /\.js\.map$/).filter(path =>
      folder === 'dist' ? !/^dist\/(script|site|examples|games)\//.test(path) : true,
    );
    expect(maps.length).toBeGreaterThan(20);
    for (const path of maps) {
      for (const source of (json(path) as { sources: string[] }).sources) {
        const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
        if (name) held.add(name);
      }
    }
    expect(held).toContain('preact');
    // Packages that another bundler has bundled, so no source map lists them.
    for (const name of [...held, 'des.js', 'minimalistic-assert', 'inherits']) {
      if (!existsSync(join(root, 'node_modules', name))) continue;
      const { version, license } = json(`node_modules/${name}/package.json`) as { version: string; license: string };
      expect(list).toContain(`${name} ${version}, ${license}\n`);
      expect(free(license), `${name}: ${license}`).toBe(true);
    }
    expect(list).toContain('Lucide');
    expect(list.match(/permission notice|Permission to use/g)?.length).toBeGreaterThan(4);
  });
});
