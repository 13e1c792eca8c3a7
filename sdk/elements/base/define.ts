/**
 * Registers custom elements. The first copy of the kit on a page defines the tag, and a copy with another version logs
 * a warning.
 */
import { warnOnce } from '../../lobby/warn.ts';
import type { LobbyElement } from './lobby-element.ts';
import { declareProperties } from './properties.ts';

type ElementClass = CustomElementConstructor & Pick<typeof LobbyElement, 'version' | 'ownProps'>;

/**
 * Defines `tag`, unless it is already defined; does nothing on a server. If a copy of another version or another script
 * has defined the tag, logs one warning per copy (S26).
 */
export function define(tag: string, element: ElementClass): void {
  if (typeof customElements === 'undefined') return;
  const present = customElements.get(tag) as Partial<ElementClass> | undefined;
  if (!present) {
    declareProperties(element.prototype, element.ownProps);
    customElements.define(tag, element);
  } else if (!present.version) {
    warnOnce(`<${tag}> shows no widget: another script has defined the element.`);
  } else if (present.version !== element.version) {
    warnOnce(`version ${element.version} is ignored: version ${present.version} has already defined the tags.`);
  }
}
