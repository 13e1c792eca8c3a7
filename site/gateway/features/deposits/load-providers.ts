/** Loads adapters of payment providers from the file in the environment variable `PAYMENT_PROVIDERS` (PAY-14). */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../platform/start-error.ts';
import type { PaymentProvider } from './provider.ts';

const NAME = /^[a-z0-9-]{1,32}$/;
/** Names that an adapter may not use: ledger accounts of the sandbox's provider and of manual transfers. */
const RESERVED = ['sandbox', 'transfer'];
const METHODS = ['open', 'verify', 'query', 'payout'] as const;

/**
 * Imports an ES module and returns its export `providers`, a list of adapters.
 * @param file path, relative to the working directory
 * @throws StartError if the import fails, or an adapter lacks a name or a method
 */
export async function loadPaymentProviders(file: string): Promise<readonly PaymentProvider[]> {
  const module: { providers?: unknown } = await import(pathToFileURL(resolve(file)).href).catch((error: Error) => {
    throw new StartError(`PAYMENT_PROVIDERS names ${file}, which cannot be loaded: ${error.message}`);
  });
  const { providers } = module;
  if (!Array.isArray(providers)) {
    throw new StartError(`PAYMENT_PROVIDERS names ${file}, which must export a list "providers".`);
  }
  const names = new Set<string>();
  for (const provider of providers) {
    const name = String(provider?.name);
    if (!NAME.test(name) || RESERVED.includes(name) || names.has(name)) {
      throw new StartError(
        `${file} has a provider "${name}"; a name is unique and has 1 to 32 small letters, digits or -, except ${RESERVED.join(' and ')}.`,
      );
    }
    const missing = METHODS.find(method => typeof provider[method] !== 'function');
    if (missing) throw new StartError(`The provider "${name}" of ${file} has no method "${missing}".`);
    names.add(name);
  }
  return providers;
}
