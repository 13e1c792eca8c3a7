/**
 * Prerendered content: the nodes in a tag before its element is defined. Loader and chunks share no module and exchange
 * data through a symbol on the tag.
 */
import { attributeName, type PropTable } from '../protocol/embed/define-props.ts';

/** Nodes that the element hydrates. */
export interface PrerenderedContent {
  /** Container of the nodes in the shadow root. */
  readonly box: Element;
  /** Buttons that were clicked before hydration. */
  readonly pressed: ReadonlySet<HTMLElement>;
  /** Data of the nodes, if received from the gateway. */
  readonly response?: PrerenderedData;
}

/** Response that replaces the element's first request. */
export interface PrerenderedData {
  /** Unvalidated data, which the parser validates like any response. */
  readonly data: unknown;
  /** Attributes of the tag at the time of the request, from `readAttributes`. */
  readonly attributes: string;
  /** Merchant and language of the request. */
  readonly merchant: string;
  readonly language: string;
  /** Gateway of the request, with a trailing slash. */
  readonly gateway: string;
  /** Time of arrival by the page's monotonic clock, ms. */
  readonly receivedAt: number;
}

interface Note {
  content?: PrerenderedContent;
  /** Settles when a response is rendered or has failed. */
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

/** Records a request in flight for `tag`. */
export const noteRequest = (tag: Element, pending: Promise<void>): void => {
  noteOf(tag).pending = pending;
};

/** Records the error code of the request for `tag`. */
export const noteCallError = (tag: Element, code: string): void => {
  noteOf(tag).errorCode = code;
};

/** Returns the error code of the request for `tag`. */
export const callErrorOf = (tag: Element): string | undefined => noteOf(tag).errorCode;

/** Records the content of `tag`. */
export const noteContent = (tag: Element, content: PrerenderedContent): void => {
  noteOf(tag).content = content;
};

/** Returns the pending request of `tag`. */
export const requestedFor = (tag: Element): Promise<void> | undefined => {
  const { pending, content } = noteOf(tag);
  return content ? undefined : pending;
};

/**
 * Returns the prerendered content of `tag`, unless removed by the page. A server's markup is excluded because its nodes
 * are not those of a view.
 */
export const contentOf = (tag: Element): PrerenderedContent | undefined => {
  const { content } = noteOf(tag);
  return content && content.box === tag.shadowRoot?.querySelector('div') ? content : undefined;
};

/** Returns the attributes of a tag that are in `table`, in a stable order. */
export const readAttributes = (tag: Element, table: PropTable): [name: string, text: string][] =>
  Object.keys(table)
    .map(attributeName)
    .filter(name => tag.hasAttribute(name))
    .sort()
    .map(name => [name, tag.getAttribute(name) ?? '']);
