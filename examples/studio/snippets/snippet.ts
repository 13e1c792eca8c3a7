/** What a snippet is, and the lines that several kinds of it share. */
import type { Embed } from '../model/checked.ts';
import { html } from './escape.ts';

/** One file of a snippet. A page without a build step needs one alone. */
export interface SnippetFile {
  readonly name: string;
  readonly text: string;
}

/** What is the same for all snippets of a studio. */
export interface SnippetOptions {
  /** Version of the kit, as it stands in the address of the script. */
  readonly version: string;
  /** Value of the script's `integrity`; null leaves it out. */
  readonly integrity: string | null;
  /** Is the place wide enough for the widget's wide form? */
  readonly isWide: boolean;
}

export const tagOf = ({ widget }: Embed): string => `lobby-${widget.name}`;

/** ` limit="4" no-history` */
export const attributesText = ({ attributes }: Embed): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${html(value)}"`))
    .join('');

/** `<lobby-lottery-board limit="4"></lobby-lottery-board>` */
export const tagText = (embed: Embed): string => `<${tagOf(embed)}${attributesText(embed)}></${tagOf(embed)}>`;

/** A rule of CSS; the empty text without declarations. */
export function ruleText(selector: string, declarations: readonly string[]): string {
  return declarations.length > 0 ? `${selector} {\n${declarations.map(line => `  ${line};\n`).join('')}}\n` : '';
}

/** `--lobby-accent: #0a6b4f` */
export const tokenLines = ({ tokens }: Embed): readonly string[] =>
  Object.entries(tokens).map(([name, value]) => `--lobby-${name}: ${value}`);

export const indent = (text: string, by = '  '): string =>
  text
    .split('\n')
    .map(line => line && by + line)
    .join('\n');
