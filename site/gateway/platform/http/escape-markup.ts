/** Text that may stand in markup: of a name nothing becomes an element, an attribute or an entity. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters, half pairs and what is no character: XML admits none of them, however they are written. */
const FORBIDDEN = /\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** The same where lines and tabs of a text stay: between tags and in attributes of HTML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? '');

export const escapeText = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));
