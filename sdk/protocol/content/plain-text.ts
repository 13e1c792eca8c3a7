/**
 * Converts HTML to plain text, for tickers and pages that show no HTML. The input is never parsed as HTML, so no code
 * in it can run.
 */

/** Tags after which a new line starts. */
const BLOCK = /<(?:br|hr|\/(?:p|div|h[1-6]|li|tr|dt|dd|blockquote|pre|figure|figcaption|table|ul|ol))\b[^<>]*>/gi;
const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title|textarea|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z][^>]*(?:>|$)/gi;
const ENTITY = /&(?:#(\d{1,7})(?!\d)|#x([\da-f]{1,6})(?![\da-f])|(amp|lt|gt|quot|apos|nbsp));?/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const LAST_CODE_POINT = 0x10ffff;

/** Returns the non-empty lines of text in `html`, trimmed. The result is text, not HTML. */
export function plainLines(html: string): string[] {
  return html
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(BLOCK, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (_, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      if (Number.isNaN(code)) return NAMED[name.toLowerCase()] ?? '';
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
    })
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}
