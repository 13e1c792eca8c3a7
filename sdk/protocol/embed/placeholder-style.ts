/** The heights of `reserved-height.ts` as style rules, for the head of a page: for one tag of a snippet, or for every tag. */

import { times } from '../times.ts';
import {
  PLACEHOLDER_HEIGHTS,
  PLACEHOLDER_WIDE_FROM,
  type PlaceholderHeight,
  type PlaceholderWidget,
  type TagAttributes,
} from './placeholder-height.ts';

/** Until the code of a tag has come, and until its first data have: an element that is defined first shows nothing. */
const WAITING = ':is(:not(:defined), [data-state="loading"])';
/** The layout "full" fills its first rows once they stand: the room stays. */
const STAYING = ':is(:not(:defined), [data-state="loading"], [data-state="ready"])';

/** px of the page's own, or of the widget's unit where a page may have set one (`--lobby-px`). */
type Length = (px: number) => string;
const plain: Length = px => `${px}px`;
const scaled: Length = px => `calc(${px} * var(--lobby-px, 1px))`;

function rules(selector: string, { narrow, wide }: PlaceholderHeight, length: Length, when = WAITING): string {
  const rule = `${selector}${when} {\n  display: block;\n  min-block-size: ${length(narrow)};\n}\n`;
  if (wide === narrow) return rule;
  return `${rule}@media (min-width: ${PLACEHOLDER_WIDE_FROM}px) {\n  ${selector}${when} {\n    min-block-size: ${length(wide)};\n  }\n}\n`;
}

/**
 * Style rules that keep the room of one tag free while it loads, for a `<style>` in the head of a copied snippet: the
 * text alone, without the tag. Empty for what floats above the page.
 * @throws RangeError for a widget that does not exist
 */
export function placeholderStyle(widget: PlaceholderWidget, attributes: TagAttributes = {}): string {
  if (!Object.hasOwn(PLACEHOLDER_HEIGHTS, widget)) throw new RangeError(`lobbykit: no widget is named "${widget}".`);
  const height = PLACEHOLDER_HEIGHTS[widget](attributes);
  return height.narrow > 0 ? rules(`lobby-${widget}`, height, plain, stateOf(attributes)) : '';
}

const stateOf = ({ layout }: TagAttributes) => (layout === 'full' ? STAYING : WAITING);

const upTo = (count: number, from = 1) => times(count, index => String(index + from));

/** Attributes by which the room of a widget differs, those of a bare tag first. */
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

/** The whole of `lobbykit/undefined.css`: room for every tag, whatever stands on the page. */
export function placeholderStylesheet(): string {
  const sheets = (Object.keys(KINDS) as PlaceholderWidget[]).flatMap(widget =>
    KINDS[widget].map(attributes => {
      const height = PLACEHOLDER_HEIGHTS[widget](attributes);
      const selector = selectorOf(widget, attributes);
      // A floating widget takes no room. Children of a tag are hidden until its element is defined; its first content is not.
      if (height.narrow === 0) return `${selector}:not(:defined) > * {\n  display: none;\n}\n`;
      const shown = widget === 'download-bar' ? `${selector}:not([position="bottom"])` : selector;
      return rules(shown, height, scaled, stateOf(attributes));
    }),
  );
  return `/* Made from sdk/protocol/embed/placeholder-height.ts: room for a tag while it loads, so that nothing below it jumps. Load or inline it in <head>. */\n${sheets.join('')}`;
}
