/**
 * Stylesheets of the light DOM. Every rule is scoped to boxes of the kit, so that the page is not affected, and has a
 * higher specificity than the rules of the page, so that the form remains legible (EMBED-12).
 */
import { isDocument, ofDocument } from '../../dom/dom-clobbering.ts';

/** Scope that overrides two ids and any number of classes, and matches only boxes of the kit. */
const SCOPE = '.lk-light:not(#lk#lk#lk)';

const adopted = new WeakMap<Document | ShadowRoot, Set<string>>();

/** Adds the stylesheets of `texts` to the tree of `host`, once each; they remain for later elements. */
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

/**
 * Adds a stylesheet. Browsers before iOS 16.4 do not support constructed stylesheets and use `<style>` with the page's
 * nonce.
 */
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
        // `:host` matches the root of a shadow tree; in the light DOM it is replaced with the box.
        .map(selector => (/^ *:host(::|$)/.test(selector) ? selector.replace(':host', SCOPE) : `${SCOPE} ${selector}`))
        .join();
      rule.style.cssText = rule.style.cssText.replace(/(?: !important)?;/g, ' !important;');
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) strengthen(rule.cssRules);
  }
}

/** Splits a selector list at commas outside of parentheses. */
function listOf(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/);
}
