/** Escapes text for markup, so that a name cannot create elements, attributes or entities. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters, lone surrogates and noncharacters: XML forbids them even if escaped. */
const FORBIDDEN = /\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** As `escapeText`, but keeps line breaks and tabs: for text and attributes in HTML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? '');

export const escapeText = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));
