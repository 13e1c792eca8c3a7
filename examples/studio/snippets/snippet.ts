/** Snippet types, and code shared by several snippets. */
import type { Embed } from '../model/checked.ts';

/** File of a snippet; a page without a build step has only one. */
export interface SnippetFile {
  readonly name: string;
  readonly text: string;
}

/** Options that apply to every snippet of the studio. */
export interface SnippetOptions {
  /** Version of the kit, part of the script URL. */
  readonly version: string;
  /** Value of the `integrity` attribute of the script tag; null omits the attribute. */
  readonly integrity: string | null;
  /** True if the container fits the wide layout of the widget. */
  readonly isWide: boolean;
}

export const tagOf = ({ widget }: Embed): string => `lobby-${widget.name}`;

/** CSS rule; '' without declarations. */
export function ruleText(selector: string, declarations: readonly string[]): string {
  return declarations.length > 0 ? `${selector} {\n${declarations.map(line => `  ${line};\n`).join('')}}\n` : '';
}

/** Token declarations: `--lobby-accent: #0a6b4f`. */
export const tokenLines = ({ tokens }: Embed): readonly string[] =>
  Object.entries(tokens).map(([name, value]) => `--lobby-${name}: ${value}`);
