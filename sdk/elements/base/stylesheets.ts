/**
 * Stylesheets of shadow roots. Each text becomes one constructed stylesheet, which all instances share (security S24).
 */
import { ofDocument } from '../../dom/dom-clobbering.ts';

const cache = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts the stylesheets `texts` in `root`. Browsers before iOS 16.4 do not support constructed stylesheets, so each
 * root gets `<style>` elements, which a strict CSP allows only with `nonce`.
 */
export function adoptStylesheets(root: ShadowRoot, texts: readonly string[], nonce?: string): void {
  const document = root.ownerDocument;
  if ('adoptedStyleSheets' in root && canConstruct()) {
    root.adoptedStyleSheets = texts.map(text => sheetOf(document, text));
    return;
  }
  const first = root.querySelector(':not(style)');
  const there = [...root.querySelectorAll('style')].map(style => style.textContent);
  for (const text of texts.filter(one => !there.includes(one))) {
    const style = document.createElement('style');
    if (nonce) style.nonce = nonce;
    style.textContent = text;
    root.insertBefore(style, first);
  }
}

/** Manages the stylesheets of one element: those of its widget, and later ones, which are only ever added. */
export function elementStylesheets(root: () => ShadowRoot, first: readonly string[], nonce: () => string | undefined) {
  const lazy: string[] = [];
  const adopt = () => adoptStylesheets(root(), [...first, ...lazy], nonce());
  return {
    adopt,
    add(texts: readonly string[]) {
      const more = texts.filter(text => !lazy.includes(text));
      lazy.push(...more);
      if (more.length > 0) adopt();
    },
  };
}

/**
 * Returns the constructed stylesheet for a document. If an element is moved into a frame, it needs a stylesheet that
 * the frame's document created.
 */
function sheetOf(document: Document, text: string): CSSStyleSheet {
  const known = cache.get(document) ?? new Map<string, CSSStyleSheet>();
  cache.set(document, known);
  const found = known.get(text);
  if (found) return found;
  const sheet = new (ofDocument('defaultView', document) ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  known.set(text, sheet);
  return sheet;
}

function canConstruct(): boolean {
  try {
    return typeof new CSSStyleSheet().replaceSync === 'function';
  } catch {
    return false;
  }
}
