/** The ways to the operator that open in a window: the service link (SERV-16..21) and the live chat (SERV-09). */
import { failure } from '../api/errors.ts';
import { pageEnv } from '../dom/env.ts';
import { safeUrl } from '../dom/safe-url.ts';
import { type Channel, sealedServicePath, serviceChannels } from '../domain/service.ts';
import type { Lobby, ResourceLink } from '../types.ts';
import { launchChat } from '../wire/content.ts';
import { serviceLinks } from '../wire/system.ts';
import { commonStore } from './common-store.ts';
import { createStorage } from './storage.ts';
import { openTab } from './tab.ts';

type Source = Pick<Lobby, 'call' | 'config'>;

/** Where the decoded link is kept (SERV-20). */
const KEY = 'service_link';
/** A path says where it leads by itself: what a wrong key leaves must not become a page of the gateway's. */
const ADDRESS = /^(https?:\/)?\//i;

/** One question per lobby and page; a failed one is asked again. */
const questions = new WeakMap<Source, Promise<string | null>>();

/**
 * Address of the operator's service window, or null: where none is published, where its path does not open, where it must not
 * be opened (S8), and while the gateway cannot be asked. The one kept from before is given at once and renewed beside that,
 * once per page (SERV-20). Never rejects.
 */
export async function serviceLink(lobby: Source): Promise<string | null> {
  const { config } = lobby;
  const storage = createStorage(config.storagePrefix, config.storage);
  const kept = safeUrl('window', storage.read(KEY), config.gateway);
  const question =
    questions.get(lobby) ??
    askLink(lobby).then(
      found => {
        if (found) storage.write(KEY, found);
        else storage.remove(KEY);
        return found;
      },
      () => {
        questions.delete(lobby);
        return null;
      },
    );
  questions.set(lobby, question);
  return kept ?? question;
}

/** @throws CallError where the gateway gives no list, or its own of a chunk that does not come */
async function askLink({ call, config }: Source): Promise<string | null> {
  const { value } = await call(serviceLinks);
  const sealed = sealedServicePath(value.version.pathList);
  if (!sealed) return null;
  const decode = config.serviceLinkDecoder ?? (await import('./service-decoder.ts')).decodeServicePath;
  // A decoder of the host's may throw or give anything (SERV-18).
  const address = await Promise.resolve(sealed)
    .then(({ text, key }) => decode(text, key))
    .catch(() => null);
  return typeof address === 'string' && ADDRESS.test(address) ? safeUrl('window', address, config.gateway) : null;
}

/**
 * Opens the service window (SERV-03); resolves with its address. Call it inside the click. Rejects with a CallError, text key
 * `service.none`, where there is no service link; then no tab is left.
 */
export const openService = (lobby: Source): Promise<string> =>
  openBeside(async () => {
    const address = await serviceLink(lobby);
    if (!address) throw failure('address', 'service.none');
    return address;
  });

/**
 * Opens the live chat; resolves with its address, which is good once. Call it inside the click. Rejects with a CallError when
 * the gateway refuses; then no tab is left. What was read in the chat counts as read here when the member comes back.
 */
export async function openChat(lobby: Lobby): Promise<string> {
  const opened = await openBeside(async () => {
    const { value } = await lobby.call(launchChat);
    const address = safeUrl('window', value.chatUrl, lobby.config.gateway);
    if (!address) throw failure('answer', 'error.unknown');
    return address;
  });
  const off = pageEnv.onPageChange(change => {
    if (change !== 'shown') return;
    off();
    void commonStore(lobby).refresh('unread');
  });
  return opened;
}

/**
 * Opens an address that is still to be asked for in a tab of its own (S27). OPEN: SERV-09: where the browser gives no tab it
 * opens in this one, as the row says, and the way back leads here; S27's button is for games, which would be left by it.
 */
async function openBeside(ask: () => Promise<string>): Promise<string> {
  const tab = openTab();
  try {
    const address = await ask();
    if (tab) tab.location.replace(address);
    else globalThis.location?.assign(address);
    return address;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** The channels of the merchant's settings that may be opened (SERV-12..15, S8). */
export const channelsOf = ({ config }: Pick<Lobby, 'config'>, links: readonly ResourceLink[]): readonly Channel[] =>
  serviceChannels(links, url => safeUrl('window', url, config.gateway));
