/** Text that becomes markup: of a value nothing can turn into an element, an attribute or an entity. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? '');

/** Attributes as they stand in a tag, each with a space before it; names must be known ones. */
export const attributesMarkup = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`))
    .join('');

/**
 * The same markup without its `style` attributes, which a strict policy refuses and reports: sizes of placeholders and the
 * motion of the winners come with the script. In rendered markup a quote inside of text or a value is always an entity.
 */
export const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, '');
