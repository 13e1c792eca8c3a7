/**
 * Types of `lobby-*` tags in the JSX of React 19. Attributes are written as in HTML, events as `on` plus the event
 * name: `onlobby-launch-request`. The types are part of `lobbykit/react`, because the entry points of the elements must
 * also work in pages without React.
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
