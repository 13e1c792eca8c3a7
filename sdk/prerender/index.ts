/**
 * Entry `lobbykit/server`: lottery board and winner board as markup on any Node host. The import has no side effects.
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
