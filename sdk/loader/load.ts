/** Entry `lobbykit/load`: adds the script tag to a page, for a host that installs only the types from npm. */
import { ofDocument, ofWindow } from '../dom/dom-clobbering.ts';
import { hasPage } from '../dom/env.ts';
import type { Kit, LobbykitGlobal } from './kit.lazy.ts';
import type { TagOptions } from './tag-options.lazy.ts';

export type { TagName, Tags, WidgetName } from '../frameworks/tags.ts';
export type { Kit, LobbykitGlobal } from './kit.lazy.ts';
export type { TagOptions } from './tag-options.lazy.ts';

/** Options of `loadLobbykit`: those of the script tag, and the tag's own attributes. */
export interface LoadOptions extends TagOptions {
  /** URL of the loader. Default: `/sdk/latest/lobbykit.js` of `gateway`. */
  src?: string;
  /** Hash of the loader from `integrity.json`, for a `src` with a version. */
  integrity?: string;
}

/** `window.lobbykit` of a page with a loader. */
interface Loader extends LobbykitGlobal {
  /** Options of the script tag by name, as JSON. */
  readonly data?: string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Result of the inserted script; undefined after a failure, so that the next call inserts another one. */
let loading: Promise<Loader> | undefined;
let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Loads the kit by a script tag and resolves with it. Calls share one tag, also with a tag of the page that has already
 * run; a call after a failure tries again.
 * @param options none if the page already loads the kit, else `gateway` or `src`
 * @throws Error on a server, if the script or the code of the kit fails to load, or if the page has loaded the kit with
 * another value of an option
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

/** Returns the loader that the page has run; before that, `window.lobbykit` is absent or a list of tasks. */
function presentLoader(): Loader | undefined {
  const present = ofWindow('lobbykit') as Loader | unknown[] | undefined;
  return Array.isArray(present) ? undefined : present;
}

/** Returns the options of the tag by name, as text. */
function textOptions({ src, integrity, nonce, ...options }: LoadOptions): [name: string, text: string][] {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : textOf(value)]);
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(',') : JSON.stringify(value));

function insertScript(options: LoadOptions): Promise<Loader> {
  const { gateway, integrity, nonce } = options;
  const address = options.src ?? (gateway && `${gateway.replace(/\/+$/, '')}/sdk/latest/lobbykit.js`);
  if (!address) throw new Error('lobbykit: loadLobbykit() requires the option "gateway" or "src".');
  const script = document.createElement('script');
  if (nonce) script.nonce = nonce;
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  // `data-lobby-prize-mode` of `prizeMode`.
  for (const [name, text] of textOptions(options))
    script.dataset[`lobby${name.charAt(0).toUpperCase()}${name.slice(1)}`] = text;
  // Throws on a page that requires trusted addresses and does not allow the policy.
  script.src = trustedAddress(address);
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
    script.onerror = () =>
      fail('did not load; check the address, the network, and script-src and integrity of the page.');
    ofDocument('head').append(script);
  });
}

/** Returns the address as a page with `require-trusted-types-for 'script'` requires it. */
function trustedAddress(address: string): string {
  const policies = ofWindow('trustedTypes') as PolicyFactory | undefined;
  try {
    policy ??= policies?.createPolicy('lobbykit-load', { createScriptURL: url => url });
  } catch {
    // The page does not allow the policy, and may not require one.
  }
  return policy?.createScriptURL(address) ?? address;
}

/** A page has one loader. @throws Error naming each option with another value than that of the loader's tag */
function requireEqual({ data = '{}' }: Loader, options: LoadOptions): void {
  const present: Readonly<Record<string, string>> = JSON.parse(data);
  const others = textOptions(options).filter(([name, text]) => present[name] !== text);
  if (others.length === 0) return;
  const list = others.map(([name, text]) => `${name} is ${JSON.stringify(present[name])}, not ${JSON.stringify(text)}`);
  throw new Error(
    `lobbykit: the page has loaded the kit with other options: ${list.join('; ')}. Create a second lobby with createLobby() of the kit.`,
  );
}
