/** Allowed HTML of rich text: the profile of security S4 to S6, as tables and checks. */

/** Allowed tags; other tags are removed except for their text, unless listed in `REMOVED_WITH_TEXT`. */
export const TAGS: readonly string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'a', 'img'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'cite', 'code', 'kbd'],
  ...['samp', 'abbr', 'time', 'bdi', 'bdo', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Allowed attributes. `style` is removed as well, and `styleOf` restores its allowed declarations. */
export const ATTRIBUTES: readonly string[] = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'dir', 'lang'],
  ...['start', 'reversed', 'align', 'valign'],
];

/** Tags that are removed together with their text, because the text is not meant to be read. */
export const REMOVED_WITH_TEXT: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'xmp', 'plaintext', 'textarea', 'title', 'svg', 'math'],
  ...['head', 'noembed', 'noframes', 'object', 'audio', 'video', 'select'],
];

const STYLES: ReadonlySet<string> = new Set([
  ...['color', 'background-color', 'text-align', 'font-weight', 'font-style', 'text-decoration', 'font-size'],
  'line-height',
]);
/**
 * Allowed values: words, numbers and colors. `url()`, `var()`, `attr()` and `image-set()` access external data, so
 * other functions are rejected.
 */
const STYLE_VALUE = /^(?:[\w\s#%.,+-]|\b(?:rgb|hsl)a?\([\w\s%.,/+-]*\))+$/i;
const LONGEST_VALUE = 100;

/**
 * Returns the allowed declarations of a `style` attribute as property and value; the browser ignores invalid values.
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
