/** Warns on the console, once, of an attribute that the kit does not know: most often it is misspelt. */

import { hasTexts } from '../../i18n/translate.ts';
import type { Lobby } from '../../lobby/types.ts';
import { warnOnce } from '../../lobby/warn.ts';

/** Marks that pages and frameworks put on any tag: not misspelt, but none of ours. */
const FOREIGN = /^(class|style|is|part|exportparts|role|item.*|(data|aria|x|v|ng|hx|wire)-.*|on.*|.*[^a-z-].*)$/;

/** Attributes of `element` that are neither among `names` nor the platform's, by which any tag may be marked. */
function unknownAttributes(element: Element, names: readonly string[]): readonly string[] {
  const unknown = element.getAttributeNames().filter(name => !names.includes(name) && !FOREIGN.test(name));
  if (unknown.length === 0) return unknown;
  const platform = new Set<string>();
  for (const property in element) platform.add(property.toLowerCase());
  return unknown.filter(name => !platform.has(name));
}

/** @param names of the attributes that `element` has */
export function warnUnknownAttributes(
  element: Element,
  names: readonly string[],
  { config }: Pick<Lobby, 'config'>,
): void {
  for (const name of unknownAttributes(element, names)) {
    warnOnce(`<${element.localName}> has no attribute "${name}"; allowed: ${names.join(', ')}.`);
  }
  const code = element.getAttribute('lang')?.toUpperCase();
  if (code && !hasTexts(code, config.texts)) {
    warnOnce(`<${element.localName}> lang="${code}": there are no texts in this language, so they are English.`);
  }
}
