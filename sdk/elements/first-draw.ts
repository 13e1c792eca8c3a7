/** Draws a view without preact: plain nodes and one reading of its layout effects. Handlers come with the element. */
import { type Cells, callWith, type FirstNode } from './first-dialect.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A state set by a layout effect is drawn again, so often at most: a view that never settles is shown as it is. */
const DRAWINGS = 3;

/** Fills `box` with `tree`. Returns what ends the layout effects. */
export function drawInto(box: HTMLElement, tree: unknown): () => void {
  const kept = new Map<string, unknown[]>();
  let ends: (() => void)[] = [];
  const end = () => {
    for (const one of ends.splice(0)) one();
  };
  for (let left = DRAWINGS, changed = true; changed && left > 0; left--) {
    end();
    changed = false;
    const effects: (() => unknown)[] = [];
    const cellsOf = (path: string): Cells => {
      const own = kept.get(path) ?? [];
      kept.set(path, own);
      return {
        kept: own,
        effects,
        changed() {
          changed = true;
        },
      };
    };
    box.replaceChildren();
    draw(box, tree, '', cellsOf);
    ends = effects.map(run => run()).filter(one => typeof one === 'function') as (() => void)[];
  }
  return end;
}

function draw(into: Element, what: unknown, path: string, cellsOf: (path: string) => Cells): void {
  if (Array.isArray(what)) {
    for (const [place, child] of what.entries()) {
      draw(into, child, `${path}/${(child as FirstNode | null)?.key ?? place}`, cellsOf);
    }
  } else if (typeof what !== 'object') {
    if (typeof what === 'string' || typeof what === 'number') into.append(String(what));
  } else if (what) {
    const { type, props } = what as FirstNode;
    if (typeof type === 'function') draw(into, callWith(cellsOf(path), type, props), `${path}-`, cellsOf);
    else {
      const node = document.createElementNS(type === 'svg' ? SVG : into.namespaceURI, type) as HTMLElement;
      for (const entry of Object.entries(props)) set(node, ...entry);
      draw(node, props.children, `${path}/`, cellsOf);
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
