/** What the code says about the kit's public surface: the nouns that tables, manifest and documentation pages are made from. */

export interface AttributeReference {
  /** As in markup: `prize-mode`. */
  readonly name: string;
  /** Of the element, and the prop of the component: `prizeMode`. */
  readonly property: string;
  readonly kind: 'text' | 'choice' | 'number' | 'flag';
  /** What a choice admits. */
  readonly values?: readonly string[];
  /** Bounds of a number, both allowed. */
  readonly min?: number;
  readonly max?: number;
  /** TypeScript: `'light' | 'dark'`. */
  readonly type: string;
  /** A value (`all`, `20`) or words (`the lobby's`); null where there is none. Flags are absent by default. */
  readonly default: string | null;
  /** Whether the default is a value, as one would write it in markup. */
  readonly literal: boolean;
  readonly description: string;
  /** `lobby`, `lang` and `theme`, which every widget has. */
  readonly common: boolean;
  /** Whether the React component has it as a prop; `lobby` and `lang` come from its provider. */
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
  /** React prop of the component, null where it has none. */
  readonly prop: string | null;
  /** Keys of the detail, in order. */
  readonly keys: readonly string[];
  /** TypeScript of the detail. */
  readonly detail: string;
  /** `preventDefault()` keeps the kit from its default. */
  readonly cancelable: boolean;
  readonly description: string;
}

export interface NamedReference {
  readonly name: string;
  readonly description: string;
}

export interface TokenReference {
  readonly name: string;
  /** CSS of the light theme. */
  readonly default: string;
  /** Where the dark theme has another. */
  readonly dark?: string;
  readonly description: string;
  /** One of the ten a palette begins with; the rest follow or are for the thorough. */
  readonly everyday: boolean;
}

export interface WidgetReference {
  /** Folder, entry and name for `lobbykit.load`: `lottery-board`. */
  readonly name: string;
  readonly tag: string;
  /** Of the custom element. */
  readonly className: string;
  /** Of React. */
  readonly component: string;
  /** In words: `Lottery board`. */
  readonly title: string;
  readonly description: string;
  readonly attributes: readonly AttributeReference[];
  /** Besides those that are attributes. */
  readonly properties: readonly PropertyReference[];
  readonly methods: readonly NamedReference[];
  readonly events: readonly EventReference[];
  readonly parts: readonly NamedReference[];
  readonly slots: readonly NamedReference[];
  /** Own tokens, each of which beats the general one. */
  readonly tokens: readonly TokenReference[];
}

export interface Reference {
  readonly version: string;
  readonly widgets: readonly WidgetReference[];
  /** Tokens of every widget. */
  readonly tokens: readonly TokenReference[];
}
