/** Reads the script tags, the kit's tags, the gateway and the costs of the kit on a page. */
import { attributesOf, COMMON, readAttributes, THEME, unknownAttributes } from '../elements/base/attributes.ts';
import { ConfigError } from '../lobby/config/config-error.ts';
import { tagChecks } from '../lobby/config/tag-checks.ts';
import { attributeOf, DEBUG_OPTION, READERS } from '../lobby/config/tag-readers.ts';
import { glance } from '../lobby/storage/storage.ts';
import { VERSION } from '../lobby/version.ts';
import { WIDGET_PROPS, type WidgetName } from '../prerender/widget-attributes.ts';
import { closestName } from './closest-name.ts';
import {
  type CallFacts,
  type CostFacts,
  type PageFacts,
  redactUrl,
  type ScriptFacts,
  safePath,
  type TagFacts,
  type Unknown,
} from './facts.ts';
import type { Records } from './observe.ts';
import { isProbed, type PageGateway, probeGateway, readHash } from './probe.ts';

/** File name of the collector, whose own costs are not counted as costs of the kit. */
export const DOCTOR_FILE = 'lobbykit-doctor.js';

const LOADER = /(^|\/)lobbykit(-all)?\.js$/;
const RUN_TYPES = /^(|module|(text|application)\/(java|ecma)script)$/;
/** Pattern of the URL path of calls to the gateway. */
const CALL = /\/wps\/.*/;
const WIDGETS = Object.keys(WIDGET_PROPS) as WidgetName[];
const TAGS = WIDGETS.map(name => `lobby-${name}`);
const COMMON_ATTRIBUTES = Object.keys(attributesOf({ ...COMMON, ...THEME }));
const OPTIONS = [...Object.keys(tagChecks), ...Object.keys(READERS), DEBUG_OPTION];

/** Options whose values are not in the report, because they may be secret or are long. */
const HIDDEN_OPTIONS: readonly string[] = ['nonce', 'startToken', 'texts', 'routes', 'paths', 'errorTexts'];
/** Maximum length of a value in the report, characters. */
const MAX_VALUE = 80;

/** `window.lobbykit` after a script tag has run. */
interface Loader {
  readonly version?: string;
  readonly lobby?: () => { readonly config: { readonly gateway: string; readonly merchant: string } } | undefined;
}

const loaderOf = (): Loader | undefined => {
  const present = Reflect.get(globalThis, 'lobbykit') as Loader | readonly unknown[] | undefined;
  return present && !Array.isArray(present) ? (present as Loader) : undefined;
};

/** Returns the script tags of the kit, including those that a consent manager blocks. */
const kitScripts = () =>
  [...document.querySelectorAll('script')].filter(
    script => LOADER.test(redactUrl(urlOf(script))) || Object.keys(script.dataset).some(isOption),
  );

const urlOf = (script: HTMLScriptElement) => script.src || (script.dataset.src ?? '');

const isOption = (name: string) => /^lobby[A-Z]/.test(name);

/** Returns the name of the option: `prizeMode` for the dataset key `lobbyPrizeMode`. */
const optionOf = (name: string) => name.charAt(5).toLowerCase() + name.slice(6);

/** Returns the kit's tags in the document and in open shadow roots. */
function kitTags(root: Document | ShadowRoot = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => {
    if (element.localName.startsWith('lobby-')) return [element];
    return element.shadowRoot ? kitTags(element.shadowRoot) : [];
  });
}

export const hasKit = ({ resources }: Records): boolean =>
  kitTags().length > 0 || kitScripts().length > 0 || resources.some(({ name }) => LOADER.test(redactUrl(name)));

export const isSettled = (): boolean =>
  kitTags().every(tag => customElements.get(tag.localName) && Reflect.get(tag, 'state') !== 'loading');

/** Reads the facts of the page, and makes the calls of `probeGateway`. */
export async function collectPage(records: Records): Promise<PageFacts> {
  await records.buffered;
  const scripts = kitScripts();
  const gateway = gatewayOf(scripts, records);
  const base = scripts.map(urlOf).find(Boolean);
  const folder = base && URL.canParse(base) ? new URL('.', base).href : null;
  const own = records.resources.filter(entry => isOfKit(entry.name, folder, gateway) && !isOfCollector(entry, records));
  const { calls, cost } = readCost(own, folder, records);
  const failures = [...records.failures, ...own.flatMap(failureOf)];
  const start = performance.now();
  const probed = gateway && (await probeGateway(gateway));
  records.probes.push([start, performance.now()]);
  return {
    version: VERSION,
    page: redactUrl(location.href),
    origin: globalThis.origin,
    hasStorage: glance('') !== undefined,
    loader: loaderOf()?.version ?? null,
    scripts: await Promise.all(scripts.map(readScript)),
    gateway: probed,
    tags: kitTags().map(readTag),
    blockedStyles: countBlockedStyles(),
    violations: [...records.violations],
    failures,
    messages: [],
    events: [...records.events],
    calls,
    cost,
  };
}

/**
 * Returns gateway and merchant of the lobby that the page's script created, or else those of the script tag. If the
 * page bundles the kit, only the URLs of its calls are known, which do not contain the merchant.
 */
function gatewayOf(scripts: readonly HTMLScriptElement[], { resources }: Records): PageGateway | null {
  const { lobbyGateway, lobbyMerchant } = scripts.find(({ dataset }) => dataset.lobbyGateway)?.dataset ?? {};
  const { gateway = lobbyGateway, merchant = lobbyMerchant } = loaderOf()?.lobby?.()?.config ?? {};
  if (!gateway) {
    const call = scripts.length > 0 ? undefined : resources.find(entry => isCall(entry) && CALL.test(entry.name));
    return call ? { url: call.name.replace(CALL, ''), merchant: '' } : null;
  }
  try {
    return { url: new URL(gateway, location.href).href.replace(/\/+$/, ''), merchant: merchant ?? '' };
  } catch {
    return null;
  }
}

async function readScript(script: HTMLScriptElement): Promise<ScriptFacts> {
  const { dataset, integrity } = script;
  const url = urlOf(script);
  const options = Object.keys(dataset).filter(isOption).map(optionOf);
  const known = options.filter(option => OPTIONS.includes(option));
  const value = (option: string) => dataset[`lobby${option.charAt(0).toUpperCase()}${option.slice(1)}`] ?? '';
  return {
    url: url && redactUrl(new URL(url, location.href).href),
    blockedType: RUN_TYPES.test(script.type) ? null : script.type,
    integrity: integrity || null,
    expectedIntegrity: integrity ? await readHash(url) : null,
    options: Object.fromEntries(
      known.map(option => [attributeOf(option), HIDDEN_OPTIONS.includes(option) ? '(set)' : shown(value(option))]),
    ),
    unknownOptions: options
      .filter(option => !OPTIONS.includes(option))
      .map(option => unknown(attributeOf(option), OPTIONS.map(attributeOf))),
    oldOptions: Object.keys(dataset)
      .filter(name => ['gateway', 'merchant', 'language', 'prizeMode'].includes(name))
      .map(name => attributeOf(name).replace('lobby-', '')),
    invalidOptions: known.flatMap(option => problemOf(option, value(option))),
  };
}

const unknown = (name: string, names: readonly string[]): Unknown => ({ name, closest: closestName(name, names) });

/** Formats a value of an option or attribute for the report. User, query and fragment of a URL are removed. */
const shown = (value: string) => {
  const text = /^https?:/.test(value) ? redactUrl(value).replace(/\/$/, '') : value;
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}...` : text;
};

/**
 * Returns the message about an invalid value; empty if valid. Options that are not plain text are validated only by the
 * kit itself.
 */
function problemOf(option: string, text: string): string[] {
  if (!Object.hasOwn(tagChecks, option) || option === 'nonce') return [];
  const name = option as keyof typeof tagChecks;
  try {
    tagChecks[name](name === 'languages' ? text.split(',').map(code => code.trim()) : text, attributeOf(option));
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [error.message.replace(/^lobbykit: option /, '')];
  }
}

function readTag(tag: HTMLElement): TagFacts {
  const { localName } = tag;
  const isKnown = TAGS.includes(localName) || Boolean(customElements.get(localName));
  const props = WIDGET_PROPS[localName.slice('lobby-'.length) as WidgetName] ?? {};
  const names = [...COMMON_ATTRIBUTES, ...Object.keys(attributesOf(props))];
  const misspelled = unknownAttributes(tag, names);
  // Other attributes are omitted, because they may contain secrets of the page.
  const isOwn = (name: string) => names.includes(name) || misspelled.includes(name);
  const { width, height } = tag.getBoundingClientRect();
  const state: unknown = Reflect.get(tag, 'state') ?? tag.dataset.state;
  return {
    name: localName,
    isKnown,
    closest: isKnown ? null : closestName(localName, TAGS),
    attributes: Object.fromEntries(
      [...tag.attributes].map(({ name, value }) => [name, isOwn(name) ? shown(value) : '']),
    ),
    unknownAttributes: isKnown ? misspelled.map(name => unknown(name, names)) : [],
    invalidAttributes: readAttributes(tag, { ...COMMON, ...THEME, ...props }).problems,
    isDefined: Boolean(customElements.get(localName)),
    state: typeof state === 'string' ? state : null,
    width: Math.round(width),
    height: Math.round(height),
    containerWidth: Math.round(tag.parentElement?.getBoundingClientRect().width ?? innerWidth),
    hiddenBy: hiddenBy(tag),
    isInShadow: tag.getRootNode() instanceof ShadowRoot,
    inside: tag.parentElement?.closest(TAGS.join())?.localName ?? null,
  };
}

const nameOf = (element: Element) => {
  const id = element.id ? `#${element.id}` : '';
  const [first] = element.classList;
  return `<${element.localName}${id}${first ? `.${first}` : ''}>`;
};

/**
 * Returns the first reason why the tag is invisible or cannot be used, starting at the tag and going up to the root;
 * null if there is none.
 */
function hiddenBy(tag: HTMLElement): string | null {
  if (getComputedStyle(tag).visibility === 'hidden') return 'visibility: hidden';
  for (let at: Element | null = tag; at; at = at.parentElement ?? hostOf(at)) {
    const { display, opacity, contentVisibility } = getComputedStyle(at);
    // Closed dialogs and buttons hide themselves, which is not a problem.
    if (display === 'none' && (at !== tag || !isFloating(tag))) return `display: none on ${nameOf(at)}`;
    if (opacity === '0') return `opacity: 0 on ${nameOf(at)}`;
    if (contentVisibility === 'hidden') return `content-visibility: hidden on ${nameOf(at)}`;
    // If the page has an open dialog, the browser makes the rest of the page inert without this attribute.
    if (at.hasAttribute('inert')) return `inert on ${nameOf(at)}`;
    if (at.getAttribute('aria-hidden') === 'true') return `aria-hidden on ${nameOf(at)}`;
  }
  return null;
}

const hostOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

const isFloating = ({ localName }: HTMLElement) => /modal|service|download/.test(localName);

/**
 * Counts style elements that contain rules for the kit's tags, such as placeholder heights, but that the browser
 * blocked.
 */
const countBlockedStyles = () =>
  [...document.querySelectorAll('style')].filter(({ textContent, sheet }) => /lobby-/.test(textContent) && !sheet)
    .length;

/** Returns true for requests of scripts, false for requests of images and other files. */
const isCall = ({ initiatorType }: PerformanceResourceTiming) => /^(fetch|xmlhttprequest)$/.test(initiatorType);

const isFileOf = (url: string, folder: string | null) => folder !== null && url.startsWith(folder);

function isOfKit(url: string, folder: string | null, gateway: PageGateway | null): boolean {
  if (url.includes(DOCTOR_FILE) || url.endsWith('/integrity.json')) return false;
  return isFileOf(url, folder) || (gateway !== null && url.startsWith(`${gateway.url}/`));
}

/** Returns true if an earlier run of the collector made the call, which then does not count as a call of the kit. */
const isOfCollector = ({ name, startTime }: PerformanceResourceTiming, { probes }: Records) =>
  isProbed(name) && probes.some(([start, end]) => startTime >= start && startTime <= end);

/** Returns the HTTP status, which is available from Chromium 109 and Firefox 129; 0 in other browsers. */
const statusOf = (entry: PerformanceResourceTiming) =>
  (entry as Partial<Pick<PerformanceResourceTiming, 'responseStatus'>>).responseStatus ?? 0;

const failureOf = (entry: PerformanceResourceTiming) =>
  statusOf(entry) >= 400 ? [{ url: redactUrl(entry.name), status: statusOf(entry), reason: '' }] : [];

function readCost(
  entries: readonly PerformanceResourceTiming[],
  folder: string | null,
  { frames, shifts }: Records,
): { readonly calls: CallFacts[]; readonly cost: CostFacts } {
  const calls = entries
    .filter(entry => isCall(entry) && !isFileOf(entry.name, folder))
    .map(entry => ({
      path: safePath(entry.name),
      status: statusOf(entry),
      at: Math.round(entry.startTime),
      duration: Math.round(entry.duration),
    }));
  const scripts = frames?.flatMap(frame => frame.scripts).filter(({ sourceURL }) => isFileOf(sourceURL, folder));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const cost = {
    requests: entries.length,
    bytes: sum(entries.map(({ transferSize }) => transferSize)),
    // A cached file has a transfer size of 0 but a decoded size, so it is measured.
    unmeasured: entries.filter(({ transferSize, decodedBodySize }) => transferSize === 0 && decodedBodySize === 0)
      .length,
    mainThreadMs: scripts ? Math.round(sum(scripts.map(({ duration }) => duration))) : null,
    layoutShift: shifts ? Math.round(sum(shifts) * 10_000) / 10_000 : null,
  };
  return { calls, cost };
}
