/** Entry point `lobbykit/load`: adds the script tag to a page, for hosts that install only the types from npm. */
import { ofDocument, ofWindow } from '../dom/dom-clobbering.ts';
import { hasPage } from '../dom/env.ts';
import type { Kit, LobbykitGlobal } from './kit.lazy.ts';
import type { TagOptions } from './tag-options.lazy.ts';

export type { TagName, Tags, WidgetName } from '../frameworks/tags.ts';
export type { Kit, LobbykitGlobal } from './kit.lazy.ts';
export type { TagOptions } from './tag-options.lazy.ts';

/** Options of `loadLobbykit`: options of the script tag, and attributes of the `<script>` element. */
export interface LoadOptions extends TagOptions {
  /** URL of the loader. Default: `/sdk/latest/lobbykit.js` on the `gateway`. */
  src?: string;
  /** Integrity hash of the loader from `integrity.json`. Only for a `src` that contains a version. */
  integrity?: string;
}

/** `window.lobbykit` after the loader has run. */
interface Loader extends LobbykitGlobal {
  /** Options of the script tag as JSON, by name. */
  readonly data?: string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Promise of the inserted script; undefined after a failure, so that the next call inserts another script. */
let loading: Promise<Loader> | undefined;
let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Loads the kit with a script tag and resolves with it. All calls share one tag, which may be a tag of the page that
 * has already run; after a failure, the next call tries again.
 * @param options none if the page already loads the kit, otherwise at least `gateway` or `src`
 * @throws Error on a server, if the script or the code of the kit fails to load, or if the page has loaded the kit with
 * a different value of an option
 */
export async function loadLobbykit(options: LoadOptions = {}): Promise<Kit> {
  if (!hasPage()) throw new Error('lobbykit: loadLobbykit() requires a page; call it in the browser, not on a server.');
  let loader = presentLoader();
  if (!loader) {
    loading ??= insertScript(options);
    loader = await loading;
  }
  requireEqual(loader, options);
  return new Promise((resolve, reject) => {
    Promise.resolve(loader.push(resolve)).catch(cause => {
      reject(new Error(`lobbykit: the code of the kit did not load: ${cause}`, { cause }));
    });
  });
}

/** Returns the loader if it has run. Before, `window.lobbykit` is missing or a list of tasks. */
function presentLoader(): Loader | undefined {
  const present = ofWindow('lobbykit') as Loader | unknown[] | undefined;
  return Array.isArray(present) ? undefined : present;
}

/** Returns the options of the script tag as pairs of name and text. */
function textOptions({ src, integrity, nonce, ...options }: LoadOptions): [name: string, text: string][] {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : textOf(value)]);
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(',') : JSON.stringify(value));

function insertScript(options: LoadOptions): Promise<Loader> {
  const { gateway, integrity, nonce } = options;
  const url = options.src ?? (gateway && `${gateway.replace(/\/+$/, '')}/sdk/latest/lobbykit.js`);
  if (!url) throw new Error('lobbykit: loadLobbykit() requires the option "gateway" or "src".');
  const script = document.createElement('script');
  if (nonce) script.nonce = nonce;
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  // `prizeMode` becomes the attribute `data-lobby-prize-mode`.
  for (const [name, text] of textOptions(options))
    script.dataset[`lobby${name.charAt(0).toUpperCase()}${name.slice(1)}`] = text;
  // Throws if the page requires Trusted Types but does not allow the kit's policy.
  script.src = trustedUrl(url);
  return new Promise<Loader>((resolve, reject) => {
    const fail = (problem: string) => {
      script.remove();
      loading = undefined;
      reject(new Error(`lobbykit: ${script.src} ${problem}`));
    };
    script.onload = () => {
      const loader = presentLoader();
      if (loader) resolve(loader);
      else fail('is not the loader of the kit.');
    };
    script.onerror = () => fail('did not load; check the URL, the network, and script-src and integrity of the page.');
    ofDocument('head').append(script);
  });
}

/** Returns the URL as a TrustedScriptURL, which a page with `require-trusted-types-for 'script'` requires. */
function trustedUrl(url: string): string {
  const policies = ofWindow('trustedTypes') as PolicyFactory | undefined;
  try {
    policy ??= policies?.createPolicy('lobbykit-load', { createScriptURL: url => url });
  } catch {
    // Without a policy, the plain URL is used: the page may not require Trusted Types.
  }
  return policy?.createScriptURL(url) ?? url;
}

/**
 * Checks that the options are those of the page's loader, because a page has only one. @throws Error that names each
 * option with a different value
 */
function requireEqual({ data = '{}' }: Loader, options: LoadOptions): void {
  const present: Readonly<Record<string, string>> = JSON.parse(data);
  const others = textOptions(options).filter(([name, text]) => present[name] !== text);
  if (others.length === 0) return;
  const list = others.map(([name, text]) => `${name} is ${JSON.stringify(present[name])}, not ${JSON.stringify(text)}`);
  throw new Error(
    `lobbykit: the page has loaded the kit with other options: ${list.join('; ')}. Create a second lobby with createLobby() of the kit.`,
  );
}
