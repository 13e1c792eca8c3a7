/** Attributes of an element: how each is read, and how a property is written to it. */
import { type AttributeRule, attributeName, defineProps, type PropTable } from '../../protocol/embed/define-props.ts';

/** `data-state`: loading until the first data; empty and error as the model says; error too for wrong options. */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

export type { AttributeRule } from '../../protocol/embed/define-props.ts';

/** Attribute name -> rule. */
export type AttributeTable = Readonly<Record<string, AttributeRule>>;

/** Attributes of every element whose properties are no plain copies: `lang` is the platform's own, `lobby` takes a lobby too. */
export const COMMON = defineProps({
  /**
   * Name of the lobby it belongs to; as a property also the lobby itself.
   * @default 'default'
   */
  lobby: { kind: 'text' },
  /**
   * Language of this widget only, by its code.
   * @default the lobby's
   */
  lang: { kind: 'text' },
});

/** Attributes of every element whose properties are made by `declareProperties`, as those of its own table. */
export const THEME = defineProps({
  /**
   * Colors of this widget only.
   * @default the lobby's
   */
  theme: { kind: 'choice', values: ['light', 'dark'] },
});

export type AttributeValue = string | number | boolean;

export interface ReadAttributes {
  /** Values by property name; what is absent or wrong is left out. */
  readonly values: Readonly<Record<string, AttributeValue>>;
  /** One sentence per wrong value: option, value and what is allowed. */
  readonly problems: readonly string[];
}

/** The rules of a table of props by the names of its attributes. */
export const attributesOf = (table: PropTable): AttributeTable =>
  Object.fromEntries(Object.entries(table).map(([property, rule]) => [attributeName(property), rule]));

/** Reads the attribute of every prop of the table from `element`. */
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

/** Writes a property back to its attribute: null, undefined and false take it away. */
export function reflect(element: Element, attribute: string, value: unknown): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}

/** The value that `text` stands for; undefined when the rule does not admit it. */
export function parseAttribute(text: string, rule: AttributeRule): AttributeValue | undefined {
  switch (rule.kind) {
    case 'text':
      return text;
    case 'flag':
      return text !== 'false';
    case 'choice':
      return rule.values.includes(text) ? text : undefined;
    case 'number': {
      const number = Number(text);
      return text.trim() !== '' && Number.isInteger(number) && number >= rule.min && number <= rule.max
        ? number
        : undefined;
    }
  }
}

/** The values that a rule admits, as the end of a sentence. */
export function allowedValues(rule: AttributeRule): string {
  if (rule.kind === 'choice') return rule.values.join(', ');
  if (rule.kind === 'number') return `a whole number from ${rule.min} to ${rule.max}`;
  return 'another value';
}
