/**
 * Tokens and their defaults, read from the stylesheets; their descriptions are in adjacent comments, which builds
 * remove.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-docs.ts';
import type { NamedReference, TokenReference } from './types.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * `--lk-x: var(--lobby-x, value);` with its description after it or on the preceding line; a widget-specific form is
 * `--lk-own-x`.
 */
const LINE =
  /^(?: {2}\/\* (?<before>[^*]+) \*\/\n)? {2}--lk-[\w-]+: var\(--(?<kind>lobby|lk-own)-(?<name>[\w-]+), (?<value>.+)\);(?: \/\* (?<behind>.+) \*\/)?$/gm;

/** Formats a value as a host would write it: the kit's lengths in px, derived colors as their fallback. */
function shown(value: string): string {
  const resolved = /^var\(--lk-made-[\w-]+, (.+)\)$/.exec(value)?.[1] ?? value;
  const step = /^var\(--lk-(\d)\)$/.exec(resolved)?.[1];
  return step ? `${Number(step) * 4}px` : resolved;
}

const lines = (path: string) => [...read(path).matchAll(LINE)].map(({ groups = {} }) => groups);

/** Reads the tokens of every widget. */
export function readTokens(): TokenReference[] {
  const dark = new Map(lines('sdk/styles/dark.css').map(({ name, value = '' }) => [name, value]));
  return lines('sdk/styles/tokens.css').map(({ kind, name = '', value = '', before, behind }) => {
    const other = dark.get(name);
    return {
      name: `--lobby-${name}`,
      default: shown(value),
      ...(other && shown(other) !== shown(value) ? { dark: shown(other) } : {}),
      description: behind ?? before ?? '',
      // Tokens with a widget-specific form are the basis of a palette; unit and layer apply to every page.
      everyday: kind === 'lk-own' || ['px', 'z'].includes(name),
    };
  });
}

/**
 * Reads the tokens of one widget.
 * @param general tokens of every widget, which provide descriptions and defaults of the widget-specific forms
 * @param described descriptions of tokens without a general form, from the element's tag `@cssprop`
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
    const description = described.find(one => one.name === name)?.description;
    if (!found.has(name)) {
      found.set(
        name,
        like ? { ...like, name } : { name, default: fallback, description: description ?? '', everyday: false },
      );
    }
  }
  return [...found.values()];
}
