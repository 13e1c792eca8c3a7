/**
 * First content: the nodes in a tag before its element is defined. Loader and chunks are two programs that share no module: they
 * meet at the tag itself, under a symbol that both can name.
 */
import { attributeName, type PropTable } from '../protocol/embed/define-props.ts';

/** Nodes that the element goes on in. */
export interface PrerenderedContent {
  /** Holds them, in the shadow root. */
  readonly box: Element;
  /** Buttons that somebody has pressed meanwhile. */
  readonly pressed: ReadonlySet<HTMLElement>;
  /** The data the nodes were made from, where they came as an answer of the gateway. */
  readonly answer?: PrerenderedData;
}

/** An answer that the element may begin with, instead of asking. */
export interface PrerenderedData {
  /** Of any shape: the reader of the data checks them as it would an answer of its own. */
  readonly data: unknown;
  /** The tag's attributes when the content was asked for, as `saidBy` gives them. */
  readonly said: string;
  /** The merchant and the language that the content was asked for. */
  readonly merchant: string;
  readonly language: string;
  /** Gateway that was asked, with a slash at its end. */
  readonly gateway: string;
  /** ms by the page's own clock. */
  readonly cameAt: number;
}

interface Note {
  content?: PrerenderedContent;
  /** Settles when an answer stands or will not come. */
  asked?: Promise<void>;
  /** Why none came: the code by which the gateway refused it. */
  refusal?: string;
}

const KEY = Symbol.for('lobbykit.first');
type Noted = Element & { [KEY]?: Note };

const noteOf = (tag: Element): Note => {
  const noted = tag as Noted;
  noted[KEY] ??= {};
  return noted[KEY];
};

/** Notes that an answer for `tag` is on its way. */
export const noteRequest = (tag: Element, asked: Promise<void>): void => {
  noteOf(tag).asked = asked;
};

/** Notes by which code the gateway refused an answer for `tag`. */
export const noteCallError = (tag: Element, code: string): void => {
  noteOf(tag).refusal = code;
};

/** The code by which the gateway refused an answer for `tag`. */
export const callErrorOf = (tag: Element): string | undefined => noteOf(tag).refusal;

/** Notes what stands in `tag`. */
export const noteContent = (tag: Element, content: PrerenderedContent): void => {
  noteOf(tag).content = content;
};

/** The answer that `tag` still waits for. */
export const requestedFor = (tag: Element): Promise<void> | undefined => {
  const { asked, content } = noteOf(tag);
  return content ? undefined : asked;
};

/**
 * The first content of `tag`, unless somebody has taken it out. A server's markup does not count: its nodes are not those of a
 * view.
 */
export const contentOf = (tag: Element): PrerenderedContent | undefined => {
  const { content } = noteOf(tag);
  return content && content.box === tag.shadowRoot?.querySelector('div') ? content : undefined;
};

/** The attributes of a tag that are in `table`, always in the same order. */
export const saidBy = (tag: Element, table: PropTable): [name: string, text: string][] =>
  Object.keys(table)
    .map(attributeName)
    .filter(name => tag.hasAttribute(name))
    .sort()
    .map(name => [name, tag.getAttribute(name) ?? '']);
