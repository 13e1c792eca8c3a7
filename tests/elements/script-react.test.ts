/** What stands for React in the script tag's chunks: each habit of React that the views count on. */
import { jsx } from 'preact/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { createRoot, memo, useState, useSyncExternalStore } from '../../sdk/elements/script-react.ts';

/** What preact draws later is drawn: effects wait for a frame, which a page without a screen has none of. */
const settled = () => new Promise(resolve => setTimeout(resolve, 200));

function drawn(tree: Parameters<ReturnType<typeof createRoot>['render']>[0]) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(tree);
  return { box, root };
}

describe('what stands for React by script tag', () => {
  it('06.2 lets focus and blur bubble', () => {
    const heard: string[] = [];
    const note = ({ type }: { type: string }) => heard.push(type);
    const { box } = drawn(jsx('div', { onFocus: note, onBlur: note, children: jsx('button', {}) } as never));
    const button = box.querySelector('button');
    button?.focus();
    button?.blur();
    expect(heard).toEqual(['focusin', 'focusout']);
  });

  it('06.2 writes the attributes of drawings as SVG has them, and classes in them', () => {
    const line = { strokeWidth: 2, strokeLinecap: 'round', stopColor: 'red', className: 'a', viewBox: '0 0 1 1' };
    const { box } = drawn(jsx('svg', { ...line, shapeRendering: 'crispEdges' } as never));
    const names = [...(box.firstElementChild?.attributes ?? [])].map(({ name }) => name).sort();
    expect(names).toEqual(['class', 'shape-rendering', 'stop-color', 'stroke-linecap', 'stroke-width', 'viewBox']);
  });

  it('06.3 writes nothing that a library of the page gives every object', () => {
    const everything = Object.prototype as unknown as Record<string, unknown>;
    everything['of all'] = 'a library';
    everything.title = 'of every object';
    try {
      const { box } = drawn(jsx('a', { title: 'own' } as never));
      expect(box.innerHTML).toBe('<a title="own"></a>');
    } finally {
      delete everything['of all'];
      delete everything.title;
    }
  });

  it('06.2 leaves out what is null', () => {
    const { box } = drawn(jsx('a', { title: null, id: null, 'aria-label': null } as never));
    expect(box.innerHTML).toBe('<a></a>');
  });

  it('06.2 draws a state of what is in a memo, however often its props have changed before', async () => {
    let press = (_on: boolean) => {};
    const inner = memo(({ word }: { readonly word: string }) => {
      const [on, setOn] = useState(false);
      press = setOn;
      return jsx('b', { children: `${word} ${on}` });
    });
    const { box, root } = drawn(jsx(inner as never, { word: 'one' } as never));
    root.render(jsx(inner as never, { word: 'two' } as never));
    press(true);
    await settled();
    expect(box.textContent).toBe('two true');
  });

  it.each([
    ['by its props', undefined, 2],
    ['as it is told', () => true, 1],
  ])('06.2 draws a memo again %s', async (_, same, times) => {
    let draws = 0;
    let again = (_word: string) => {};
    const inner = memo(({ word }: { readonly word: string }) => {
      draws += 1;
      return jsx('b', { children: word });
    }, same);
    const outer = () => {
      const [word, set] = useState('one');
      const [, repeat] = useState(0);
      again = next => {
        set(next);
        repeat(count => count + 1);
      };
      return jsx(inner, { word });
    };
    drawn(jsx(outer, {}));
    again('one');
    await settled();
    expect(draws).toBe(1);
    again('two');
    await settled();
    expect(draws).toBe(times);
  });

  it('06.2 draws what a store says, what it said before anybody listened too, and lets go of it', async () => {
    let value = 'first';
    const listeners = new Set<() => void>();
    const listen = (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    };
    const view = () => jsx('i', { children: useSyncExternalStore(listen as never, () => value) });
    const { box, root } = drawn(jsx(view, {}));
    expect(box.textContent).toBe('first');
    value = 'second';
    await settled();
    expect(box.textContent).toBe('second');
    value = 'third';
    for (const changed of listeners) changed();
    await settled();
    expect(box.textContent).toBe('third');
    root.unmount();
    await settled();
    expect(listeners.size).toBe(0);
  });
});
