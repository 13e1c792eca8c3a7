/** HTML that rich text may contain: the tables and checks of security S4 to S6. */

/** Allowed tags. The text of other tags remains without the tag, unless they are in `REMOVED_WITH_TEXT`. */
export const TAGS: readonly string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'a', 'img'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'cite', 'code', 'kbd'],
  ...['samp', 'abbr', 'time', 'bdi', 'bdo', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Allowed attributes. `style` is removed too, and `styleOf` then returns its allowed declarations. */
export const ATTRIBUTES: readonly string[] = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'dir', 'lang'],
  ...['start', 'reversed', 'align', 'valign'],
];

/** Tags that are removed together with their text, because it is not meant to be read. */
export const REMOVED_WITH_TEXT: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'xmp', 'plaintext', 'textarea', 'title', 'svg', 'math'],
  ...['head', 'noembed', 'noframes', 'object', 'audio', 'video', 'select'],
];

const STYLES: ReadonlySet<string> = new Set([
  ...['color', 'background-color', 'text-align', 'font-weight', 'font-style', 'text-decoration', 'font-size'],
  'line-height',
]);
/**
 * Pattern of allowed values: words, numbers and colors. Other functions are forbidden, because `url()`, `var()`,
 * `attr()` and `image-set()` access other data.
 */
const STYLE_VALUE = /^(?:[\w\s#%.,+-]|\b(?:rgb|hsl)a?\([\w\s%.,/+-]*\))+$/i;
const LONGEST_VALUE = 100;

/**
 * Returns the allowed declarations of a `style` attribute as pairs of property and value. Invalid values remain,
 * because the browser ignores them.
 */
export function styleOf(text: string): readonly (readonly [property: string, value: string])[] {
  return text
    .split(';')
    .map(declaration => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const;
    })
    .filter(([property, value]) => STYLES.has(property) && value.length <= LONGEST_VALUE && STYLE_VALUE.test(value));
}
