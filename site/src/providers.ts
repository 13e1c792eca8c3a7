/**
 * Loads the operator's providers of social login, SMS codes, and captchas. Loads no code unless the page names a
 * module.
 */
import type { Providers } from 'lobbykit';

/**
 * Loads the operator's providers: the default export of the module in `<meta name="lobbykit-providers"
 * content="/path.js">`, same origin only (S45). Returns no providers without this tag, or if the module fails to load.
 */
export async function loadProviders(page: Document, load = importModule): Promise<Providers> {
  const named = page.querySelector<HTMLMetaElement>('meta[name="lobbykit-providers"]')?.content;
  if (!named) return {};
  try {
    const address = new URL(named, page.baseURI);
    if (address.origin !== new URL(page.baseURI).origin) throw new Error('another origin');
    return (await load(address.href)).default;
  } catch (reason) {
    console.error(`lobbykit: the providers "${named}" could not be loaded`, reason);
    return {};
  }
}

const importModule = (address: string): Promise<{ default: Providers }> => import(/* @vite-ignore */ address);
