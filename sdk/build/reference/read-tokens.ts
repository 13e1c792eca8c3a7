/**
 * Reads design tokens and their defaults from the stylesheets. The comments next to the tokens are their descriptions,
 * and builds remove these comments.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-docs.ts';
import type { NamedReference, TokenReference } from './types.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * Pattern of a token: `--lk-x: var(--lobby-x, value);`, with its description after it or on the preceding line.
 * `--lk-own-x` declares the token of a single widget.
 */
const LINE =
  /^(?: {2}\/\* (?<before>[^*]+) \*\/\n)? {2}--lk-[\w-]+: var\(--(?<kind>lobby|lk-own)-(?<name>[\w-]+), (?<value>.+)\);(?: \/\* (?<behind>.+) \*\/)?$/gm;

/** Formats a value as a host would write it: lengths of the kit in px, and derived colors as their fallback value. */
function shown(value: string): string {
  const resolved = /^var\(--lk-made-[\w-]+, (.+)\)$/.exec(value)?.[1] ?? value;
  const step = /^var\(--lk-(\d)\)$/.exec(resolved)?.[1];
  return step ? `${Number(step) * 4}px` : resolved;
}

const lines = (path: string) => [...read(path).matchAll(LINE)].map(({ groups = {} }) => groups);

/** Reads the tokens that apply to all widgets. */
export function readTokens(): TokenReference[] {
  const dark = new Map(lines('sdk/styles/dark.css').map(({ name, value = '' }) => [name, value]));
  return lines('sdk/styles/tokens.css').map(({ kind, name = '', value = '', before, behind }) => {
    const other = dark.get(name);
    return {
      name: `--lobby-${name}`,
      default: shown(value),
      ...(other && shown(other) !== shown(value) ? { dark: shown(other) } : {}),
      description: behind ?? before ?? '',
      // Basic tokens are those that a widget can override, and also unit and layer (`px`, `z`), which concern every
      // page.
      everyday: kind === 'lk-own' || ['px', 'z'].includes(name),
    };
  });
}

/**
 * Reads the tokens of one widget.
 * @param general tokens that apply to all widgets; they provide descriptions and defaults of the widget's tokens
 * @param described descriptions of tokens without a general token, from the tag `@cssprop` of the element
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
