/**
 * Entry point `lobbykit/solid`: types of `lobby-*` tags in Solid's JSX. Attributes are written as in HTML, events as
 * `on:lobby-draw`, and `ref` has the type of the element's class. The entry point contains no code.
 */
import type { JSX } from 'solid-js';
import type { AttributesOf, HandlersOf, TagName, Tags } from './tags.ts';

export type LobbyTags = {
  [Name in TagName]: JSX.HTMLAttributes<Tags[Name]['element']> & AttributesOf<Name> & HandlersOf<Name, 'on:'>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends LobbyTags {}
  }
}
