/** What the sources say about the widgets: made by `tools/reference` when the examples are built. */
declare module 'lobbykit:reference' {
  export type {
    AttributeReference,
    EventReference,
    NamedReference,
    Reference,
    TokenReference,
    WidgetReference,
  } from '../tools/reference/types.ts';
  export const reference: import('../tools/reference/types.ts').Reference;
}
