/** Types of the reference of the kit's public API, the source of tables, manifest and documentation pages. */

export interface AttributeReference {
  /** Attribute name: `prize-mode`. */
  readonly name: string;
  /** Property of the element and prop of the component: `prizeMode`. */
  readonly property: string;
  readonly kind: 'text' | 'choice' | 'number' | 'flag';
  /** Allowed values of an attribute of kind `choice`. */
  readonly values?: readonly string[];
  /** Inclusive bounds of a number. */
  readonly min?: number;
  readonly max?: number;
  /** TypeScript type: `'light' | 'dark'`. */
  readonly type: string;
  /** A value (`all`, `20`) or a text (`the lobby's`); null if none. Flags are absent by default. */
  readonly default: string | null;
  /** The default is a value as in markup. */
  readonly literal: boolean;
  readonly description: string;
  /** `lobby`, `lang` and `theme`, common to all widgets. */
  readonly common: boolean;
  /** The React component has the prop; `lobby` and `lang` are set by its provider. */
  readonly prop: boolean;
}

export interface PropertyReference {
  readonly name: string;
  readonly type: string;
  readonly readonly: boolean;
  readonly description: string;
}

export interface EventReference {
  /** DOM name: `lobby-launch-request`. */
  readonly name: string;
  /** React prop of the component, null if none. */
  readonly prop: string | null;
  /** Keys of the detail, in order. */
  readonly keys: readonly string[];
  /** TypeScript type of the detail. */
  readonly detail: string;
  /** `preventDefault()` prevents the default action. */
  readonly cancelable: boolean;
  readonly description: string;
}

export interface NamedReference {
  readonly name: string;
  readonly description: string;
}

export interface TokenReference {
  readonly name: string;
  /** CSS value of the light theme. */
  readonly default: string;
  /** CSS value of the dark theme, if different. */
  readonly dark?: string;
  readonly description: string;
  /** One of the ten basic tokens of a palette; the others are derived or optional. */
  readonly everyday: boolean;
}

export interface WidgetReference {
  /** Directory, entry and name for `lobbykit.load`: `lottery-board`. */
  readonly name: string;
  readonly tag: string;
  /** Class of the custom element. */
  readonly className: string;
  /** React component. */
  readonly component: string;
  /** Title: `Lottery board`. */
  readonly title: string;
  readonly description: string;
  readonly attributes: readonly AttributeReference[];
  /** Properties without an attribute. */
  readonly properties: readonly PropertyReference[];
  readonly methods: readonly NamedReference[];
  readonly events: readonly EventReference[];
  readonly parts: readonly NamedReference[];
  readonly slots: readonly NamedReference[];
  /** Widget-specific tokens, each overriding the general one. */
  readonly tokens: readonly TokenReference[];
}

export interface Reference {
  readonly version: string;
  readonly widgets: readonly WidgetReference[];
  /** Tokens of every widget. */
  readonly tokens: readonly TokenReference[];
}
