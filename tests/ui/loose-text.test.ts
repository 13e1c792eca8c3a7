// @vitest-environment node
/** Views wrap every text in an element, because browser translation replaces text nodes. */
import { expect, it } from 'vitest';
import { looseText } from '../helpers/sources/loose-text.ts';
import { sourcesBelow } from '../helpers/sources/sources.ts';

/** Names of values, calls and members that are nodes and not texts. */
const NODES = new Set(
  'after before below card children count fields flatMap footer from head header heart inside last list map messages place schedule tiles times toasts waiting'.split(
    ' ',
  ),
);

const REPLACED = [
  // Permitted, because the element has a separate key and is recreated when the digits change.
  'sdk/ui/balls/balls.tsx: {digits.slice(0, -2) || null}',
  // Permitted, because the grid hydrates these elements and references none of their text nodes.
  'sdk/widgets/game-grid/tiles/first-rows.tsx: {game.name.slice(0, start)}',
  'sdk/widgets/game-grid/tiles/first-rows.tsx: {game.name.slice(end)}',
];

const VIEWS = [...sourcesBelow('sdk/ui'), ...sourcesBelow('sdk/widgets'), ...sourcesBelow('sdk/elements/base')].filter(
  ({ path }) => path.endsWith('.tsx'),
);

it('no text of a view is a sibling of other nodes', () => {
  const found = VIEWS.flatMap(({ path, text }) => looseText(text, path, NODES).map(({ code }) => `${path}: ${code}`));
  expect(found).toEqual(REPLACED);
});

it('looseText finds a text next to other nodes and ignores nodes', () => {
  const code = `const View = ({ text, children }) => <p>{text('a')}<b>{text('b')}</b>{children}{on && <i />} </p>;`;
  expect(looseText(code, 'view.tsx', NODES).map(one => one.code)).toEqual(["{text('a')}"]);
});
