/** Six widgets that the studio offers, from the kit's reference, each with a short description. */
import { type AttributeReference, reference, type WidgetReference } from 'lobbykit:reference';
import type { PlaceholderWidget } from 'lobbykit/domain';

/** Tag of the widget without `lobby-`. */
export type WidgetName = PlaceholderWidget;

export type Attribute = AttributeReference;

export interface StudioWidget {
  readonly name: WidgetName;
  readonly title: string;
  /** Description of the widget in one sentence. */
  readonly texts: string;
  /** Name of the React component. */
  readonly component: string;
  /** Attributes of the widget by name, without `lobby`, `lang`, and `theme`, which apply to the whole page. */
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

function createWidget(name: WidgetName): StudioWidget {
  const { title, component, attributes } = reference.widgets.find(widget => widget.name === name) as WidgetReference;
  const own = attributes.filter(attribute => !attribute.common).map(attribute => [attribute.name, attribute] as const);
  return { name, title, texts: TEXTS[name], component, attributes: Object.fromEntries(own) };
}

export const WIDGETS: readonly StudioWidget[] = namesOf(TEXTS).map(createWidget);

const FIRST = WIDGETS[0] as StudioWidget;

/** Returns the widget with the given name; the first widget for an unknown name. */
export const widgetOf = (name: string): StudioWidget => WIDGETS.find(widget => widget.name === name) ?? FIRST;
