/** Attributes as properties of the element: reading reads the attribute, writing writes it. */
import { type AttributeRule, attributeName, type PropTable } from '../../protocol/embed/define-props.ts';
import { type AttributeValue, parseAttribute, reflect } from './attributes.ts';

/** Gives the class behind `prototype` one accessor per prop of the table. */
export function declareProperties(prototype: HTMLElement, table: PropTable): void {
  for (const [name, rule] of Object.entries(table)) {
    const attribute = attributeName(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return propertyValue(this, attribute, rule);
      },
      set(this: HTMLElement, value: unknown) {
        reflect(this, attribute, value);
      },
    });
  }
}

/**
 * Properties that were set before the tag was defined sit on the object itself and hide the accessors: they are taken
 * off and set again, through those.
 */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  const own = element as unknown as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}

/** Value of a property as its attribute says it: flags are booleans, a missing or wrong value is null. */
function propertyValue(element: Element, attribute: string, rule: AttributeRule): AttributeValue | null {
  const text = element.getAttribute(attribute);
  if (text === null) return rule.kind === 'flag' ? false : null;
  return parseAttribute(text, rule) ?? null;
}
