// @vitest-environment jsdom
/** Focus after the removal of the focused item of a list. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepFocusInLists } from '../../sdk/dom/overlays/list-focus.lazy.ts';
import { openModal } from '../../sdk/dom/overlays/modal.ts';
import { fakeDialogs } from '../helpers/pages/dialog.ts';

beforeAll(fakeDialogs);

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = `<main>
    <button id="before">before</button>
    <ul>${['a', 'b', 'c'].map(name => `<li id="${name}"><button>open ${name}</button><button>drop ${name}</button></li>`).join('')}</ul>
    <div id="rest"></div>
  </main>`;
  stop = keepFocusInLists(document.querySelector('main')!);
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

const at = (name: string) => [...document.querySelectorAll('button')].find(one => one.textContent === name)!;
const remove = async (selector: string) => {
  document.querySelector(selector)!.remove();
  await Promise.resolve();
  return document.activeElement?.textContent;
};

describe('focus of a removed item', () => {
  it('focus moves to the same control of the next item, and from the last item to the previous one', async () => {
    at('drop b').focus();
    expect(await remove('#b')).toBe('drop c');
    expect(await remove('#c')).toBe('drop a');
  });

  it('focus moves to the control next to a list that became empty or was replaced', async () => {
    at('open a').focus();
    document
      .querySelector('ul')!
      .replaceWith(Object.assign(document.createElement('p'), { innerHTML: '<button disabled>off</button>' }));
    document.querySelector('#rest')!.innerHTML = '<button hidden>hidden</button><button>after</button>';
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('after');
  });

  it('focus moves to the next item when several adjacent items are removed', async () => {
    at('open a').focus();
    document.querySelector('#b')!.remove();
    expect(await remove('#a')).toBe('open c');
  });

  it('focus moves to the control before a removed list if no control follows the list', async () => {
    at('open a').focus();
    expect(await remove('ul')).toBe('before');
  });

  it('focus moves to the root if no control is left, and the root is focusable only until it loses the focus', async () => {
    at('before').remove();
    at('open a').focus();
    await remove('ul');
    const main = document.querySelector('main')!;
    expect(document.activeElement).toBe(main);
    main.blur();
    expect(main.hasAttribute('tabindex')).toBe(false);
  });

  it('focus in a shadow root moves to the next item in the same shadow root', async () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.innerHTML = '<section><ol><li><button>x</button></li><li><button>y</button></li></ol></section>';
    const off = keepFocusInLists(root.querySelector('section')!);
    root.querySelector('button')!.focus();
    root.querySelector('li')!.remove();
    await Promise.resolve();
    expect(root.activeElement?.textContent).toBe('y');
    off();
  });
});

describe('focus that is not moved', () => {
  it('focus is not moved if the visitor has already left the removed item', async () => {
    at('drop b').focus();
    at('drop b').blur();
    await new Promise(resolve => setTimeout(resolve));
    await remove('#b');
    expect(document.activeElement).toBe(document.body);
  });

  it('focus that the page sets after the removal is not moved', async () => {
    at('drop b').focus();
    document.querySelector('#b')!.remove();
    at('before').focus();
    await Promise.resolve();
    expect(document.activeElement).toBe(at('before'));
  });

  it('focus of a page that a router replaces is left to the router', async () => {
    at('drop b').focus();
    history.pushState(null, '', '/other');
    await remove('ul');
    expect(document.activeElement).toBe(document.body);
  });
});

it('closing a dialog moves the focus to the next item if the item that opened the dialog was removed', async () => {
  const dialog = document.querySelector('#rest')!.appendChild(document.createElement('dialog'));
  dialog.innerHTML = '<button data-first-focus>yes</button>';
  at('drop b').focus();
  const close = openModal(dialog, () => {});
  expect(document.activeElement).toBe(at('yes'));
  await remove('#b');
  close();
  expect(document.activeElement).toBe(at('drop c'));
});
