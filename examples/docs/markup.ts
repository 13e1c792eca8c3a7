/** Code to copy: an element with its attributes, and the equivalent React component. */

/** Attribute values by name, as in markup; '' for a flag. */
export type Attributes = Readonly<Record<string, string>>;

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Element markup: `<lobby-x limit="4" still></lobby-x>`. */
export function tagMarkup(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`,
  );
  return `<${tag}${written.join('')}></${tag}>`;
}

/** Prop of the React component, and its type. */
export interface Prop {
  readonly name: string;
  readonly property: string;
  readonly kind: 'text' | 'choice' | 'number' | 'flag';
  readonly prop: boolean;
}

/** React markup: `<LotteryBoard limit={4} noHistory />`; attributes without a prop are omitted. */
export function reactMarkup(component: string, props: readonly Prop[], attributes: Attributes): string {
  const written = props
    .filter(({ name, prop }) => prop && name in attributes)
    .map(({ name, property, kind }) => {
      if (kind === 'flag') return ` ${property}`;
      return kind === 'number'
        ? ` ${property}={${attributes[name]}}`
        : ` ${property}=${JSON.stringify(attributes[name])}`;
    });
  return `<${component}${written.join('')} />`;
}
