/**
 * Entry point `lobbykit/vue`: types of `lobby-*` tags in the templates of Vue 3. Props are written in kebab or camel
 * case, events as `@lobby-draw`, and a template ref has the type of the element's class. The entry point contains no
 * code.
 */
import type { HTMLAttributes, ReservedProps } from 'vue';
import type { MarkupValue, Pascal, TagName, Tags } from './tags.ts';

type Props<Name extends TagName> = {
  [Prop in keyof Tags[Name]['props']]: MarkupValue<Tags[Name]['props'][Prop]>;
};

/** Types of the listeners. Vue interprets the prop `onLobbyDraw` as a listener of `lobby-draw`. */
type Listeners<Events> = {
  [Name in keyof Events as `onLobby${Pascal<Name & string>}`]?: (event: Events[Name]) => void;
};

/** Types of the tags as Vue components: Vue reads props and listeners from `$props`, and a ref is the instance. */
export type LobbyTags = {
  [Name in TagName]: new () => Tags[Name]['element'] & {
    $props: HTMLAttributes & ReservedProps & Props<Name> & Listeners<Tags[Name]['events']>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends LobbyTags {}
  interface HTMLAttributes {
    /** Attribute `slot` of the children of a custom element, which Vue's types do not declare. */
    slot?: string;
  }
}
