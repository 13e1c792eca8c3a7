/** Attributes of an element: parses attributes, and reflects properties to attributes. */
import { type AttributeRule, attributeName, defineProps, type PropTable } from '../../protocol/embed/define-props.ts';
import { type AttributeValue, allowedValues, parseAttribute } from '../../protocol/embed/parse-attribute.ts';

/**
 * State of a widget. `loading`: before the first data; `empty`: there are no data to show; `error`: the data failed to
 * load or an option is invalid.
 */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

export type { AttributeRule } from '../../protocol/embed/define-props.ts';

/** Validation rules by attribute name. */
export type AttributeTable = Readonly<Record<string, AttributeRule>>;

/**
 * Attributes that all elements have and whose properties are special: `lang` is a property of HTML elements, and
 * `lobby` also accepts a lobby object.
 */
export const COMMON = defineProps({
  /**
   * Name of the lobby. The property also accepts a lobby object.
   * @default 'default'
   */
  lobby: { kind: 'text' },
  /**
   * Language code for this widget only.
   * @default the lobby's language
   */
  lang: { kind: 'text' },
});

/** Attributes that all elements have, with ordinary properties, like those of a widget's prop table. */
export const THEME = defineProps({
  /**
   * Theme of this widget only.
   * @default the lobby's theme
   */
  theme: { kind: 'choice', values: ['light', 'dark'] },
});

export interface ReadAttributes {
  /** Values by property name. Missing and invalid values are omitted. */
  readonly values: Readonly<Record<string, AttributeValue>>;
  /** Messages about invalid values, each with the option, its value and the allowed values. */
  readonly problems: readonly string[];
}

/** Converts a prop table to validation rules by attribute name. */
export const attributesOf = (table: PropTable): AttributeTable =>
  Object.fromEntries(Object.entries(table).map(([property, rule]) => [attributeName(property), rule]));

/** Parses those attributes of `element` that the prop table contains. */
export function readAttributes(element: Element, table: PropTable): ReadAttributes {
  const values: Record<string, AttributeValue> = {};
  const problems: string[] = [];
  for (const [property, rule] of Object.entries(table)) {
    const name = attributeName(property);
    const text = element.getAttribute(name);
    if (text === null) continue;
    const value = parseAttribute(text, rule);
    if (value === undefined)
      problems.push(`<${element.localName}> ${name}="${text}"; allowed: ${allowedValues(rule)}.`);
    else values[property] = value;
  }
  return { values, problems };
}

/** Pattern of attributes that pages and frameworks may add to any tag, so that they are not reported as unknown. */
const FOREIGN = /^(class|style|is|part|exportparts|role|item.*|(data|aria|x|v|ng|hx|wire)-.*|on.*|.*[^a-z-].*)$/;

/** Returns the attributes of `element` that are neither in `names` nor defined for all HTML elements. */
export function unknownAttributes(element: Element, names: readonly string[]): readonly string[] {
  const unknown = element.getAttributeNames().filter(name => !names.includes(name) && !FOREIGN.test(name));
  if (unknown.length === 0) return unknown;
  const platform = new Set<string>();
  // Only properties of HTMLElement are added: the kit's properties in lower case would be misspelled attributes, such
  // as `gametype`.
  for (const property in HTMLElement.prototype) platform.add(property.toLowerCase());
  return unknown.filter(name => !platform.has(name));
}

/** Sets the attribute of a property. The values null, undefined and false remove the attribute. */
export function reflect(element: Element, attribute: string, value: unknown): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}
