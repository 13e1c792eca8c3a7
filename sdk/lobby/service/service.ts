/** Contact windows of the operator: the service link (SERV-03) and the live chat (SERV-09). */
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

/** Resolves when `$text` contains the texts of the contact windows and of their errors. */
export const serviceTextReady = ({ textReady }: Pick<Lobby, 'textReady'>): Promise<void> => textReady(TEXTS);

/**
 * Opens the service window (SERV-03); resolves with its URL; must be called in the click handler. If there is no
 * service link, closes the tab and rejects with a CallError with the text key `service.none`.
 */
export const openService = (lobby: Pick<Lobby, 'call' | 'config' | 'textReady'>): Promise<string> =>
  openInTab(async () => {
    const url = await serviceLink(lobby);
    if (url) return url;
    await serviceTextReady(lobby);
    throw failure('unavailable', 'service.none');
  });

/**
 * Opens the live chat and resolves with its URL, which works only once; must be called in the click handler. If the
 * gateway returns an error, closes the tab and rejects with a CallError; when the member returns to this page, the
 * unread count is fetched again.
 */
export async function openChat(lobby: Lobby): Promise<string> {
  const opened = await openInTab(async () => {
    const { value } = await lobby.call(launchChat);
    const url = safeUrl('window', value.chatUrl, lobby.config.gateway);
    if (!url) throw failure('invalid-response', 'error.unknown');
    return url;
  });
  const off = pageEnv.onPageChange(change => {
    if (change !== 'shown') return;
    off();
    void commonStore(lobby).refresh('unread');
  });
  return opened;
}

/**
 * Opens a new tab immediately and sets its URL when the URL has been fetched (S27). OPEN: SERV-09: if the browser
 * blocks the tab, the URL opens in this tab as specified, and back navigation returns to this page; the button that S27
 * requires is for games only.
 */
async function openInTab(fetchUrl: () => Promise<string>): Promise<string> {
  const tab = openTab();
  try {
    const url = await fetchUrl();
    if (tab) tab.location.replace(url);
    else globalThis.location?.assign(url);
    return url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Returns those channels of the merchant's settings whose URLs are allowed (SERV-12..15, S8). */
export const channelsOf = ({ config }: Pick<Lobby, 'config'>, links: readonly ResourceLink[]): readonly Channel[] =>
  serviceChannels(links, url => safeUrl('window', url, config.gateway));
