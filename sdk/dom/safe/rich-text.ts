/** The only door for HTML from outside (security S3 to S7). Loaded when the first rich text is shown: DOMPurify is large. */
import createPurify from 'dompurify';
import { ofWindow } from '../dom-clobbering.ts';
import { ATTRIBUTES, INVALID_ROWS, styleOf, TAGS } from './rich-profile.ts';
import { safeUrl } from './safe-url.ts';

/** Why nothing was cleaned: the page's Trusted Types policy does not admit ours, or the text has over 200,000 characters. */
export type RichTextError = 'policy' | 'long';
type Cleaner = (html: string, base: string) => DocumentFragment | RichTextError;

/** What the kit adds to links and pictures, whatever the editor wrote. */
const LINK = { rel: 'noopener noreferrer nofollow ugc' } as const;
/** On top of it to links that leave this origin: their page stands beside the one they were found on. */
const LINK_AWAY = { target: '_blank' } as const;
const PICTURE = { referrerpolicy: 'no-referrer', loading: 'lazy', decoding: 'async' } as const;

const LONGEST = 200_000;
const CONFIG = {
  ALLOWED_TAGS: [...TAGS],
  ALLOWED_ATTR: [...ATTRIBUTES],
  ADD_FORBID_CONTENTS: [...INVALID_ROWS],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** What of the browser's policy factory is used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Parameters<typeof createPurify.sanitize>[1]>['TRUSTED_TYPES_POLICY'];
}

/** A policy can be made once per page, so copies of the kit share the door of the first, never its policy. */
const KEY = Symbol.for('lobbykit.rich-text');
const page = globalThis as typeof globalThis & { [KEY]?: Cleaner };

/**
 * `html` without anything outside the profile, for `replaceChildren`: nothing is parsed twice. A refusal means that the
 * caller shows the plain text.
 * @param base what relative addresses start from, absolute
 */
export function richText(html: string, base: string): DocumentFragment | RichTextError {
  page[KEY] ??= openDoor();
  return page[KEY](html, base);
}

function openDoor(): Cleaner {
  const purify = createPurify(window);
  let policy: ReturnType<PolicyFactory['createPolicy']>;
  try {
    const policies = ofWindow('trustedTypes') as PolicyFactory | undefined;
    policy = policies?.createPolicy('lobbykit', { createHTML: html => html, createScriptURL: rejectScript });
  } catch {
    return () => 'policy';
  }
  /** Text of `style` attributes: set again after the cleaning, by script, since strict pages admit no such attribute. */
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
    // Without a policy DOMPurify makes one of its own; null says that there is none to make.
    const cleaned: DocumentFragment | null = purify.sanitize(html, { ...CONFIG, TRUSTED_TYPES_POLICY: policy ?? null });
    // It gives null, whatever its types say, for a text that makes a page without a body: a frameset.
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

/** An anchor inside a text leads nowhere: names and ids are taken away. */
const addressOf = (attribute: 'href' | 'src', value: string, base: string): string | null =>
  value.startsWith('#') ? null : safeUrl(attribute === 'src' ? 'image' : 'link', value, base);

/** Leads to a page of this origin, which has the session of this tab: it opens in place (S6, OPEN). */
const staysHere = (link: Element): boolean => (link as HTMLAnchorElement).origin === location.origin;

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
