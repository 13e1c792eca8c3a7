/** What a lobby knows about its app: the device, whether the bar was closed for good, whether the browser would install the page. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { readDevice } from '../../dom/device.ts';
import { onInstallPrompt, promptInstall, storeInstallPrompt } from '../../dom/install-prompt.ts';
import type { Device } from '../../protocol/content/download.ts';
import { routeAddress } from '../navigation/navigate.ts';
import { createStorage } from '../storage/storage.ts';
import type { Lobby, TextBundles } from '../types.ts';

export interface Downloads {
  readonly device: Device;
  /** The visitor has closed the bar, in whichever tab (APP-03). */
  readonly $closed: ReadableAtom<boolean>;
  /** Closes it for good. */
  close(): void;
  /** The browser would ask by itself whether to install the page. */
  readonly $canInstall: ReadableAtom<boolean>;
  /** Lets it ask; call it inside a click. True when the page is being installed. */
  install(): Promise<boolean>;
  /** Address of the page of downloads, for a phone beside this screen; null where there is none. */
  readonly page: string | null;
}

/** Stored as 1 once the bar was closed (APP-03). */
const CLOSED = 'hideDownloadBar';

const TABLES: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/download-en.ts')).downloadEn],
  ['PT', async () => (await import('../../i18n/download-pt.ts')).downloadPt],
  ['VI', async () => (await import('../../i18n/download-vi.ts')).downloadVi],
]);

type Source = Pick<Lobby, 'config'>;

/**
 * Downloads are kept by configuration: an element with a language of its own has a lobby of its own, but the configuration of the
 * page's lobby. They are kept on the page itself, for elements and lobby may come in two bundles.
 */
const KEY = Symbol.for('lobbykit.downloads');
const page = globalThis as typeof globalThis & { [KEY]?: WeakMap<Source['config'], Downloads> };

/** The downloads of a lobby: one per lobby, whichever module asks. */
export function downloadsOf(lobby: Source): Downloads {
  page[KEY] ??= new WeakMap();
  const downloads = page[KEY].get(lobby.config) ?? create(lobby);
  page[KEY].set(lobby.config, downloads);
  return downloads;
}

/** Resolves when the texts of downloads are in `$text`. */
export const downloadTexts = (lobby: Pick<Lobby, 'textReady'>): Promise<void> => lobby.textReady(TABLES);

function create({ config }: Source): Downloads {
  const storage = createStorage(config.storagePrefix, config.storage);
  const isClosed = (value: string | null) => value === '1';
  const $closed = atom(isClosed(storage.read(CLOSED)));
  onMount($closed, () => storage.onChange(CLOSED, value => $closed.set(isClosed(value))));
  // The browser asks once, maybe before anybody listens: a view does only after it is painted.
  storeInstallPrompt();
  const $canInstall = atom(false);
  onMount($canInstall, () => onInstallPrompt($canInstall.set));
  return {
    device: readDevice(storage.read('WEBCLIP') === '1'),
    $closed,
    close() {
      storage.write(CLOSED, '1');
      $closed.set(true);
    },
    $canInstall,
    install: promptInstall,
    page: routeAddress('app', config, config.gateway),
  };
}
