// @vitest-environment node
/** Views give every text an element of its own, which a browser that translates may fill as it likes. */
import { expect, it } from 'vitest';
import { looseText } from '../helpers/sources/loose-text.ts';
import { sourcesBelow } from '../helpers/sources/sources.ts';

/** Names of values, calls and members that are nodes, whatever a parser takes them for. */
const NODES = new Set(
  'after before below card children count fields flatMap footer from head header heart inside last map messages place schedule tiles times toasts waiting'.split(
    ' ',
  ),
);

const REPLACED = [
  // Made anew, with a key of its own, when the digits are others.
  'sdk/ui/balls/balls.tsx: {digits.slice(0, -2) || null}',
  // The grid takes these over, and holds no text of them.
  'sdk/widgets/game-grid/tiles/first-rows.tsx: {game.name.slice(0, start)}',
  'sdk/widgets/game-grid/tiles/first-rows.tsx: {game.name.slice(end)}',
];

const VIEWS = [...sourcesBelow('sdk/ui'), ...sourcesBelow('sdk/widgets'), ...sourcesBelow('sdk/elements/base')].filter(
  ({ path }) => path.endsWith('.tsx'),
);

it('no text of a view stands beside other nodes', () => {
  const found = VIEWS.flatMap(({ path, text }) => looseText(text, path, NODES).map(({ code }) => `${path}: ${code}`));
  expect(found).toEqual(REPLACED);
});

it('a text beside other nodes is found, a node is none', () => {
  const code = `const View = ({ text, children }) => <p>{text('a')}<b>{text('b')}</b>{children}{on && <i />} </p>;`;
  expect(looseText(code, 'view.tsx', NODES).map(one => one.code)).toEqual(["{text('a')}"]);
});
