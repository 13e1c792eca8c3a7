/** Loaded English texts: common texts of the kit, and texts included in the code of loaded widget parts. */
import { core } from './english/core.ts';

type Texts = Record<string, string>;

/** Global key of one table per page: elements and lobby may be in two bundles. A server has a module-local table. */
const KEY = Symbol.for('lobbykit.english');
const page: { [KEY]?: Texts } =
  typeof window === 'undefined' ? {} : (globalThis as typeof globalThis & { [KEY]?: Texts });

// Without prototype, because a key may be `constructor`.
page[KEY] ??= Object.create(null) as Texts;
const texts: Texts = Object.assign(page[KEY], core);

/** Fallback texts for missing translations. */
export const english: Readonly<Record<string, string | undefined>> = texts;

/** Adds the texts of a part; called at the evaluation of its code, so that they exist before it renders. */
export const addEnglish = (more: Readonly<Texts>): void => {
  Object.assign(texts, more);
};
