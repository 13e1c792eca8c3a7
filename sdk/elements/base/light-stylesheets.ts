/**
 * Sheets for what stands in the light DOM, among the rules of the page. Every rule is bound to boxes of the kit, so that
 * nothing of it reaches the page; and every rule is made stronger than what a page writes about its own elements, so that
 * the form stays legible on it (EMBED-12).
 */
import { isDocument, ofDocument } from '../../dom/dom-clobbering.ts';

/** Beats two ids and any number of classes; matches nothing but boxes of the kit. */
const SCOPE = '.lk-light:not(#lk#lk#lk)';

const adopted = new WeakMap<Document | ShadowRoot, Set<string>>();

/** Brings the sheets made of `texts` to the tree `host` stands in, once each; they stay for the next one. */
export function adoptLightStylesheets(host: Element, texts: readonly string[], nonce?: string): void {
  const root = host.getRootNode();
  if (!(isDocument(root) || root instanceof ShadowRoot)) return;
  const known = adopted.get(root) ?? new Set<string>();
  adopted.set(root, known);
  for (const text of texts) {
    if (known.has(text)) continue;
    known.add(text);
    addSheet(root, text, nonce);
  }
}

/** Before iOS 16.4 sheets cannot be constructed: there `<style>` with the page's nonce. */
function addSheet(root: Document | ShadowRoot, text: string, nonce?: string): void {
  const page = isDocument(root) ? root : root.ownerDocument;
  try {
    const sheet = new (ofDocument('defaultView', page) ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(text);
    strengthen(sheet.cssRules);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } catch {
    const style = document.createElement('style');
    if (nonce) style.nonce = nonce;
    style.textContent = text;
    (isDocument(root) ? ofDocument('head', page) : root).append(style);
    if (style.sheet) strengthen(style.sheet.cssRules);
  }
}

function strengthen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = listOf(rule.selectorText)
        // In a shadow root the rules of `:host` are those of the whole; here the whole is the box.
        .map(selector => (/^ *:host(::|$)/.test(selector) ? selector.replace(':host', SCOPE) : `${SCOPE} ${selector}`))
        .join();
      rule.style.cssText = rule.style.cssText.replace(/(?: !important)?;/g, ' !important;');
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) strengthen(rule.cssRules);
  }
}

/** Selectors of a list; commas in brackets belong to their selector. */
function listOf(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/);
}
