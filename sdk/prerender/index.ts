/**
 * Entry point `lobbykit/server`: renders lottery board and winner board as markup on any Node server. Importing this
 * file has no side effects.
 */

export type { AttributeRule, AttributeTable } from '../elements/base/attributes.ts';
export { allowedValues, parseAttribute } from '../protocol/embed/parse-attribute.ts';
export {
  type BoardName,
  type BoardRequest,
  type RenderedBoard,
  renderBoard,
} from './render-board.ts';
export { WIDGET_ATTRIBUTES, type WidgetName } from './widget-attributes.ts';
