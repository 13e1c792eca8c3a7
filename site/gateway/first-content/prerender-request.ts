/** Parses requests for prerendered content strictly, so that equal requests share a cache key. */
import { isLanguageCode, languageCode } from 'lobbykit/domain';
import { type AttributeTable, parseAttribute } from 'lobbykit/server';

/** Valid request for prerendered content. */
export interface Question {
  readonly widget: string;
  readonly merchant: string;
  /**
   * Language code in upper case, possibly with a region: `PT-BR`. Missing texts of a region are those of its language.
   */
  readonly language: string;
  readonly theme: 'light' | 'dark';
  /** Attributes of the widget, by name of the property. */
  readonly params: Readonly<Record<string, string | number | boolean>>;
  /** Cache key, which does not depend on the order and spelling of the parameters. */
  readonly key: string;
}

/** Maximum length of an attribute value, characters. The longest valid value is the name of a category. */
const LONGEST = 32;

/** Returns the request, or the name of the first invalid parameter. */
export function readQuestion(
  widget: string,
  table: AttributeTable,
  query: URLSearchParams,
): Question | { readonly wrong: string } {
  const values = new Map<string, string>();
  for (const [name, text] of query) {
    if (values.has(name) || text.length > LONGEST) return { wrong: name };
    values.set(name, text);
  }
  const take = (name: string, pattern: RegExp) => {
    const text = values.get(name) ?? '';
    values.delete(name);
    return pattern.test(text) ? text : null;
  };
  // The caller validates this parameter, because it must equal the id of the build.
  values.delete('build');
  const merchant = take('merchant', /^[\w-]+$/);
  const language = languageCode(take('language', /./) ?? '');
  const theme = take('theme', /^(light|dark)$/) as Question['theme'] | null;
  if (merchant === null) return { wrong: 'merchant' };
  if (!isLanguageCode(language)) return { wrong: 'language' };
  if (theme === null) return { wrong: 'theme' };
  const params: Record<string, string | number | boolean> = {};
  for (const [name, text] of [...values].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rule = Object.hasOwn(table, name) ? table[name] : undefined;
    const value = rule && parseAttribute(text, rule);
    if (value === undefined) return { wrong: name };
    params[name.replace(/-([a-z])/g, (_, char: string) => char.toUpperCase())] = value;
  }
  const key = JSON.stringify([widget, merchant, language, theme, params]);
  return { widget, merchant, language, theme, params, key };
}
