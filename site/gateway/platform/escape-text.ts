/** Escapes text for XML and HTML, so that a name cannot contain elements, attributes or entities. */
import { escapeMarkup } from 'lobbykit/domain';

/** Matches control characters, lone surrogates and noncharacters, which XML forbids even if they are escaped. */
const FORBIDDEN = /\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

export const escapeText = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));
