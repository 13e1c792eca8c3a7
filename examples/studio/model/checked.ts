/**
 * Validates the inputs of the studio. Returns the values that a snippet may contain, and an error text for each invalid
 * input.
 */
import type { StudioState } from './state.ts';
import { LANGUAGES } from './state.ts';
import { type Checked, checkToken, TOKENS } from './tokens.ts';
import { type Attribute, type StudioWidget, widgetOf } from './widgets.ts';

/** Validated values that a snippet contains. */
export interface Embed {
  readonly widget: StudioWidget;
  /** Values of the attributes, in the order of the reference; '' for a flag. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Gateway URL without a trailing slash. */
  readonly gateway: string;
  readonly merchant: string;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  /** CSS values of the tokens, in the order of TOKENS. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Error texts by input. Inputs are named like `attribute:limit` for attributes and `token:accent` for tokens. */
export type Problems = Readonly<Record<string, string>>;

export interface CheckedState {
  readonly embed: Embed;
  readonly problems: Problems;
}

const LONGEST_TEXT = 100;

/** @param origin origin of the page, which is the default gateway. An invalid input counts as empty */
export function checkState(state: StudioState, origin: string): CheckedState {
  const problems: Record<string, string> = {};
  const validValue = (field: string, checked: Checked): string | null => {
    if ('value' in checked) return checked.value;
    problems[field] = checked.error;
    return null;
  };
  const widget = widgetOf(state.widget);
  const attributes: Record<string, string> = {};
  for (const [name, rule] of Object.entries(widget.attributes)) {
    const text = state.attributes[name];
    if (text === undefined || (text === '' && rule.kind !== 'flag')) continue;
    const value = validValue(`attribute:${name}`, checkAttribute(rule, text));
    if (value !== null) attributes[name] = value;
  }
  const tokens: Record<string, string> = {};
  for (const name of TOKENS) {
    const text = state.tokens[name];
    if (!text) continue;
    const value = validValue(`token:${name}`, checkToken(name, text));
    if (value !== null) tokens[name] = value;
  }
  const gateway =
    state.gateway.trim() === '' ? origin : (validValue('gateway', checkGateway(state.gateway, origin)) ?? origin);
  const merchant = validValue('merchant', checkMerchant(state.merchant)) ?? 'demo';
  const language = LANGUAGES.some(({ code }) => code === state.language) ? state.language : 'EN';
  return { embed: { widget, attributes, gateway, merchant, language, theme: state.theme, tokens }, problems };
}

export function checkAttribute(rule: Attribute, text: string): Checked {
  switch (rule.kind) {
    case 'flag':
      return { value: '' };
    case 'choice':
      return rule.values?.includes(text) ? { value: text } : { error: `Allowed are ${rule.values?.join(', ')}.` };
    case 'number':
      return wholeNumber(text, rule.min ?? 0, rule.max ?? 999_999);
    case 'text':
      return plainText(text);
  }
}

const wholeNumber = (text: string, min: number, max: number): Checked =>
  /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? { value: String(Number(text)) }
    : { error: `A whole number from ${min} to ${max}.` };

/**
 * Trims a text. Rejects several lines, invisible characters, and too many characters, so that every snippet can contain
 * the result, escaped for its context.
 */
function plainText(text: string): Checked {
  const tidy = text.trim();
  return tidy.length <= LONGEST_TEXT && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(tidy)
    ? { value: tidy }
    : { error: `Up to ${LONGEST_TEXT} characters in one line, nothing invisible.` };
}

const MERCHANT = /^[A-Za-z0-9_-]{1,32}$/;

export const checkMerchant = (text: string): Checked =>
  MERCHANT.test(text.trim())
    ? { value: text.trim() }
    : { error: 'A merchant code: 1 to 32 letters A to Z, digits, _ and -.' };

const NO_GATEWAY = 'An http or https URL such as https://gateway.example, without user, query or fragment.';

/** @param origin origin of the page. A secure page can only call secure gateways */
export function checkGateway(text: string, origin: string): Checked {
  const tidy = text.trim();
  // Rejects invalid URLs that the URL parser would repair, such as `https:\\a` or a URL with tabs.
  if (!/^https?:\/\/[^\s\\'"<>`{}|^]{1,500}$/i.test(tidy) || !URL.canParse(tidy)) return { error: NO_GATEWAY };
  const url = new URL(tidy);
  if (url.username || url.password || url.search || url.hash || /[?#@]/.test(tidy)) return { error: NO_GATEWAY };
  const local = /^(localhost\.?|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && origin.startsWith('https:') && !local) {
    return { error: 'This page is https, so the gateway has to be https too.' };
  }
  return { value: (url.origin + url.pathname).replace(/\/+$/, '') };
}
