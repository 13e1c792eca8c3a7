/** The code a reader copies: a tag with its attributes, and the same as a React component. */

/** Attribute name -> value, as in markup; a flag has an empty text. */
export type Attributes = Readonly<Record<string, string>>;

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** `<lobby-x limit="4" still></lobby-x>`. */
export function tagMarkup(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`,
  );
  return `<${tag}${written.join('')}></${tag}>`;
}

/** What the React component takes of the attributes, and as what. */
export interface Prop {
  readonly name: string;
  readonly property: string;
  readonly kind: 'text' | 'choice' | 'number' | 'flag';
  readonly prop: boolean;
}

/** `<LotteryBoard limit={4} noHistory />`; attributes that are no props are left out. */
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
