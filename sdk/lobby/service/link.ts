/** Where the operator's service window is: a path that is asked for, opened and kept (SERV-16..21, S23). */
import { safeUrl } from '../../dom/safe/safe-url.ts';
import { encryptedServicePath } from '../../protocol/service/channels.ts';
import { createStorage } from '../storage/storage.ts';
import type { Lobby } from '../types.ts';

type Source = Pick<Lobby, 'call' | 'config'>;

/** Where the decoded link is kept (SERV-20). */
const KEY = 'service_link';
/** A decoded path is taken if it begins with a slash or with http(s): what a wrong key leaves would else count as a path of the gateway. */
const ADDRESS = /^(https?:\/)?\//i;

/** One question per lobby and page, by the calls that its elements share; a failed one is asked again. */
const questions = new WeakMap<Source['call'], Promise<string | null>>();

/**
 * Address of the operator's service window, or null: where none is published, where its path does not open, where it must not
 * be opened (S8), and while the gateway cannot be asked. The one kept from before is given at once and renewed beside that,
 * once per page (SERV-20). Never rejects.
 */
export async function serviceLink(lobby: Source): Promise<string | null> {
  const { config } = lobby;
  const storage = createStorage(config.storagePrefix, config.storage);
  const stored = safeUrl('window', storage.read(KEY), config.gateway);
  const question =
    questions.get(lobby.call) ??
    fetchLink(lobby).then(
      found => {
        if (found) storage.write(KEY, found);
        else storage.remove(KEY);
        return found;
      },
      () => {
        questions.delete(lobby.call);
        return null;
      },
    );
  questions.set(lobby.call, question);
  return stored ?? question;
}

/**
 * Asks for the link and decodes it; null where there is none that may be opened.
 * @throws CallError where the gateway gives no list; the error of `import()` where a chunk does not come
 */
async function fetchLink({ call, config }: Source): Promise<string | null> {
  // A closed widget asks for no link.
  const { serviceLinks } = await import('../../protocol/service/calls.ts');
  const { value } = await call(serviceLinks);
  const sealed = encryptedServicePath(value.version.pathList);
  if (!sealed) return null;
  const decode = config.serviceLinkDecoder ?? (await import('./decoder.lazy.ts')).decodeServicePath;
  // A decoder of the host's may throw or give anything (SERV-18).
  const address = await Promise.resolve(sealed)
    .then(({ text, key }) => decode(text, key))
    .catch(() => null);
  return typeof address === 'string' && ADDRESS.test(address) ? safeUrl('window', address, config.gateway) : null;
}
