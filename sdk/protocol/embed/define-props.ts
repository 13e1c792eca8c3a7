/**
 * Declaration of a widget's attributes in one table, which contains their validation rules. The types of model
 * parameters, element properties and component props are derived from the table, and so are documentation, editor data
 * and JSX types.
 */

/** Validation rule of an attribute: the values that it accepts. */
export type AttributeRule =
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /**
   * Boolean attribute: true if present, as with `disabled`. The text "false" also means false, because some frameworks
   * write it for a false value. `isState`: the attribute sets only the initial value, and the property reflects the
   * current state.
   */
  | { readonly kind: 'flag'; readonly isState?: true };

/** Rules by property name. The attribute has the same name in kebab case. */
export type PropTable = Readonly<Record<string, AttributeRule>>;

type ValueOf<Rule> = Rule extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
  ? Value
  : Rule extends { readonly kind: 'number' }
    ? number
    : Rule extends { readonly kind: 'flag' }
      ? boolean
      : string;

/** Parameters of a model, and props of a component or a view. */
export type PropsOf<Table> = { readonly [Name in keyof Table]?: ValueOf<Table[Name]> };

/**
 * Properties of an element: flags are booleans, and other properties are null if the attribute is missing or invalid.
 */
export type ElementPropsOf<Table> = {
  -readonly [Name in keyof Table]: ValueOf<Table[Name]> extends boolean ? boolean : ValueOf<Table[Name]> | null;
};

/** Type of an attribute's name: `prizeMode` -> `prize-mode`. */
export type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : Name;

/**
 * Declares the props of a widget. The doc comment of a row is its public documentation, and `@default` is its default
 * value.
 */
export const defineProps = <const Table extends PropTable>(table: Table): Table => table;

/** Returns those of a component's props that are declared in `table`. */
export const pickProps = <Table extends PropTable>(table: Table, from: PropsOf<Table>): PropsOf<Table> =>
  Object.fromEntries(Object.keys(table).map(name => [name, from[name]])) as PropsOf<Table>;

/** Returns the name of a property's attribute: `prizeMode` -> `prize-mode`. */
export const attributeName = (property: string): string => property.replace(/[A-Z]/g, '-$&').toLowerCase();
