/** What a first drawing hands on when the element takes its place (script tag only). */

/** From now on what takes the place of `box` gets its focus too, and is pressed where `box` was. */
export function handOn(box: HTMLElement): void {
  box.replaceWith = (next: HTMLElement) => {
    /** The button in `next` that says the same; of several that do, the one at the same place. */
    const twinOf = (button: Element) => saying(next, button)[saying(box, button).indexOf(button)] as HTMLElement;
    const active = (box.getRootNode() as ShadowRoot).activeElement;
    const focused = box.contains(active) ? active : null;
    Element.prototype.replaceWith.call(box, next);
    if (focused) twinOf(focused)?.focus();
    for (const pressed of box.querySelectorAll('[data-pressed]')) twinOf(pressed)?.click();
  };
}

/** The buttons in `box` that say the same as `button`. */
const saying = (box: Element, button: Element): Element[] =>
  [...box.querySelectorAll('button')].filter(one => wordsOf(one) === wordsOf(button));

const wordsOf = (button: Element) => `${button.getAttribute('aria-label')} ${button.textContent}`;
