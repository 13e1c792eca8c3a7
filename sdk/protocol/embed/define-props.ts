/**
 * Declaration of a widget's attributes in one table: value rules, and the derived types of params, element properties
 * and component props. Documentation, editor data and JSX types are generated from the table.
 */

/** Values accepted by an attribute. */
export type AttributeRule =
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /**
   * Boolean attribute: present means true and absent means false, as with `disabled`. The text "false" also means
   * false, because some frameworks write it for a false value. `isState`: the property is the current state, which the
   * attribute starts but does not follow.
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

/** Params of a model and props of a component or a view. */
export type PropsOf<Table> = { readonly [Name in keyof Table]?: ValueOf<Table[Name]> };

/** Properties of an element: flags are booleans, other properties are null if the attribute is missing or invalid. */
export type ElementPropsOf<Table> = {
  -readonly [Name in keyof Table]: ValueOf<Table[Name]> extends boolean ? boolean : ValueOf<Table[Name]> | null;
};

/** `prizeMode` -> `prize-mode`. */
export type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : Name;

/** Declares the props of a widget. The doc comment of a row is its documentation, and `@default` its default. */
export const defineProps = <const Table extends PropTable>(table: Table): Table => table;

/** Picks the props of `table` from those of a component. */
export const pickProps = <Table extends PropTable>(table: Table, from: PropsOf<Table>): PropsOf<Table> =>
  Object.fromEntries(Object.keys(table).map(name => [name, from[name]])) as PropsOf<Table>;

/** `prizeMode` -> `prize-mode`. */
export const attributeName = (property: string): string => property.replace(/[A-Z]/g, '-$&').toLowerCase();
