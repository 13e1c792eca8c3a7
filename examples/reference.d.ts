/**
 * Reference of the widgets, extracted from the sources. `sdk/build/reference` generates it when the examples are built.
 */
declare module 'lobbykit:reference' {
  export type {
    AttributeReference,
    EventReference,
    NamedReference,
    Reference,
    TokenReference,
    WidgetReference,
  } from '../sdk/build/reference/types.ts';
  export const reference: import('../sdk/build/reference/types.ts').Reference;
}

/** Search index of the documentation; `examples/build/docs-pages.ts` generates it when the examples are built. */
declare module 'lobbykit:docs-search' {
  /** MiniSearch index as JSON. */
  export const index: string;
  /** Options with which the MiniSearch index was created. Loading the index requires the same options. */
  export const options: import('minisearch').Options;
}
