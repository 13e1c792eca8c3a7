/** Attributes of an element as a table: how each is read, written as a property, and what it allows. */

/** `data-state`: loading until the first data; empty and error as the model says; error too for wrong options. */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

export type AttributeRule =
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /** Present is true, absent false, as with `disabled`; so is the text "false", which frameworks write for a false value. */
  | { readonly kind: 'flag' };

/** Attribute name -> rule. The property is the same name in camel case. */
export type AttributeTable = Readonly<Record<string, AttributeRule>>;

/** Attributes of every element whose properties are no plain copies: `lang` is the platform's own, `lobby` takes a lobby too. */
export const COMMON: AttributeTable = {
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
};

/** Attributes of every element whose properties are made by `declareProperties`, as those of its own table. */
export const THEME: AttributeTable = {
  /**
   * Colours of this widget only.
   * @default the lobby's
   */
  theme: { kind: 'choice', values: ['light', 'dark'] },
};

export type AttributeValue = string | number | boolean;

export interface ReadAttributes {
  /** Values by property name; what is absent or wrong is left out. */
  readonly values: Readonly<Record<string, AttributeValue>>;
  /** One sentence per wrong value: option, value and what is allowed. */
  readonly problems: readonly string[];
}

/** `prize-mode` -> `prizeMode`. */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Reads every attribute of the table from `element`. */
export function readAttributes(element: Element, table: AttributeTable): ReadAttributes {
  const values: Record<string, AttributeValue> = {};
  const problems: string[] = [];
  for (const [name, rule] of Object.entries(table)) {
    const text = element.getAttribute(name);
    if (text === null) continue;
    const value = parseAttribute(text, rule);
    if (value === undefined)
      problems.push(`<${element.localName}> ${name}="${text}"; allowed: ${allowedValues(rule)}.`);
    else values[propertyName(name)] = value;
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
