/** The six widgets as the studio knows them: everything from the kit's own sources, but for one short line each. */
import { type AttributeReference, reference, type WidgetReference } from 'lobbykit:reference';
import type { PlaceholderWidget } from 'lobbykit/domain';

/** Tag without `lobby-`. */
export type WidgetName = PlaceholderWidget;

export type Attribute = AttributeReference;

export interface StudioWidget {
  readonly name: WidgetName;
  readonly title: string;
  /** One sentence for who chooses. */
  readonly texts: string;
  /** Name of the React component. */
  readonly component: string;
  /** By name, but for `lobby`, `lang` and `theme`, which the whole page has once. */
  readonly attributes: Readonly<Record<string, Attribute>>;
}

const TEXTS: Readonly<Record<WidgetName, string>> = {
  'lottery-board': 'Draws, countdowns and results that arrive as they are drawn.',
  'game-grid': 'Thousands of games with search, filter and favorites.',
  'winner-board': 'The latest wins, moving like a departure board.',
  'login-modal': 'Signing in without leaving your page. It waits until it is asked for.',
  'service-widget': 'Chat, channels and help behind one floating button.',
  'download-bar': 'One line that offers the app, with the way to install it.',
};

const namesOf = (record: typeof TEXTS) => Object.keys(record) as readonly WidgetName[];

function made(name: WidgetName): StudioWidget {
  const { title, component, attributes } = reference.widgets.find(widget => widget.name === name) as WidgetReference;
  const own = attributes.filter(attribute => !attribute.common).map(attribute => [attribute.name, attribute] as const);
  return { name, title, texts: TEXTS[name], component, attributes: Object.fromEntries(own) };
}

export const WIDGETS: readonly StudioWidget[] = namesOf(TEXTS).map(made);

const FIRST = WIDGETS[0] as StudioWidget;

/** The widget of that name; the first one for a name that is none. */
export const widgetOf = (name: string): StudioWidget => WIDGETS.find(widget => widget.name === name) ?? FIRST;
