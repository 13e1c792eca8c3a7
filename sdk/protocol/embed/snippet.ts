/** Markup of tags and of the snippet that embeds a widget in a page without a build step. */
import type { PlaceholderWidget } from './placeholder-height.ts';
import { placeholderStyle } from './placeholder-style.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for markup, including attributes in quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? '');

/**
 * Returns the markup of a tag: `<lobby-lottery-board limit="4" no-history></lobby-lottery-board>`. `attributes` are by
 * name, with an empty text for a flag; their names and `content`, which is empty by default, must be valid markup.
 */
export function tagMarkup(widget: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`,
  );
  return `<lobby-${widget}${list.join('')}>${content}</lobby-${widget}>`;
}

/** Content of a snippet for a page without a build step. */
export interface ScriptSnippet {
  /** Tag without `lobby-`. */
  readonly widget: PlaceholderWidget;
  /** Attributes of the tag by name; an empty text for a flag. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Absolute URL of the gateway without a slash at the end. */
  readonly gateway: string;
  readonly merchant: string;
  /** Language code of the page. */
  readonly language: string;
  /** Theme of the page. Default: that of the visitor's device. */
  readonly theme?: string | undefined;
  /** Version of the kit, part of the script URL, so that an embedded page never changes. */
  readonly version: string;
  /** Hash of the loader of that version; null omits it. */
  readonly integrity: string | null;
  /** CSS rules in addition to the reserved space, such as tokens. Default: none. */
  readonly rules?: string;
}

/**
 * Returns the snippet for a page without a build step: a style that reserves the space of the widget while it loads, the
 * script tag, and the tag of the widget. Text in `rules` is not escaped.
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
