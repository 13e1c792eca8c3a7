/** Escapes text for XML and HTML, so that a name cannot create elements, attributes or entities. */
import { escapeMarkup } from 'lobbykit/domain';

/** Control characters, lone surrogates and noncharacters: XML forbids them even if escaped. */
const FORBIDDEN = /\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

export const escapeText = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));
