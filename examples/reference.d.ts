/** What the sources say about the widgets: made by `sdk/build/reference` when the examples are built. */
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
