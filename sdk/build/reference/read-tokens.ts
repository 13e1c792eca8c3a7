/** Tokens and their defaults, read from the style sheets; the words stand beside them in comments, which no build keeps. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-docs.ts';
import type { NamedReference, TokenReference } from './types.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** `--lk-x: var(--lobby-x, value);` with its words behind it or on the line before; a widget's own form is `--lk-own-x`. */
const LINE =
  /^(?: {2}\/\* (?<before>[^*]+) \*\/\n)? {2}--lk-[\w-]+: var\(--(?<kind>lobby|lk-own)-(?<name>[\w-]+), (?<value>.+)\);(?: \/\* (?<behind>.+) \*\/)?$/gm;

/** A value as a host would write it: lengths of the kit's own steps in px, made colors as the fixed ones they replace. */
function shown(value: string): string {
  const made = /^var\(--lk-made-[\w-]+, (.+)\)$/.exec(value)?.[1] ?? value;
  const step = /^var\(--lk-(\d)\)$/.exec(made)?.[1];
  return step ? `${Number(step) * 4}px` : made;
}

const lines = (path: string) => [...read(path).matchAll(LINE)].map(({ groups = {} }) => groups);

/** Tokens every widget reads. */
export function readTokens(): TokenReference[] {
  const dark = new Map(lines('sdk/styles/dark.css').map(({ name, value = '' }) => [name, value]));
  return lines('sdk/styles/tokens.css').map(({ kind, name = '', value = '', before, behind }) => {
    const other = dark.get(name);
    return {
      name: `--lobby-${name}`,
      default: shown(value),
      ...(other && shown(other) !== shown(value) ? { dark: shown(other) } : {}),
      description: behind ?? before ?? '',
      // What a widget has a form of for itself is what palettes are made of; unit and layer belong to every page.
      everyday: kind === 'lk-own' || ['px', 'z'].includes(name),
    };
  });
}

/**
 * Tokens of one widget alone.
 * @param general those of every widget, whose words and defaults hold for the widget's own form of them
 * @param described words for those that have no general form, by the element's tag `@cssprop`
 */
export function readOwnTokens(
  folder: string,
  general: readonly TokenReference[],
  described: readonly NamedReference[],
): TokenReference[] {
  const css = readdirSync(join(root, folder))
    .filter(name => name.endsWith('.css'))
    .map(name => read(`${folder}/${name}`))
    .join('\n');
  const prefix = /var\(--lobby-([a-z]+)-surface, /.exec(css)?.[1];
  if (!prefix) throw new Error(`${folder} has no token of its own for the ground`);
  const found = new Map<string, TokenReference>();
  for (const [, own = '', fallback = ''] of css.matchAll(
    new RegExp(`var\\(--lobby-${prefix}-([a-z-]+)(?:, ([^()]+|var\\([^()]+\\)))?\\)`, 'g'),
  )) {
    const name = `--lobby-${prefix}-${own}`;
    const like = general.find(token => fallback === `var(${token.name})`);
    const texts = described.find(one => one.name === name)?.description;
    if (!found.has(name)) {
      found.set(
        name,
        like ? { ...like, name } : { name, default: fallback, description: texts ?? '', everyday: false },
      );
    }
  }
  return [...found.values()];
}
