/** Registration of tags: the first copy on a page is used; a copy of another version logs one warning. */
import { warnOnce } from '../../lobby/warn.ts';
import type { LobbyElement } from './lobby-element.ts';
import { declareProperties } from './properties.ts';

type ElementClass = CustomElementConstructor & Pick<typeof LobbyElement, 'version' | 'ownProps'>;

/**
 * Defines `tag` unless already defined. A second copy of another version does not redefine the tag and warns, once per
 * copy (S26), as it does for a tag that another script has defined. Does nothing on a server.
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
