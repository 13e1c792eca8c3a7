/** Sanitizing of external HTML (security S3 to S7). Loaded with the first rich text, because DOMPurify is large. */
import createPurify from 'dompurify';
import { ofWindow } from '../dom-clobbering.ts';
import { ATTRIBUTES, REMOVED_WITH_TEXT, styleOf, TAGS } from './rich-profile.ts';
import { safeUrl } from './safe-url.ts';

/**
 * Reason for a failure: the page's Trusted Types policy rejects the kit's policy, or the text has more than 200,000
 * characters.
 */
export type RichTextError = 'policy' | 'long';
type Cleaner = (html: string, base: string) => DocumentFragment | RichTextError;

/** Attributes that the kit sets on links and images, overriding the text. */
const LINK = { rel: 'noopener noreferrer nofollow ugc' } as const;
/** Attributes added to links to other origins, so that these links open in a new tab. */
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

/** The used part of the browser's policy factory. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Parameters<typeof createPurify.sanitize>[1]>['TRUSTED_TYPES_POLICY'];
}

/**
 * A policy can be created once per page, so copies of the kit share the sanitizer of the first copy, never its policy.
 */
const KEY = Symbol.for('lobbykit.rich-text');
const page = globalThis as typeof globalThis & { [KEY]?: Cleaner };

/**
 * Returns `html` without content outside the profile, for `replaceChildren`: nothing is parsed twice. After a failure
 * the caller shows plain text.
 * @param base absolute base of relative addresses
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
  /** Values of `style` attributes: set by script after sanitizing, because strict policies forbid the attribute. */
  const styles = new WeakMap<Element, string>();
  let from = '';

  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'style') styles.set(element, attrValue);
    if (attrName !== 'href' && attrName !== 'src') return;
    const address = addressOf(attrName, attrValue, from);
    attribute.attrValue = address ?? '';
    attribute.keepAttr = address !== null;
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
    // DOMPurify creates a policy of its own if undefined; null prevents this.
    const cleaned: DocumentFragment | null = purify.sanitize(html, { ...CONFIG, TRUSTED_TYPES_POLICY: policy ?? null });
    // Contrary to its types, the result is null for a text that creates a page without a body: a frameset.
    const clean = cleaned ?? document.createDocumentFragment();
    for (const picture of clean.querySelectorAll('img:not([src])')) {
      picture.replaceWith(picture.getAttribute('alt') ?? '');
    }
    return clean;
  };
}

function rejectScript(): never {
  throw new TypeError('lobbykit makes no addresses of scripts');
}

/** Returns the URL of a link or image. Anchors within a text are removed, because names and ids are. */
const addressOf = (attribute: 'href' | 'src', value: string, base: string): string | null =>
  value.startsWith('#') ? null : safeUrl(attribute === 'src' ? 'image' : 'link', value, base);

/**
 * Checks whether a link leads to this origin. Such a link opens in the same tab, because a new tab would not have the
 * session (S6, OPEN).
 */
const staysHere = (link: Element): boolean => (link as HTMLAnchorElement).origin === location.origin;

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
