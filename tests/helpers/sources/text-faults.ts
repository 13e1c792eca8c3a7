/**
 * Broken words and cut texts of the page, each with its position, including all widgets. Runs in the page, so it must
 * not use anything from this module.
 */
export function textFaults(): string[] {
  const WORD = /[\p{L}\p{M}]+/gu;
  /** Minimum distance between lines of one text, px; letters of one line are closer. */
  const ANOTHER_LINE = 6;
  /** Tolerance for rounded boxes, px. */
  const SLACK = 2;
  const found = new Set<string>();

  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.parentNode instanceof ShadowRoot ? element.parentNode.host : null);

  const placeOf = (element: Element): string => {
    const own = [element.localName, ...element.classList].join('.');
    const around = parentOf(element);
    return element.classList.length > 0 || !around ? own : `${placeOf(around)} > ${own}`;
  };

  /**
   * Visible part of the content of `element`, cut by ancestors that do not scroll. Null if the content is only read
   * aloud.
   */
  const seenOf = (element: Element) => {
    let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
    let [scrollsAcross, scrollsDown] = [false, false];
    for (let at: Element | null = element; at && at !== document.body; at = parentOf(at)) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(at);
      if (clipPath === 'inset(50%)') return null;
      const box = at.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) scrollsAcross = true;
      else if (/hidden|clip/.test(overflowX) && !scrollsAcross)
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (/auto|scroll/.test(overflowY)) scrollsDown = true;
      else if (/hidden|clip/.test(overflowY) && !scrollsDown)
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (position === 'fixed') break;
    }
    return { left, top, right, bottom };
  };

  const check = (node: Text) => {
    const text = node.data;
    const element = node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : null);
    if (!element || !text.trim()) return;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    // A probe is an invisible element that only measures the size of tiles.
    if (element.closest('script, style, noscript, option, svg, [inert], [data-probe]')) return;
    const seen = seenOf(element);
    if (!seen) return;
    const range = document.createRange();
    for (const { 0: word, index } of text.matchAll(WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > ANOTHER_LINE)
        found.add(`broken: “${word}” of “${text.trim().slice(0, 60)}” in ${placeOf(element)}`);
    }
    range.selectNodeContents(node);
    const isCut = [...range.getClientRects()].some(
      box =>
        box.width > 0 &&
        (box.left < seen.left - SLACK ||
          box.right > seen.right + SLACK ||
          // The box of a line has space above and below its letters.
          box.top < seen.top - box.height / 3 ||
          box.bottom > seen.bottom + box.height / 3),
    );
    if (isCut) found.add(`cut: “${text.trim().slice(0, 60)}” in ${placeOf(element)}`);
  };

  const walk = (root: Document | ShadowRoot) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Text) check(node);
      else if ((node as Element).shadowRoot) walk((node as Element).shadowRoot as ShadowRoot);
    }
  };
  walk(document);
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (overflow > 0) found.add(`scrolls sideways by ${overflow} px`);
  return [...found];
}
