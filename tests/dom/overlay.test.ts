// @vitest-environment jsdom
/** Modal overlay below the top layer: focus, keys and hidden dialogs (architecture, section 5). */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModal } from '../../sdk/dom/overlays/modal.ts';
import { openOverlay } from '../../sdk/dom/overlays/overlay.ts';
import { fakeDialogs } from '../helpers/pages/dialog.ts';

beforeAll(() => {
  fakeDialogs();
  // jsdom has no layout, so every element counts as visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

let overlay: HTMLElement;
const button = (name: string) => {
  const element = document.createElement('button');
  element.textContent = name;
  return element;
};
beforeEach(() => {
  overlay = document.createElement('div');
  overlay.append(button('first'), button('last'));
  document.body.replaceChildren(button('outside'), overlay);
});
const at = (name: string) => [...document.querySelectorAll('button')].find(one => one.textContent === name)!;
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

describe('overlay of the kit', () => {
  it('overlay moves the focus in, traps the focus and restores the focus on close', () => {
    at('outside').focus();
    const close = openOverlay(overlay, () => at('first'), vi.fn());
    expect(document.activeElement).toBe(at('first'));
    press('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(at('last'));
    press('Tab');
    expect(document.activeElement).toBe(at('first'));
    close();
    expect(document.activeElement).toBe(at('outside'));
  });

  it('Tab moves the focus through slotted content of an overlay', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const inner = document.createElement('div');
    inner.append(button('shadow'), document.createElement('slot'));
    root.append(inner);
    host.append(button('light'));
    const close = openOverlay(inner, () => inner.querySelector('button'), vi.fn());
    press('Tab', { shiftKey: true, composed: true });
    expect(document.activeElement?.textContent).toBe('light');
    press('Tab');
    expect(root.activeElement?.textContent).toBe('shadow');
    close();
  });

  it('Escape requests closing the overlay unless a dialog above handles the key', () => {
    const onCancel = vi.fn();
    const close = openOverlay(overlay, () => at('first'), onCancel);
    press('Escape');
    expect(onCancel.mock.calls).toEqual([['escape']]);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const closeDialog = openModal(dialog, vi.fn());
    press('Escape');
    expect(onCancel).toHaveBeenCalledTimes(1);
    closeDialog();
    close();
    press('Escape');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it("a click outside of the overlay's content requests closing unless the press began inside the content", () => {
    const onCancel = vi.fn();
    const close = openOverlay(overlay, () => at('first'), onCancel);
    const click = (from: Element, to: Element) => {
      from.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      to.dispatchEvent(new Event('click', { bubbles: true }));
    };
    click(at('first'), overlay);
    click(overlay, at('first'));
    expect(onCancel).not.toHaveBeenCalled();
    click(overlay, overlay);
    expect(onCancel.mock.calls).toEqual([['mask']]);
    close();
  });

  it('overlay locks the page scroll while the overlay is open', () => {
    const close = openOverlay(overlay, () => null, vi.fn());
    expect(document.documentElement.style.overflow).toBe('hidden');
    close();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('overlay hides open SDK dialogs and reopens them unless they were closed in the meantime', () => {
    const [stored, removed] = [0, 1].map(() => document.body.appendChild(document.createElement('dialog'))) as [
      HTMLDialogElement,
      HTMLDialogElement,
    ];
    const closeStored = openModal(stored, vi.fn());
    const closeRemoved = openModal(removed, vi.fn());
    const close = openOverlay(overlay, () => at('first'), vi.fn());
    expect([stored.open, removed.open]).toEqual([false, false]);
    closeRemoved();
    close();
    expect([stored.open, removed.open]).toEqual([true, false]);
    closeStored();
  });
});
