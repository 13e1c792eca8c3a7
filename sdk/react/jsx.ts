/**
 * Types of `lobby-*` tags in the JSX of React 19. Attributes are written as in markup, events as `on` plus the event
 * name: `onlobby-launch-request`. Part of `lobbykit/react`, because the entries of elements are typed for pages without
 * React.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributesOf, HandlersOf, TagName, Tags } from '../frameworks/tags.ts';

export type LobbyTags = {
  [Name in TagName]: DetailedHTMLProps<HTMLAttributes<Tags[Name]['element']>, Tags[Name]['element']> &
    AttributesOf<Name> &
    HandlersOf<Name, 'on'>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends LobbyTags {}
  }
}
