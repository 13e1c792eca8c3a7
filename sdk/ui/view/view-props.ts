/** Props that all views have. They are from the component in a page, or from `firstProps` on a server. */
import type { Translate } from '../../lobby/types.ts';
import type { CSSProperties, ReactNode } from '../dialect.ts';
import type { PartOf } from './part-names.ts';

/** Names of content that the host may replace. */
export type PlaceName = 'heading' | 'empty' | 'logo';

export interface ViewProps<State, Actions> {
  readonly state: State;
  readonly actions: Actions;
  readonly text: Translate;
  readonly theme: string;
  /** URL of the gateway, against which relative URLs are resolved. */
  readonly base: string;
  readonly part: PartOf;
  /** Loads the stylesheets of a part that the first paint does not need. */
  readonly prepare: (part?: string) => Promise<void>;
  /** Wraps content that the host may replace: by a slot in a custom element, by a node in React. */
  readonly place: (name: PlaceName, ours: ReactNode) => ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
}
