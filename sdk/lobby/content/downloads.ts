/** App download state of a lobby: device of the visitor, closed download bar, and install prompt. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { readDevice } from '../../dom/device.ts';
import { onInstallPrompt, promptInstall, storeInstallPrompt } from '../../dom/install-prompt.ts';
import type { Device } from '../../protocol/content/download.ts';
import { routeUrl } from '../navigation/navigate.ts';
import { createStorage } from '../storage/storage.ts';
import type { Lobby, TextBundles } from '../types.ts';

export interface Downloads {
  readonly device: Device;
  /** True if the visitor closed the bar, in this or another tab (APP-03). */
  readonly $closed: ReadableAtom<boolean>;
  /** Closes the bar permanently. */
  close(): void;
  /** True if the browser offers to install the page. */
  readonly $canInstall: ReadableAtom<boolean>;
  /**
   * Shows the browser's install prompt; must be called in a click handler. Resolves with true if the visitor accepts
   * the installation.
   */
  install(): Promise<boolean>;
  /** URL of the download page that the QR code for a phone contains; null if there is no such page. */
  readonly page: string | null;
}

/** Storage key whose value is 1 after the visitor closed the bar (APP-03). */
const CLOSED = 'hideDownloadBar';

const TABLES: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/download-en.ts')).downloadEn],
  ['PT', async () => (await import('../../i18n/download-pt.ts')).downloadPt],
  ['VI', async () => (await import('../../i18n/download-vi.ts')).downloadVi],
]);

type Source = Pick<Lobby, 'config'>;

/**
 * Global key of the download states by configuration. Stored on the page, because elements and lobby may be in two
 * bundles; the configuration is the key, because an element with another language has a separate lobby with the same
 * configuration.
 */
const KEY = Symbol.for('lobbykit.downloads');
const page = globalThis as typeof globalThis & { [KEY]?: WeakMap<Source['config'], Downloads> };

/** Returns the download state of the lobby; all widgets of a lobby share it. */
export function downloadsOf(lobby: Source): Downloads {
  page[KEY] ??= new WeakMap();
  const downloads = page[KEY].get(lobby.config) ?? create(lobby);
  page[KEY].set(lobby.config, downloads);
  return downloads;
}

/** Resolves when `$text` contains the texts of the downloads. */
export const downloadTexts = (lobby: Pick<Lobby, 'textReady'>): Promise<void> => lobby.textReady(TABLES);

function create({ config }: Source): Downloads {
  const storage = createStorage(config.storagePrefix, config.storage);
  const isClosed = (value: string | null) => value === '1';
  const $closed = atom(isClosed(storage.read(CLOSED)));
  onMount($closed, () => storage.onChange(CLOSED, value => $closed.set(isClosed(value))));
  // Store the event now, because the browser emits the install prompt event only once, and a view starts to listen
  // after its first paint.
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
    page: routeUrl('app', config, config.gateway),
  };
}
