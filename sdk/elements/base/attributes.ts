/** Attributes of an element: parsing and reflection of properties. */
import { type AttributeRule, attributeName, defineProps, type PropTable } from '../../protocol/embed/define-props.ts';
import { type AttributeValue, allowedValues, parseAttribute } from '../../protocol/embed/parse-attribute.ts';

/** State of a widget: loading until the first data; empty and error from the model; error also for invalid options. */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

export type { AttributeRule } from '../../protocol/embed/define-props.ts';

/** Rules by attribute name. */
export type AttributeTable = Readonly<Record<string, AttributeRule>>;

/** Common attributes with custom properties: `lang` is a platform attribute, `lobby` also accepts a lobby object. */
export const COMMON = defineProps({
  /**
   * Name of the lobby; the property also accepts a lobby object.
   * @default 'default'
   */
  lobby: { kind: 'text' },
  /**
   * Language of this widget only, as a code.
   * @default the lobby's
   */
  lang: { kind: 'text' },
});

/** Common attributes with properties from `declareProperties`, like those of a widget's table. */
export const THEME = defineProps({
  /**
   * Colors of this widget only.
   * @default the lobby's
   */
  theme: { kind: 'choice', values: ['light', 'dark'] },
});

export interface ReadAttributes {
  /** Values by property name; absent and invalid values are omitted. */
  readonly values: Readonly<Record<string, AttributeValue>>;
  /** One message per invalid value: option, value and allowed values. */
  readonly problems: readonly string[];
}

/** Converts a table of props to attribute rules, by attribute name. */
export const attributesOf = (table: PropTable): AttributeTable =>
  Object.fromEntries(Object.entries(table).map(([property, rule]) => [attributeName(property), rule]));

/** Parses the attributes of all props in the table from `element`. */
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

/** Attributes that pages and frameworks may add to any tag; they are not reported as unknown. */
const FOREIGN = /^(class|style|is|part|exportparts|role|item.*|(data|aria|x|v|ng|hx|wire)-.*|on.*|.*[^a-z-].*)$/;

/** Returns the attributes of `element` that are neither in `names` nor platform attributes. */
export function unknownAttributes(element: Element, names: readonly string[]): readonly string[] {
  const unknown = element.getAttributeNames().filter(name => !names.includes(name) && !FOREIGN.test(name));
  if (unknown.length === 0) return unknown;
  const platform = new Set<string>();
  // Without the properties of the kit, whose names in lower case are misspelled attributes: `gametype`.
  for (const property in HTMLElement.prototype) platform.add(property.toLowerCase());
  return unknown.filter(name => !platform.has(name));
}

/** Reflects a property to its attribute: null, undefined and false remove the attribute. */
export function reflect(element: Element, attribute: string, value: unknown): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}
