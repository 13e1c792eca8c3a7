// @vitest-environment jsdom
/** The modal below the top layer: focus, keys, and the dialogs that step back for it (architecture, section 5). */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModal } from '../../sdk/dom/overlays/modal.ts';
import { openOverlay } from '../../sdk/dom/overlays/overlay.ts';
import { fakeDialogs } from '../helpers/pages/dialog.ts';

beforeAll(() => {
  fakeDialogs();
  // jsdom lays nothing out: everything counts as seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

let overlay: HTMLElement;
const button = (name: string) => {
  const made = document.createElement('button');
  made.textContent = name;
  return made;
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

describe('an overlay', () => {
  it('takes the focus in, keeps it and gives it back', () => {
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

  it('walks through what fills a slot', () => {
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

  it('asks to close on Escape, unless a dialog above it has taken the key', () => {
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

  it('asks to close on a press beside its content, but not when the press began inside', () => {
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

  it('holds the page still while it is open', () => {
    const close = openOverlay(overlay, () => null, vi.fn());
    expect(document.documentElement.style.overflow).toBe('hidden');
    close();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('makes the dialogs of the kit step back and brings them back, but not one that was closed meanwhile', () => {
    const [stored, gone] = [0, 1].map(() => document.body.appendChild(document.createElement('dialog'))) as [
      HTMLDialogElement,
      HTMLDialogElement,
    ];
    const closeKept = openModal(stored, vi.fn());
    const closeGone = openModal(gone, vi.fn());
    const close = openOverlay(overlay, () => at('first'), vi.fn());
    expect([stored.open, gone.open]).toEqual([false, false]);
    closeGone();
    close();
    expect([stored.open, gone.open]).toEqual([true, false]);
    closeKept();
  });
});
