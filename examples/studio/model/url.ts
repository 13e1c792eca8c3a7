/** Converts the inputs of the studio to a URL query and back. Parsing accepts any text; unknown values are ignored. */
import { INTEGRATIONS, NARROWEST, START, type StudioState, WIDEST, WIDTHS } from './state.ts';
import { TOKENS } from './tokens.ts';
import { widgetOf } from './widgets.ts';

/** Maximum length of a value, characters. */
const LONGEST = 500;

/** Query parameters of the studio itself. No attribute or token may have such a name. */
export const OWN_NAMES = [
  'widget',
  'gateway',
  'merchant',
  'language',
  'theme',
  'integration',
  'width',
  'integrity',
] as const;

/** Returns the query without default values, such as `?widget=…`; '' if all values are defaults. */
export function queryOf(state: StudioState): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string, start: string) => {
    if (value !== start) query.set(name, value);
  };
  put('widget', state.widget, START.widget);
  for (const name of Object.keys(widgetOf(state.widget).attributes)) {
    const value = state.attributes[name];
    if (value !== undefined) query.set(name, value);
  }
  put('gateway', state.gateway, START.gateway);
  put('merchant', state.merchant, START.merchant);
  put('language', state.language, START.language);
  put('theme', state.theme, START.theme);
  for (const name of TOKENS) {
    const value = state.tokens[name];
    if (value) query.set(name, value);
  }
  put('integration', state.integration, START.integration);
  put('width', state.width === 'free' ? String(state.free) : state.width, START.width);
  if (state.integrity) query.set('integrity', '');
  const text = query.toString();
  return text && `?${text}`;
}

/** Parses the query; missing and invalid values become the defaults. */
export function stateOf(search: string): StudioState {
  const query = new URLSearchParams(search.slice(0, 20_000));
  const text = (name: string) => query.get(name)?.slice(0, LONGEST);
  const oneOf = <T extends string>(name: string, allowed: readonly T[], start: T): T =>
    allowed.find(value => value === query.get(name)) ?? start;
  const widget = widgetOf(text('widget') ?? START.widget);
  const some = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap(name => (query.has(name) ? [[name, text(name) ?? '']] : [])));
  const free = Number(query.get('width'));
  const isFree = Number.isInteger(free) && free >= NARROWEST && free <= WIDEST;
  return {
    widget: widget.name,
    attributes: some(Object.keys(widget.attributes)),
    gateway: text('gateway') ?? START.gateway,
    merchant: text('merchant') ?? START.merchant,
    language: text('language') ?? START.language,
    theme: oneOf('theme', ['light', 'dark'], START.theme),
    tokens: some(TOKENS),
    integration: oneOf('integration', INTEGRATIONS, START.integration),
    width: isFree ? 'free' : oneOf('width', Object.keys(WIDTHS) as (keyof typeof WIDTHS)[], 'phone'),
    free: isFree ? free : START.free,
    integrity: query.has('integrity'),
  };
}
