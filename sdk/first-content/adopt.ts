/**
 * Prerendered content: the nodes in a tag before its element is defined. The loader and the chunks share no module, so
 * they exchange data through a symbol property of the tag.
 */
import { attributeName, type PropTable } from '../protocol/embed/define-props.ts';

/** Prerendered nodes, which the element hydrates. */
export interface PrerenderedContent {
  /** Container of the nodes in the shadow root. */
  readonly box: Element;
  /** Buttons that the visitor clicked before hydration. */
  readonly pressed: ReadonlySet<HTMLElement>;
  /** Response from which the nodes were rendered, if the gateway sent it. */
  readonly response?: PrerenderedData;
}

/** Response that replaces the first request of the element. */
export interface PrerenderedData {
  /** Data of the response, unvalidated. The parser validates them like any other response. */
  readonly data: unknown;
  /** Attributes of the tag at the time of the request, as returned by `readAttributes`. */
  readonly attributes: string;
  /** Merchant and language for which the content was requested. */
  readonly merchant: string;
  readonly language: string;
  /** URL of the gateway that sent the content, with a trailing slash. */
  readonly gateway: string;
  /** Time at which the response arrived, monotonic ms. */
  readonly receivedAt: number;
}

interface Note {
  content?: PrerenderedContent;
  /** Promise that settles when the content is rendered or has failed. */
  pending?: Promise<void>;
  /** Error code of the gateway, if the request failed. */
  errorCode?: string;
}

const KEY = Symbol.for('lobbykit.first');
type AnnotatedElement = Element & { [KEY]?: Note };

const noteOf = (tag: Element): Note => {
  const annotated = tag as AnnotatedElement;
  annotated[KEY] ??= {};
  return annotated[KEY];
};

/** Records that a request for the content of `tag` is pending. */
export const noteRequest = (tag: Element, pending: Promise<void>): void => {
  noteOf(tag).pending = pending;
};

/** Records the error code of the failed request for `tag`. */
export const noteCallError = (tag: Element, code: string): void => {
  noteOf(tag).errorCode = code;
};

/** Returns the error code of the failed request for `tag`. */
export const callErrorOf = (tag: Element): string | undefined => noteOf(tag).errorCode;

/** Records the prerendered content of `tag`. */
export const noteContent = (tag: Element, content: PrerenderedContent): void => {
  noteOf(tag).content = content;
};

/** Returns the promise of the pending request for `tag`; undefined if there is none. */
export const requestedFor = (tag: Element): Promise<void> | undefined => {
  const { pending, content } = noteOf(tag);
  return content ? undefined : pending;
};

/**
 * Returns the prerendered content of `tag`, unless the page has removed it. The markup of a server does not count,
 * because its nodes are not those of a view.
 */
export const contentOf = (tag: Element): PrerenderedContent | undefined => {
  const { content } = noteOf(tag);
  return content && content.box === tag.shadowRoot?.querySelector('div') ? content : undefined;
};

/**
 * Returns those attributes of a tag that `table` contains. Their order is always the same, because the result is
 * compared.
 */
export const readAttributes = (tag: Element, table: PropTable): [name: string, text: string][] =>
  Object.keys(table)
    .map(attributeName)
    .filter(name => tag.hasAttribute(name))
    .sort()
    .map(name => [name, tag.getAttribute(name) ?? '']);
