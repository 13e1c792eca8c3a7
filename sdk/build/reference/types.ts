/**
 * Types of the reference, which describes the kit's public API. Tables, manifest and documentation pages are generated
 * from it.
 */

export interface AttributeReference {
  /** Attribute name: `prize-mode`. */
  readonly name: string;
  /** Name of the element's property and of the component's prop: `prizeMode`. */
  readonly property: string;
  readonly kind: 'text' | 'choice' | 'number' | 'flag';
  /** Allowed values of an attribute of kind `choice`. */
  readonly values?: readonly string[];
  /** Minimum and maximum of a number, both inclusive. */
  readonly min?: number;
  readonly max?: number;
  /** TypeScript type of the property: `'light' | 'dark'`. */
  readonly type: string;
  /**
   * Default: a value (`all`, `20`) or a description (`the lobby's theme`); null if there is none. Flags are absent by
   * default.
   */
  readonly default: string | null;
  /** True if the default is a value as it would be written in markup, false if it is a description. */
  readonly literal: boolean;
  readonly description: string;
  /** True for `lobby`, `lang` and `theme`, which all widgets have. */
  readonly common: boolean;
  /** True if the React component has the prop. False for `lobby` and `lang`, which its provider sets. */
  readonly prop: boolean;
}

export interface PropertyReference {
  readonly name: string;
  readonly type: string;
  readonly readonly: boolean;
  readonly description: string;
}

export interface EventReference {
  /** Name of the DOM event: `lobby-launch-request`. */
  readonly name: string;
  /** Name of the component's handler prop; null if it has none. */
  readonly prop: string | null;
  /** Names of the fields of `event.detail`, in order. */
  readonly keys: readonly string[];
  /** TypeScript type of `event.detail`. */
  readonly detail: string;
  /** True if `preventDefault()` prevents a default action. */
  readonly cancelable: boolean;
  readonly description: string;
}

export interface NamedReference {
  readonly name: string;
  readonly description: string;
}

export interface TokenReference {
  readonly name: string;
  /** CSS value in the light theme. */
  readonly default: string;
  /** CSS value in the dark theme, if it differs. */
  readonly dark?: string;
  readonly description: string;
  /**
   * True for the ten basic tokens, with which a host usually sets its palette. The others are derived from them or
   * optional.
   */
  readonly everyday: boolean;
}

export interface WidgetReference {
  /** Name of the widget's directory and entry point, and its name in `lobbykit.load`: `lottery-board`. */
  readonly name: string;
  readonly tag: string;
  /** Name of the custom element's class. */
  readonly className: string;
  /** Name of the React component. */
  readonly component: string;
  /** Title of the widget: `Lottery board`. */
  readonly title: string;
  readonly description: string;
  readonly attributes: readonly AttributeReference[];
  /** Properties of the element that have no attribute. */
  readonly properties: readonly PropertyReference[];
  readonly methods: readonly NamedReference[];
  readonly events: readonly EventReference[];
  readonly parts: readonly NamedReference[];
  readonly slots: readonly NamedReference[];
  /** Design tokens of this widget, each of which overrides a general token. */
  readonly tokens: readonly TokenReference[];
}

export interface Reference {
  readonly version: string;
  readonly widgets: readonly WidgetReference[];
  /** Design tokens that apply to all widgets. */
  readonly tokens: readonly TokenReference[];
}
