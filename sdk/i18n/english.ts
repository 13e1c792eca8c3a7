/** English texts that have loaded: texts that all widgets need, and texts in the code of loaded widget parts. */
import { core } from './english/core.ts';

type Texts = Record<string, string>;

/**
 * Global key, so that a page has one table although elements and lobby may be in two bundles. On a server, the table is
 * local to the module.
 */
const KEY = Symbol.for('lobbykit.english');
const page: { [KEY]?: Texts } =
  typeof window === 'undefined' ? {} : (globalThis as typeof globalThis & { [KEY]?: Texts });

// The table has no prototype, because a key may be `constructor`.
page[KEY] ??= Object.create(null) as Texts;
const texts: Texts = Object.assign(page[KEY], core);

/** English texts, which replace missing translations. */
export const english: Readonly<Record<string, string | undefined>> = texts;

/**
 * Adds the English texts of a widget part. The code of the part calls this function when it is evaluated, so that the
 * texts exist before the part renders.
 */
export const addEnglish = (more: Readonly<Texts>): void => {
  Object.assign(texts, more);
};
