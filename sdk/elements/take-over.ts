/** What a first drawing hands on when the element takes its place (script tag only). */

/** From now on what takes the place of `box` gets its focus too, and is pressed where `box` was. */
export function handOn(box: HTMLElement): void {
  box.replaceWith = (next: HTMLElement) => {
    const active = (box.getRootNode() as ShadowRoot).activeElement;
    const focused = box.contains(active) ? active : null;
    Element.prototype.replaceWith.call(box, next);
    if (focused) twinOf(focused, next)?.focus();
    for (const pressed of box.querySelectorAll('[data-pressed]')) twinOf(pressed, next)?.click();
  };
}

/** The button in `next` that says the same. */
const twinOf = (button: Element, next: Element) =>
  [...next.querySelectorAll('button')].find(one => wordsOf(one) === wordsOf(button));

const wordsOf = (button: Element) => `${button.getAttribute('aria-label')} ${button.textContent}`;
