/** Placeholder heights of widgets, which reserve space while a widget loads to avoid layout shift. */

/** Attributes of a tag in markup; the value of a flag is an empty string. */
export type TagAttributes = Readonly<Record<string, string | undefined>>;

/**
 * Placeholder height in px, measured at a page width of 390 px; `wide` applies from 640 px. 0 for a widget that floats
 * above the page.
 */
export interface PlaceholderHeight {
  readonly narrow: number;
  readonly wide: number;
}

/** Minimum page width in px for two columns of cards on a lottery board. */
export const PLACEHOLDER_WIDE_FROM = 640;

/**
 * Parts of a lottery board's height, px: header, card, row, and the difference if the link to past results is hidden.
 * `cards` and `rows` are the numbers that fill a screen, because no space is reserved beyond the first screen.
 */
const BOARD = { head: 180, card: 186, row: 78, cards: 6, rows: 12, noHistory: -10 };
/**
 * Heights of the layouts that show details of one lottery, px. `head` includes these details, `each` is the height of a
 * row in the list, and `max` is the number of rows that fill a screen.
 */
const TALL = { schedule: { head: 494, each: 30, max: 20 }, full: { head: 640, each: 130, max: 5 } };
const WINNERS = { head: 72, row: 56, rows: 6, all: 20 };
const GRID = 1056;
const DOWNLOAD_BAR = 60;

const both = (px: number): PlaceholderHeight => ({ narrow: px, wide: px });

/** Returns `limit` as the widgets parse it; an invalid value counts as missing. */
const limitOf = ({ limit }: TagAttributes, max: number) =>
  limit && /^\d+$/.test(limit) && Number(limit) > 0 ? Math.min(Number(limit), max) : max;

function board(attributes: TagAttributes): PlaceholderHeight {
  const head = BOARD.head + (attributes['no-history'] === undefined ? 0 : BOARD.noHistory);
  if (attributes.layout === 'rows') return both(head + BOARD.row * limitOf(attributes, BOARD.rows));
  if (attributes.layout === 'schedule' || attributes.layout === 'full') {
    const { head: first, each, max } = TALL[attributes.layout];
    return both(first + each * limitOf(attributes, max));
  }
  const cards = limitOf(attributes, BOARD.cards);
  const narrow = head + BOARD.card * cards;
  return cards < BOARD.cards ? { narrow, wide: head + BOARD.card * Math.ceil(cards / 2) } : both(narrow);
}

function winners(attributes: TagAttributes): PlaceholderHeight {
  const rows = limitOf(attributes, attributes.still === undefined ? WINNERS.rows : WINNERS.all);
  return both(WINNERS.head + WINNERS.row * rows);
}

/** Functions that return the height of each widget for its attributes. Keys are tag names without `lobby-`. */
export const PLACEHOLDER_HEIGHTS = {
  'lottery-board': board,
  'game-grid': () => both(GRID),
  'winner-board': winners,
  'download-bar': attributes => both(attributes.position === 'bottom' ? 0 : DOWNLOAD_BAR),
  'login-modal': () => both(0),
  'service-widget': () => both(0),
} as const satisfies Readonly<Record<string, (attributes: TagAttributes) => PlaceholderHeight>>;

/** Name of a widget with a placeholder height. */
export type PlaceholderWidget = keyof typeof PLACEHOLDER_HEIGHTS;

/**
 * Returns the placeholder height in px of `<lobby-{widget}>` with these attributes; 0 for a widget that floats above
 * the page. `isWide`: true if the column is at least 640 px wide; default false.
 * @throws RangeError for an unknown widget
 */
export function placeholderHeight(widget: PlaceholderWidget, attributes: TagAttributes = {}, isWide = false): number {
  if (!Object.hasOwn(PLACEHOLDER_HEIGHTS, widget)) {
    const names = Object.keys(PLACEHOLDER_HEIGHTS).join(', ');
    throw new RangeError(`lobbykit: no widget is named "${widget}"; there are ${names}.`);
  }
  const { narrow, wide } = PLACEHOLDER_HEIGHTS[widget](attributes);
  return isWide ? wide : narrow;
}
