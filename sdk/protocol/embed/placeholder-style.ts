/** Style rules with the heights of `placeholder-height.ts`: for the tag of a snippet, or for all tags. */

import { times } from '../times.ts';
import {
  PLACEHOLDER_HEIGHTS,
  PLACEHOLDER_WIDE_FROM,
  type PlaceholderHeight,
  type PlaceholderWidget,
  type TagAttributes,
} from './placeholder-height.ts';

/**
 * Selector of a tag whose code or first data have not loaded. An element that is defined but has no data renders
 * nothing.
 */
const WAITING = ':is(:not(:defined), :state(loading), [data-state="loading"])';
/**
 * Selector of a tag with the layout "full", also after loading. This layout renders its first rows later, so its
 * placeholder height remains.
 */
const STAYING = `:is(
  :not(:defined),
  :state(loading),
  :state(ready),
  [data-state="loading"],
  [data-state="ready"]
)`;

/** Formats a length in px or in the widget's unit `--lobby-px`, which a page may change. */
type Length = (px: number) => string;
const plain: Length = px => `${px}px`;
const scaled: Length = px => `calc(${px} * var(--lobby-px, 1px))`;

function rules(selector: string, { narrow, wide }: PlaceholderHeight, length: Length, when = WAITING): string {
  const rule = `${selector}${when} {\n  display: block;\n  min-block-size: ${length(narrow)};\n}\n`;
  if (wide === narrow) return rule;
  return `${rule}@media (min-width: ${PLACEHOLDER_WIDE_FROM}px) {\n  ${selector}${when} {\n    min-block-size: ${length(wide)};\n  }\n}\n`;
}

/**
 * Returns style rules that reserve space for one tag while it loads: the content of the `<style>` element in a snippet.
 * Empty for a widget that floats above the page.
 * @throws RangeError for an unknown widget
 */
export function placeholderStyle(widget: PlaceholderWidget, attributes: TagAttributes = {}): string {
  if (!Object.hasOwn(PLACEHOLDER_HEIGHTS, widget)) throw new RangeError(`lobbykit: no widget is named "${widget}".`);
  const height = PLACEHOLDER_HEIGHTS[widget](attributes);
  return height.narrow > 0 ? rules(`lobby-${widget}`, height, plain, stateOf(attributes)) : '';
}

const stateOf = ({ layout }: TagAttributes) => (layout === 'full' ? STAYING : WAITING);

const upTo = (count: number, from = 1) => times(count, index => String(index + from));

/** Attributes that change the height of a widget. The first entry of each list is the tag without attributes. */
const KINDS: Readonly<Record<PlaceholderWidget, readonly TagAttributes[]>> = {
  'lottery-board': [
    {},
    ...upTo(5).map(limit => ({ limit })),
    { layout: 'rows' },
    ...upTo(11).map(limit => ({ limit, layout: 'rows' })),
    { layout: 'schedule' },
    { layout: 'full' },
    { layout: 'full', limit: '1' },
    { layout: 'full', limit: '2' },
  ],
  'game-grid': [{}],
  'winner-board': [{}, { still: '' }, ...upTo(5).map(limit => ({ limit }))],
  'download-bar': [{}],
  'login-modal': [{}],
  'service-widget': [{}],
};

const selectorOf = (widget: string, attributes: TagAttributes) =>
  `lobby-${widget}${Object.entries(attributes)
    .map(([name, value]) => (value ? `[${name}="${value}"]` : `[${name}]`))
    .join('')}`;

/** Returns the content of `lobbykit/undefined.css`, which reserves space for all tags until they have loaded. */
export function placeholderStylesheet(): string {
  const sheets = (Object.keys(KINDS) as PlaceholderWidget[]).flatMap(widget =>
    KINDS[widget].map(attributes => {
      const height = PLACEHOLDER_HEIGHTS[widget](attributes);
      const selector = selectorOf(widget, attributes);
      // A floating widget reserves no space. The children of its tag are hidden until the element is defined, except
      // prerendered content.
      if (height.narrow === 0) return `${selector}:not(:defined) > * {\n  display: none;\n}\n`;
      const shown = widget === 'download-bar' ? `${selector}:not([position="bottom"])` : selector;
      return rules(shown, height, scaled, stateOf(attributes));
    }),
  );
  return `/* Made from sdk/protocol/embed/placeholder-height.ts: room for a tag while it loads, so that nothing below it jumps. Load or inline it in <head>. */\n${sheets.join('')}`;
}
