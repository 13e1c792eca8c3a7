/** The ways to the operator that open in a window: the service link (SERV-03) and the live chat (SERV-09). */
import { failure } from '../../client/errors.ts';
import { pageEnv } from '../../dom/env.ts';
import { safeUrl } from '../../dom/safe/safe-url.ts';
import { launchChat } from '../../protocol/content/calls.ts';
import { type Channel, serviceChannels } from '../../protocol/service/channels.ts';
import { commonStore } from '../content/common-store.ts';
import { openTab } from '../navigation/new-tab.ts';
import type { Lobby, ResourceLink, TextBundles } from '../types.ts';
import { serviceLink } from './link.ts';

const TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/service-en.ts')).serviceEn],
  ['PT', async () => (await import('../../i18n/service-pt.ts')).servicePt],
  ['VI', async () => (await import('../../i18n/service-vi.ts')).serviceVi],
]);

/** Resolves when the words for the ways to the operator, and for the failures below, are in `$text`. */
export const serviceTextReady = ({ textReady }: Pick<Lobby, 'textReady'>): Promise<void> => textReady(TEXTS);

/**
 * Opens the service window (SERV-03); resolves with its address. Call it inside the click. Rejects with a CallError, text key
 * `service.none`, where there is no service link; then no tab is left.
 */
export const openService = (lobby: Pick<Lobby, 'call' | 'config' | 'textReady'>): Promise<string> =>
  openBeside(async () => {
    const address = await serviceLink(lobby);
    if (address) return address;
    await serviceTextReady(lobby);
    throw failure('address', 'service.none');
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
