/** Style sheets of the shadow roots: one constructed sheet per text, shared by all instances (security S24). */
import { ofDocument } from '../../dom/dom-clobbering.ts';

const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Puts the sheets made of `texts` on `root`. Before iOS 16.4 sheets cannot be constructed: there each root gets `<style>`
 * elements, which a strict policy admits with `nonce` only.
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

/** The sheets of one element: those of its widget, and others that come later; only ever added to. */
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

/** Sheets belong to a document: an element moved into a frame needs the ones of the frame. */
function sheetOf(document: Document, text: string): CSSStyleSheet {
  const known = made.get(document) ?? new Map<string, CSSStyleSheet>();
  made.set(document, known);
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
