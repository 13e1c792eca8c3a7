/** URL of the operator's service window. Its path is fetched, decoded and cached (SERV-16..21, S23). */
import { safeUrl } from '../../dom/safe/safe-url.ts';
import { encryptedServicePath } from '../../protocol/service/service-link.ts';
import { createStorage } from '../storage/storage.ts';
import type { Lobby } from '../types.ts';

type Source = Pick<Lobby, 'call' | 'config'>;

/** Storage key of the decoded link (SERV-20). */
const KEY = 'service_link';
/**
 * Pattern of valid decoded paths: they start with a slash or http(s). Decoding with a wrong key yields other text,
 * which must not count as a path of the gateway.
 */
const URL_START = /^(https?:\/)?\//i;

/**
 * Pending and finished requests: all elements share one request per lobby and page, and a failed request is repeated.
 */
const requests = new WeakMap<Source['call'], Promise<string | null>>();

/**
 * Returns the URL of the operator's service window; null if there is none, if it cannot be decoded or is forbidden
 * (S8), or if the gateway cannot be reached. A cached URL is returned immediately and fetched again in the background,
 * once per page (SERV-20).
 */
export async function serviceLink(lobby: Source): Promise<string | null> {
  const { config } = lobby;
  const storage = createStorage(config.storagePrefix, config.storage);
  const stored = safeUrl('window', storage.read(KEY), config.gateway);
  const request =
    requests.get(lobby.call) ??
    fetchLink(lobby).then(
      found => {
        if (found) storage.write(KEY, found);
        else storage.remove(KEY);
        return found;
      },
      () => {
        requests.delete(lobby.call);
        return null;
      },
    );
  requests.set(lobby.call, request);
  return stored ?? request;
}

/**
 * Fetches and decodes the link; null if the operator publishes none or its URL is forbidden.
 * @throws CallError if the gateway returns no list; the error of `import()` if a chunk fails to load
 */
async function fetchLink({ call, config }: Source): Promise<string | null> {
  // Loads at the first request, because a closed service widget fetches no link.
  const { serviceLinks } = await import('../../protocol/service/calls.ts');
  const { value } = await call(serviceLinks);
  const sealed = encryptedServicePath(value.version.pathList);
  if (!sealed) return null;
  const decode = config.serviceLinkDecoder ?? (await import('./decoder.lazy.ts')).decodeServicePath;
  // The host may configure a decoder that throws or returns any value (SERV-18).
  const url = await Promise.resolve(sealed)
    .then(({ text, key }) => decode(text, key))
    .catch(() => null);
  return typeof url === 'string' && URL_START.test(url) ? safeUrl('window', url, config.gateway) : null;
}
