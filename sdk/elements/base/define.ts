/** Registration of tags: the first copy on a page is used; a copy of another version logs one warning. */
import type { LobbyElement } from './lobby-element.ts';
import { declareProperties } from './properties.ts';

type ElementClass = CustomElementConstructor & Pick<typeof LobbyElement, 'version' | 'ownProps'>;

let reported = false;

/**
 * Defines `tag` unless already defined. A second copy of another version does not redefine the tag and warns, once per
 * copy (S26). Does nothing on a server.
 */
export function define(tag: string, element: ElementClass): void {
  if (typeof customElements === 'undefined') return;
  const present = customElements.get(tag) as Partial<ElementClass> | undefined;
  if (!present) {
    declareProperties(element.prototype, element.ownProps);
    customElements.define(tag, element);
  } else if (present !== element && present.version !== element.version && !reported) {
    reported = true;
    console.warn(
      `lobbykit ${element.version}: <${tag}> is already defined by version ${present.version ?? 'unknown'}, which stays in use.`,
    );
  }
}
