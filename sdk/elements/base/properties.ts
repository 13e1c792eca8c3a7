/** Defines the properties of an element, which reflect its attributes. */
import { type AttributeRule, attributeName, type PropTable } from '../../protocol/embed/define-props.ts';
import { type AttributeValue, parseAttribute } from '../../protocol/embed/parse-attribute.ts';
import { reflect } from './attributes.ts';

/** Element whose boolean properties can change without their attributes. */
interface WithFlags {
  flag(name: string): boolean | undefined;
  setFlag(name: string, value: boolean): void;
}

/** Defines an accessor on `prototype` for each prop of the table. */
export function declareProperties(prototype: HTMLElement, table: PropTable): void {
  for (const [name, rule] of Object.entries(table)) {
    const attribute = attributeName(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement & WithFlags) {
        return (isState(rule) ? this.flag(name) : undefined) ?? propertyValue(this, attribute, rule);
      },
      set(this: HTMLElement & WithFlags, value: unknown) {
        if (isState(rule)) this.setFlag(name, Boolean(value));
        else reflect(this, attribute, value);
      },
    });
  }
}

const isState = (rule: AttributeRule) => rule.kind === 'flag' && rule.isState;

/**
 * Applies properties that were set before the tag was defined. They are own properties that hide the accessors, so they
 * are deleted and set again.
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

/** Returns the value of a property from its attribute. Flags are booleans, and a missing or invalid value is null. */
function propertyValue(element: Element, attribute: string, rule: AttributeRule): AttributeValue | null {
  const text = element.getAttribute(attribute);
  if (text === null) return rule.kind === 'flag' ? false : null;
  return parseAttribute(text, rule) ?? null;
}
