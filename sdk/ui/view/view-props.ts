/** Common props of all views, from the component in a page and from `firstProps` on a server. */
import type { Translate } from '../../lobby/types.ts';
import type { CSSProperties, ReactNode } from '../dialect.ts';
import type { PartOf } from './part-names.ts';

/** Places of a widget that a host may replace. */
export type PlaceName = 'heading' | 'empty' | 'logo';

export interface ViewProps<State, Actions> {
  readonly state: State;
  readonly actions: Actions;
  readonly text: Translate;
  readonly theme: string;
  /** URL of the gateway, the base of relative URLs. */
  readonly base: string;
  readonly part: PartOf;
  /** Loads the stylesheets of a lazy part. */
  readonly prepare: (part?: string) => Promise<void>;
  /** Wraps content that a host may replace: with a slot, or with the host's node. */
  readonly place: (name: PlaceName, ours: ReactNode) => ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
}
