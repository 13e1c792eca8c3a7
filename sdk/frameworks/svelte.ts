/**
 * Entry point `lobbykit/svelte`: types of `lobby-*` tags in the markup of Svelte 5. Attributes are written as in HTML,
 * events as `onlobby-draw`, and `bind:this` has the type of the element's class. The entry point contains no code.
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { AttributesOf, HandlersOf, TagName, Tags } from './tags.ts';

export type LobbyTags = {
  [Name in TagName]: HTMLAttributes<Tags[Name]['element']> & AttributesOf<Name> & HandlersOf<Name, 'on'>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends LobbyTags {}
}
