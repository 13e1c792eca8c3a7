/**
 * Entry `lobbykit/solid`: types of `lobby-*` tags in the JSX of Solid. Attributes are written as in markup, events as
 * `on:lobby-draw`, and `ref` has the class of the element. The entry contains no code.
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
