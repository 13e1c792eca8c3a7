/** Builds the markup of tags, and the snippet that embeds a widget in a page without a build step. */
import type { PlaceholderWidget } from './placeholder-height.ts';
import { placeholderStyle } from './placeholder-style.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use in markup, also inside quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? '');

/**
 * Returns the markup of a tag: `<lobby-lottery-board limit="4" no-history></lobby-lottery-board>`. `attributes` has an
 * empty string for a flag; attribute names and `content` (default: empty) are not escaped.
 */
export function tagMarkup(widget: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`,
  );
  return `<lobby-${widget}${list.join('')}>${content}</lobby-${widget}>`;
}

/** Content of a snippet for a page without a build step. */
export interface ScriptSnippet {
  /** Name of the widget: its tag name without `lobby-`. */
  readonly widget: PlaceholderWidget;
  /** Attributes of the tag by name; the value of a flag is an empty string. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Absolute URL of the gateway, without a trailing slash. */
  readonly gateway: string;
  readonly merchant: string;
  /** Language code of the page. */
  readonly language: string;
  /** Theme of the page. Default: the theme of the visitor's device. */
  readonly theme?: string | undefined;
  /** Version of the kit, which is part of the script URL, so that a new release does not change the page. */
  readonly version: string;
  /** Integrity hash of the loader in that version; null omits the attribute. */
  readonly integrity: string | null;
  /** CSS rules in addition to the placeholder height, such as design tokens. Default: none. */
  readonly rules?: string;
}

/**
 * Returns the snippet for a page without a build step: placeholder styles, script tag, and the tag of the widget. Text
 * in `rules` is not escaped.
 * @throws RangeError for an unknown widget
 */
export function scriptSnippet(snippet: ScriptSnippet): string {
  const { widget, attributes, gateway, theme, integrity, rules = '' } = snippet;
  const style = (rules + placeholderStyle(widget, attributes)).trimEnd();
  const lines = Object.entries({
    src: `${gateway}/sdk/${snippet.version}/lobbykit.js`,
    ...(integrity === null ? {} : { integrity, crossorigin: 'anonymous' }),
    'data-lobby-gateway': gateway,
    'data-lobby-merchant': snippet.merchant,
    'data-lobby-language': snippet.language,
    ...(theme === undefined ? {} : { 'data-lobby-theme': theme }),
  }).map(([name, value]) => `  ${name}="${escapeMarkup(value)}"\n`);
  return [
    ...(style ? [`<style>\n${style.replace(/^(?=.)/gm, '  ')}\n</style>`] : []),
    `<script\n${lines.join('')}  defer\n></script>`,
    tagMarkup(widget, attributes),
  ].join('\n');
}
