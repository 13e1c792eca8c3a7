/** The room a widget takes before it is there: what a page keeps free for it, so that nothing below it jumps. */

/** Attributes of a tag as they stand in its markup; a flag is an empty text. */
export type TagAttributes = Readonly<Record<string, string | undefined>>;

/** px a widget takes while it loads, measured at 390 px; `wide` from 640 px on, where it differs. 0: it floats above the page. */
export interface PlaceholderHeight {
  readonly narrow: number;
  readonly wide: number;
}

/** From this width of the page on, in px, the cards of a lottery board stand in two columns. */
export const PLACEHOLDER_WIDE_FROM = 640;

/**
 * A board in px: its head, one card, one row, and what the head lacks without the link to past results. `cards` and `rows` are how many
 * fill a screen: what lies below the first screen need not be kept free.
 */
const BOARD = { head: 180, card: 186, row: 78, cards: 6, rows: 12, noHistory: -10 };
/** Layouts that show more of one lottery than a line, px: `head` with that lottery, `each` of the list; `max` fill a screen. */
const TALL = { schedule: { head: 494, each: 30, max: 20 }, full: { head: 640, each: 130, max: 5 } };
const WINNERS = { head: 72, row: 56, rows: 6, all: 20 };
const GRID = 1056;
const DOWNLOAD_BAR = 60;

const both = (px: number): PlaceholderHeight => ({ narrow: px, wide: px });

/** `limit` as the widgets read it; what is no number of theirs counts as absent. */
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

/** How high each widget is by its attributes; keys are names of tags without `lobby-`. */
export const PLACEHOLDER_HEIGHTS = {
  'lottery-board': board,
  'game-grid': () => both(GRID),
  'winner-board': winners,
  'download-bar': attributes => both(attributes.position === 'bottom' ? 0 : DOWNLOAD_BAR),
  'login-modal': () => both(0),
  'service-widget': () => both(0),
} as const satisfies Readonly<Record<string, (attributes: TagAttributes) => PlaceholderHeight>>;

/** Name of a widget whose room can be kept free. */
export type PlaceholderWidget = keyof typeof PLACEHOLDER_HEIGHTS;

/**
 * Height in px to keep free for `<lobby-{widget}>` with these attributes until it is there; 0 for what floats above the
 * page. `isWide`: in a column of 640 px or more, default false.
 * @throws RangeError for a widget that does not exist
 */
export function placeholderHeight(widget: PlaceholderWidget, attributes: TagAttributes = {}, isWide = false): number {
  if (!Object.hasOwn(PLACEHOLDER_HEIGHTS, widget)) {
    const names = Object.keys(PLACEHOLDER_HEIGHTS).join(', ');
    throw new RangeError(`lobbykit: no widget is named "${widget}"; there are ${names}.`);
  }
  const { narrow, wide } = PLACEHOLDER_HEIGHTS[widget](attributes);
  return isWide ? wide : narrow;
}
