/** What a page asks for when it asks for first content: the address, read strictly, so that one question has one form. */
import { type AttributeTable, parseAttribute } from 'lobbykit/server';

/** A question in order. */
export interface Question {
  readonly widget: string;
  readonly merchant: string;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  /** Attributes of the tag by property name. */
  readonly params: Readonly<Record<string, string | number | boolean>>;
  /** The same for all who ask the same, in whatever order and spelling. */
  readonly key: string;
}

/** Longest value of an attribute; the longest that means something is the name of a category. */
const LONGEST = 32;

/** A question, or the name of the first parameter that is wrong. */
export function readQuestion(
  widget: string,
  table: AttributeTable,
  asked: URLSearchParams,
): Question | { readonly wrong: string } {
  const given = new Map<string, string>();
  for (const [name, text] of asked) {
    if (given.has(name) || text.length > LONGEST) return { wrong: name };
    given.set(name, text);
  }
  const take = (name: string, pattern: RegExp) => {
    const text = given.get(name) ?? '';
    given.delete(name);
    return pattern.test(text) ? text : null;
  };
  // Looked at by whoever knows the build.
  given.delete('build');
  const merchant = take('merchant', /^[\w-]+$/);
  const language = take('language', /^[A-Z]{2}(-[A-Z]{2})?$/);
  const theme = take('theme', /^(light|dark)$/) as Question['theme'] | null;
  if (merchant === null) return { wrong: 'merchant' };
  if (language === null) return { wrong: 'language' };
  if (theme === null) return { wrong: 'theme' };
  const params: Record<string, string | number | boolean> = {};
  for (const [name, text] of [...given].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rule = Object.hasOwn(table, name) ? table[name] : undefined;
    const value = rule && parseAttribute(text, rule);
    if (value === undefined) return { wrong: name };
    params[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  const key = JSON.stringify([widget, merchant, language, theme, params]);
  return { widget, merchant, language, theme, params, key };
}
