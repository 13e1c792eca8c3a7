/**
 * Stylesheets of content in the light DOM, whose rules apply only to containers of the kit, so that the page is not
 * affected. Their specificity is higher than that of the page's rules, so that the form stays legible (EMBED-12).
 */
import { isDocument, ofDocument } from '../../dom/dom-clobbering.ts';

/**
 * Selector that matches only containers of the kit. Its specificity exceeds that of two ids with any number of classes.
 */
const SCOPE = '.lk-light:not(#lk#lk#lk)';

const adopted = new WeakMap<Document | ShadowRoot, Set<string>>();

/** Adds the stylesheets `texts` to the tree that contains `host`, each only once. They stay for later elements. */
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
 * Adds a stylesheet. Browsers before iOS 16.4 do not support constructed stylesheets, so they get a `<style>` element
 * with the page's CSP nonce.
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
        // In a shadow root, `:host` matches the host element. In the light DOM, the container takes its place.
        .map(selector => (/^ *:host(::|$)/.test(selector) ? selector.replace(':host', SCOPE) : `${SCOPE} ${selector}`))
        .join();
      rule.style.cssText = rule.style.cssText.replace(/(?: !important)?;/g, ' !important;');
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) strengthen(rule.cssRules);
  }
}

/** Splits a selector list at commas that are not in parentheses. */
function listOf(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/);
}
