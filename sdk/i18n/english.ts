/** English as far as its words are here: the kit's own, and what each part of a widget brings along with its code. */
import { core } from './english/core.ts';

type Texts = Record<string, string>;

/** One list per page: the elements and the lobby they stand on may come in two bundles. A server has one, and keeps no trace. */
const KEY = Symbol.for('lobbykit.english');
const page: { [KEY]?: Texts } =
  typeof window === 'undefined' ? {} : (globalThis as typeof globalThis & { [KEY]?: Texts });

// Without prototype, for a key may be called `constructor`.
page[KEY] ??= Object.create(null) as Texts;
const texts: Texts = Object.assign(page[KEY], core);

/** The words that stand in where a language has none. */
export const english: Readonly<Record<string, string | undefined>> = texts;

/** Adds the words of a part; called where its code is, so that they are there before it renders. */
export const addEnglish = (more: Readonly<Texts>): void => {
  Object.assign(texts, more);
};
