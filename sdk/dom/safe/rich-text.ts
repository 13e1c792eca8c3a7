/**
 * Sanitizes HTML from the server (security S3 to S7). The file loads with the first rich text, because DOMPurify is
 * large.
 */
import createPurify from 'dompurify';
import { ofWindow } from '../dom-clobbering.ts';
import { ATTRIBUTES, REMOVED_WITH_TEXT, styleOf, TAGS } from './rich-profile.ts';
import { safeUrl } from './safe-url.ts';

/**
 * Reason for a failure. `policy`: the page's CSP forbids the kit's Trusted Types policy. `long`: the text has more than
 * 200,000 characters.
 */
export type RichTextError = 'policy' | 'long';
type Cleaner = (html: string, base: string) => DocumentFragment | RichTextError;

/** Attributes of all links; they override those in the text. */
const LINK = { rel: 'noopener noreferrer nofollow ugc' } as const;
/** Additional attributes of links to other origins, which open in a new tab. */
const LINK_AWAY = { target: '_blank' } as const;
const PICTURE = { referrerpolicy: 'no-referrer', loading: 'lazy', decoding: 'async' } as const;

const LONGEST = 200_000;
const CONFIG = {
  ALLOWED_TAGS: [...TAGS],
  ALLOWED_ATTR: [...ATTRIBUTES],
  ADD_FORBID_CONTENTS: [...REMOVED_WITH_TEXT],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** Those functions of the browser's policy factory that the kit uses. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Parameters<typeof createPurify.sanitize>[1]>['TRUSTED_TYPES_POLICY'];
}

/**
 * Global key of the sanitizer. A policy can be created only once per page, so all copies of the kit share the first
 * copy's sanitizer, but never the policy itself.
 */
const KEY = Symbol.for('lobbykit.rich-text');
const page = globalThis as typeof globalThis & { [KEY]?: Cleaner };

/**
 * Returns `html` without forbidden content, as a fragment, so that the browser does not parse it again. After a
 * failure, the caller must show plain text.
 * @param base absolute URL against which relative URLs are resolved
 */
export function richText(html: string, base: string): DocumentFragment | RichTextError {
  page[KEY] ??= createCleaner();
  return page[KEY](html, base);
}

function createCleaner(): Cleaner {
  const purify = createPurify(window);
  let policy: ReturnType<PolicyFactory['createPolicy']>;
  try {
    const policies = ofWindow('trustedTypes') as PolicyFactory | undefined;
    policy = policies?.createPolicy('lobbykit', { createHTML: html => html, createScriptURL: rejectScript });
  } catch {
    return () => 'policy';
  }
  /**
   * Values of the `style` attributes. They are set by script after sanitizing, because a strict CSP forbids the
   * attribute.
   */
  const styles = new WeakMap<Element, string>();
  let from = '';

  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'style') styles.set(element, attrValue);
    if (attrName !== 'href' && attrName !== 'src') return;
    const url = urlOf(attrName, attrValue, from);
    attribute.attrValue = url ?? '';
    attribute.keepAttr = url !== null;
  });
  purify.addHook('afterSanitizeAttributes', element => {
    if (element.hasAttribute('href')) setAll(element, staysHere(element) ? LINK : { ...LINK, ...LINK_AWAY });
    if (element.localName === 'img') setAll(element, { alt: element.getAttribute('alt') ?? '', ...PICTURE });
    for (const [property, value] of styleOf(styles.get(element) ?? '')) {
      (element as HTMLElement).style.setProperty(property, value);
    }
  });

  return (html, base) => {
    if (html.length > LONGEST) return 'long';
    from = base;
    // If the option were undefined, DOMPurify would create a policy of its own.
    const cleaned: DocumentFragment | null = purify.sanitize(html, { ...CONFIG, TRUSTED_TYPES_POLICY: policy ?? null });
    // Contrary to its type, the result is null if the text creates a page without a body (a frameset).
    const clean = cleaned ?? document.createDocumentFragment();
    for (const picture of clean.querySelectorAll('img:not([src])')) {
      picture.replaceWith(picture.getAttribute('alt') ?? '');
    }
    return clean;
  };
}

function rejectScript(): never {
  throw new TypeError('lobbykit makes no script URLs');
}

/**
 * Returns the URL of a link or an image; null if it is forbidden. Links to an anchor in the text are removed, because
 * the sanitizer removes names and ids.
 */
const urlOf = (attribute: 'href' | 'src', value: string, base: string): string | null =>
  value.startsWith('#') ? null : safeUrl(attribute === 'src' ? 'image' : 'link', value, base);

/**
 * Returns true for a link to the same origin. It opens in the same tab, because a new tab would not have the session
 * (S6, OPEN).
 */
const staysHere = (link: Element): boolean => (link as HTMLAnchorElement).origin === location.origin;

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
