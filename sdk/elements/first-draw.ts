/** Draws a view without preact: plain nodes and one reading of its layout effects. Handlers come with the element. */
import { type Cells, callWith, type FirstNode } from './first-dialect.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A state set by a layout effect is drawn again, so often at most: a view that never settles is shown as it is. */
const DRAWINGS = 3;

/** A piece of a view, and what it goes to the end of. */
type Piece = readonly [into: Element, what: unknown, path: string];

/** A view of which more may wait to be drawn. */
export interface Drawing {
  /** Draws the next piece that waits; false where none does. */
  more(): boolean;
  /** Ends the layout effects; nothing waits any more. */
  end(): void;
}

/** What one piece is drawn with. */
interface Tools {
  cellsOf(path: string): Cells;
  /** What the piece begins with: it has waited already. */
  readonly what: unknown;
  /** Components that wait. */
  readonly late: readonly unknown[];
  readonly waiting: Piece[];
}

/**
 * Fills `box` with `tree`.
 * @param late components that wait for `more`, each the last thing in its parent or followed by its like alone
 */
export function drawInto(box: HTMLElement, tree: unknown, late: readonly unknown[]): Drawing {
  const kept = new Map<string, unknown[]>();
  const ends: (() => void)[] = [];
  const waiting: Piece[] = [];

  const drawPiece = (into: Element, what: unknown, path: string) => {
    const before = into.childNodes.length;
    let own: (() => void)[] = [];
    let found: Piece[] = [];
    for (let left = DRAWINGS, changed = true; changed && left > 0; left--) {
      for (const end of own) end();
      while (into.childNodes.length > before) into.lastChild?.remove();
      changed = false;
      found = [];
      const effects: (() => unknown)[] = [];
      const cellsOf = (place: string): Cells => {
        const cells = kept.get(place) ?? [];
        kept.set(place, cells);
        return {
          kept: cells,
          effects,
          changed() {
            changed = true;
          },
        };
      };
      draw(into, what, path, { cellsOf, what, late, waiting: found });
      own = effects.map(run => run()).filter(one => typeof one === 'function') as (() => void)[];
    }
    ends.push(...own);
    // What is seen already is made whole first.
    waiting.unshift(...found);
  };

  box.replaceChildren();
  drawPiece(box, tree, '');
  return {
    more() {
      const next = waiting.shift();
      if (next) drawPiece(...next);
      return next !== undefined;
    },
    end() {
      waiting.length = 0;
      for (const end of ends.splice(0)) end();
    },
  };
}

function draw(into: Element, what: unknown, path: string, tools: Tools): void {
  if (Array.isArray(what)) {
    for (const [place, child] of what.entries()) {
      draw(into, child, `${path}/${(child as FirstNode | null)?.key ?? place}`, tools);
    }
  } else if (typeof what !== 'object') {
    if (typeof what === 'string' || typeof what === 'number') into.append(String(what));
  } else if (what) {
    const { type, props } = what as FirstNode;
    if (what !== tools.what && tools.late.includes(type)) tools.waiting.push([into, what, path]);
    else if (typeof type === 'function') draw(into, callWith(tools.cellsOf(path), type, props), `${path}-`, tools);
    else {
      const node = document.createElementNS(type === 'svg' ? SVG : into.namespaceURI, type) as HTMLElement;
      for (const entry of Object.entries(props)) set(node, ...entry);
      draw(node, props.children, `${path}/`, tools);
      into.append(node);
    }
  }
}

/** As preact does, as far as the views of the first paint go. */
function set(node: HTMLElement, name: string, value: unknown): void {
  // `aria-` and `data-` say "false" where other attributes are left out.
  const isWord = name[4] === '-';
  if (value === undefined || value === null || (value === false && !isWord) || name === 'children') return;
  if (name === 'ref') (value as { current: unknown }).current = node;
  else if (name === 'style') {
    for (const [property, how] of Object.entries(value)) {
      if (property.startsWith('--')) node.style.setProperty(property, String(how));
      else if (how !== undefined) Object.assign(node.style, { [property]: how });
    }
  } else if (!name.startsWith('on')) {
    node.setAttribute(name === 'className' ? 'class' : name, value === true && !isWord ? '' : String(value));
  }
}
