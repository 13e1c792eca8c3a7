/** Types of snippets, and functions that several snippets share. */
import type { Embed } from '../model/checked.ts';

/** File of a snippet. A snippet for a page without a build step has only one file. */
export interface SnippetFile {
  readonly name: string;
  readonly text: string;
}

/** Options that apply to all snippets of the studio. */
export interface SnippetOptions {
  /** Version of the kit, which is part of the script URL. */
  readonly version: string;
  /** Value of the script tag's `integrity` attribute; null for a script tag without it. */
  readonly integrity: string | null;
  /** True if the preview is wide enough for the wide layout of the widget. */
  readonly isWide: boolean;
}

export const tagOf = ({ widget }: Embed): string => `lobby-${widget.name}`;

/** Returns a CSS rule; '' without declarations. */
export function ruleText(selector: string, declarations: readonly string[]): string {
  return declarations.length > 0 ? `${selector} {\n${declarations.map(line => `  ${line};\n`).join('')}}\n` : '';
}

/** Returns the declarations of the tokens, such as `--lobby-accent: #0a6b4f`. */
export const tokenLines = ({ tokens }: Embed): readonly string[] =>
  Object.entries(tokens).map(([name, value]) => `--lobby-${name}: ${value}`);
