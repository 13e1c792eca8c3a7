/**
 * Providers that an operator adds beside the kit: check-in and codes by others. None of their code loads unless the page names it.
 */
import type { Providers } from 'lobbykit';

/**
 * The operator's providers: default export of the module that `<meta name="lobbykit-providers" content="/path.js">` of
 * the page names, from this origin only (S45). Without one, and when it cannot be loaded, there are none.
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
