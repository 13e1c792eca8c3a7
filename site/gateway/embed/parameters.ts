/**
 * Parses the URL of a framed page. Each parameter must be known, occur at most once, and have an allowed value (S30).
 */
import { baseLanguage, languageCode } from 'lobbykit/domain';
import { type AttributeRule, parseAttribute, WIDGET_ATTRIBUTES, type WidgetName } from 'lobbykit/server';

/**
 * Type of a CSS token. The parameter `accent` sets the custom property `--lobby-accent`. Only the syntax is validated
 * here; the framed page checks whether the browser supports a color (S30).
 */
type TokenKind = 'color' | 'length' | 'font';

const COLORS =
  'surface text accent danger border card sunken muted control on-accent accent-text accent-soft gold gold-soft gold-fill on-gold success success-soft danger-soft info info-soft ball ball-line skeleton scrim';

/** Types of the tokens, by name without `--lobby-`. */
const TOKENS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ...COLORS.split(' ').map((name): [string, TokenKind] => [name, 'color']),
  ['radius', 'length'],
  ['gap', 'length'],
  ['px', 'length'],
  ['font', 'font'],
]);

const FORMS: Readonly<Record<TokenKind, RegExp>> = {
  color:
    /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,32}|(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(([-+.,%/ \d]|deg|turn|none){1,60}\))$/i,
  length: /^\d{1,3}(\.\d{1,3})?px$/,
  font: /^[\p{L}\p{N} _,"'-]{1,120}$/u,
};

/** Returns whether a value has the syntax of a type. */
const isToken = (kind: TokenKind, value: string): boolean => FORMS[kind].test(value);

export const THEMES = ['light', 'dark'] as const;
export const LANGUAGES = ['EN', 'VI', 'PT', 'TY'] as const;
const GROUNDS = ['transparent', 'surface'] as const;
const FLAGS = ['true', 'false'] as const;

export interface EmbedRequest {
  readonly widget: WidgetName;
  /** Code of the merchant; '' if the URL names none and the gateway's own pages have none. */
  readonly merchant: string;
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly ground: (typeof GROUNDS)[number];
  /** Attributes of the widget's tag by name. The value of a boolean attribute is ''. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Names of boolean attributes that the URL sets to false. */
  readonly disabledFlags: ReadonlySet<string>;
  readonly tokens: readonly (readonly [name: string, value: string, kind: TokenKind])[];
}

/** Description of the allowed values, for an error message. */
export type Allowed =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'merchant' | 'once' | TokenKind }
  /** Names of the valid parameters, for a parameter that is unknown. */
  | { readonly kind: 'names'; readonly values: readonly string[] };

export interface Problem {
  readonly parameter: string;
  readonly received: string;
  readonly allowed: Allowed;
}

export interface Parameters {
  readonly embedRequest: EmbedRequest;
  /** Problems of the URL; empty if all parameters are valid. */
  readonly problems: readonly Problem[];
}

const COMMON: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['language', LANGUAGES],
  ['theme', THEMES],
  ['ground', GROUNDS],
]);
/** Names of the tokens that error messages suggest. All other color tokens are shades of them. */
const MAIN_TOKENS = ['accent', 'surface', 'text', 'danger', 'border', 'card', 'radius', 'gap', 'font'];
const MERCHANT = /^[\w-]{1,32}$/;
/** Maximum length of a value in an error message, characters. */
const LONGEST = 100;

export const isWidget = (name: string): name is WidgetName => Object.hasOwn(WIDGET_ATTRIBUTES, name);

/**
 * Parses the query of the framed page of a widget. Invalid parameters are ignored, and returned as problems.
 * @param own merchant for a URL that names none; null if there is none
 */
export function readParameters(widget: WidgetName, query: URLSearchParams, own: string | null): Parameters {
  const rules = new Map<string, AttributeRule>(Object.entries(WIDGET_ATTRIBUTES[widget]));
  const names = ['merchant', ...COMMON.keys(), ...rules.keys(), ...MAIN_TOKENS];
  const problems: Problem[] = [];
  const common = new Map<string, string>();
  const attributes: Record<string, string> = {};
  const disabledFlags = new Set<string>();
  const tokens: [string, string, TokenKind][] = [];

  const readAttribute = (name: string, value: string, rule: AttributeRule): Allowed | null => {
    if (rule.kind === 'flag') {
      if (value !== '' && !FLAGS.some(flag => flag === value)) return { kind: 'choice', values: FLAGS };
      if (value === 'false') disabledFlags.add(name);
      else attributes[name] = '';
      return null;
    }
    if (parseAttribute(value, rule) === undefined) return rule.kind === 'text' ? { kind: 'once' } : rule;
    attributes[name] = value;
    return null;
  };

  const read = (name: string, received: string): Allowed | null => {
    // Texts exist per language, not per region: `pt-BR` becomes PT.
    const value = name === 'language' ? baseLanguage(languageCode(received)) : received;
    const choices = COMMON.get(name);
    if (choices || name === 'merchant') {
      if (choices && !choices.includes(value)) return { kind: 'choice', values: choices };
      if (!choices && !MERCHANT.test(value)) return { kind: 'merchant' };
      common.set(name, value);
      return null;
    }
    const rule = rules.get(name);
    if (rule) return readAttribute(name, value, rule);
    const kind = TOKENS.get(name);
    if (!kind) return { kind: 'names', values: names };
    if (!isToken(kind, value)) return { kind };
    tokens.push([name, value, kind]);
    return null;
  };

  for (const name of new Set(query.keys())) {
    const [value = '', ...more] = query.getAll(name);
    const allowed = more.length > 0 ? ({ kind: 'once' } as const) : read(name, value);
    if (allowed) problems.push({ parameter: name.slice(0, LONGEST), received: value.slice(0, LONGEST), allowed });
  }
  const request: EmbedRequest = {
    widget,
    merchant: common.get('merchant') ?? own ?? '',
    language: LANGUAGES.find(code => code === common.get('language')) ?? 'EN',
    theme: THEMES.find(theme => theme === common.get('theme')) ?? 'light',
    ground: GROUNDS.find(ground => ground === common.get('ground')) ?? 'transparent',
    attributes,
    disabledFlags,
    tokens,
  };
  return { embedRequest: request, problems };
}
