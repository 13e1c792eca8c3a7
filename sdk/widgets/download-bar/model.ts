/** Model of the download bar: visibility, links, and the open dialog. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { downloadsOf, downloadTexts } from '../../lobby/content/downloads.ts';
import type { Emit } from '../../lobby/events.ts';
import { computed, getSnapshot } from '../../lobby/resource/stores.ts';
import type { Lobby, LobbySettings, Model, Resource } from '../../lobby/types.ts';
import {
  type Browser,
  browserOf,
  downloadBarHidden,
  needsIosTips,
  platformOf,
} from '../../protocol/content/download.ts';
import {
  appIcon,
  type BarAppearance,
  barAppearance,
  type DownloadLink,
  downloadLinks,
  guideSteps,
} from '../../protocol/content/download-links.ts';
import type { DownloadBarParams } from './props.ts';

/**
 * Dialog. `links`: the popup (APP-09). `steps`: the guide (APP-16). `homeScreen`: the home-screen instructions
 * (APP-18).
 */
export type DownloadPanel = 'links' | 'steps' | 'homeScreen';

export interface DownloadBarState {
  /** `empty` hides the bar; its dialogs can still be opened. */
  readonly status: 'loading' | 'ready' | 'empty';
  readonly appearance: BarAppearance;
  /** URL of the app's icon, unvalidated, null if none. */
  readonly icon: string | null;
  /** App links, those of this device first. */
  readonly links: readonly DownloadLink[];
  /** The request for the links failed. */
  readonly linksFailed: boolean;
  readonly platform: ReturnType<typeof platformOf>;
  /** Browser, for the home-screen instructions. */
  readonly browser: Browser;
  /** Number of steps of the guide; 0 if none (APP-16). */
  readonly steps: number;
  /** This iOS version requires tips (APP-19). */
  readonly tips: boolean;
  /** The browser has an install prompt for the page. */
  readonly canInstall: boolean;
  readonly panel: DownloadPanel | null;
}

export interface DownloadBarActions {
  /** Handles the download button: emits `download-request`; unless prevented, the popup opens. */
  request(): void;
  open(panel: DownloadPanel): void;
  /** Closes the open dialog. */
  close(): void;
  /** Closes the bar permanently (APP-03). */
  dismiss(): void;
  /** Emits the event `download` for an opened link. */
  followed(link: Pick<DownloadLink, 'kind' | 'url'>): void;
  /**
   * Adds the page to the home screen: by the browser's prompt, else by the guide, else by instructions. Call it in the
   * click handler.
   */
  addToHome(): Promise<void>;
  /** Shows the install prompt; call it in the click handler. */
  install(): Promise<void>;
  /** Reports that the code of the dialogs failed to load. */
  lost(why: 'offline' | 'outdated'): void;
}

export type DownloadBarModel = Model<DownloadBarState, DownloadBarActions>;

/** Store of the open dialog, and the function that opens or closes a dialog. */
export interface DownloadPlace {
  readonly $panel: ReadableAtom<DownloadPanel | null>;
  show(panel: DownloadPanel | null): void;
}

/** Dialog state of a hidden bar, which opens no dialog for download requests. */
export const NOWHERE: DownloadPlace = { $panel: atom(null), show() {} };

function ownPlace(): DownloadPlace {
  const $panel = atom<DownloadPanel | null>(null);
  return { $panel, show: panel => $panel.set(panel) };
}

/** Key of a text that is returned by `$text` until the texts have loaded. */
const PROBE_KEY = 'download.part-failed';
const NO_SETTINGS: Resource<LobbySettings> = { loading: false, stale: false };
const NO_TEMPLATE: ReadonlyMap<string, string> = new Map();

/**
 * Creates the bar with `params` on `lobby`; sends no request while it is hidden without an open dialog.
 * @param emit passes events to the widget's listeners first; false prevents the default action of a request
 * @param place dialog state of a host that shows the dialogs itself; default: internal state, which also handles
 * `download-request`
 */
export function createDownloadBar(
  lobby: Lobby,
  params: DownloadBarParams = {},
  emit: Emit = () => true,
  place?: DownloadPlace,
): DownloadBarModel {
  const downloads = downloadsOf(lobby);
  const { device } = downloads;
  const platform = platformOf(device);
  const browser = browserOf(device);
  const $settings = atom(NO_SETTINGS);
  // The texts may have been loaded by another or earlier bar.
  const $textsLoaded = atom(getSnapshot(lobby.$text)(PROBE_KEY) !== PROBE_KEY);
  const { $panel, show } = place ?? ownPlace();

  const hiddenBy = (closed: boolean, loggedIn: boolean, links: readonly { readonly kind: string }[]) =>
    downloadBarHidden({
      device,
      closed,
      hasIosLink: links.some(({ kind }) => kind === 'IOS'),
      requiresLogin: params.requireLogin === true,
      loggedIn,
    });

  const $state = computed(
    [downloads.$closed, lobby.$session, $settings, $textsLoaded, downloads.$canInstall, $panel],
    (closed, session, settings, textsLoaded, canInstall, panel): DownloadBarState => {
      const allLinks = settings.data?.downloadLinks ?? [];
      const known = textsLoaded && (settings.data !== undefined || settings.error !== undefined);
      const hidden = hiddenBy(closed, session !== null, allLinks) !== null;
      return {
        status: hidden ? 'empty' : known ? 'ready' : 'loading',
        appearance: barAppearance(settings.data?.template ?? NO_TEMPLATE),
        icon: appIcon(allLinks),
        links: downloadLinks(allLinks, platform),
        linksFailed: settings.data === undefined && settings.error !== undefined,
        platform,
        browser,
        steps: guideSteps(browser),
        tips: needsIosTips(device),
        canInstall,
        panel: textsLoaded ? panel : null,
      };
    },
  );

  /** The visibility for a home-screen shortcut depends on the links, so these are requested first. */
  const $needsSettings = computed([downloads.$closed, lobby.$session, $panel], (closed, session, panel) => {
    const reason = hiddenBy(closed, session !== null, []);
    return panel !== null || reason === null || reason === 'shortcut';
  });

  /**
   * Shows the download links when any widget emits `download-request`, instead of the default action, which leaves the
   * page.
   */
  const handleRequests = () =>
    lobby.on('download-request', event => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      show('links');
    });

  onMount($state, () => {
    let off = () => {};
    let requested = false;
    const offNeedsSettings = $needsSettings.subscribe(needed => {
      if (!needed || requested) return;
      requested = true;
      off = lobby.$settings.subscribe(found => $settings.set(found));
      void downloadTexts(lobby).then(() => $textsLoaded.set(true));
    });
    const offResponse = place ? () => {} : handleRequests();
    return () => {
      offResponse();
      offNeedsSettings();
      off();
    };
  });

  const actions: DownloadBarActions = {
    request() {
      const detail = { lobby: lobby.name };
      if (emit('download-request', detail)) lobby.request('download-request', detail);
    },
    open: show,
    close: () => show(null),
    dismiss() {
      downloads.close();
      emit('dismiss', { lobby: lobby.name });
    },
    followed: ({ kind, url }) => void emit('download', { kind, url, lobby: lobby.name }),
    async addToHome() {
      if (downloads.$canInstall.get()) await actions.install();
      else show(guideSteps(browser) > 0 ? 'steps' : 'homeScreen');
    },
    async install() {
      if (await downloads.install()) show(null);
    },
    lost: why => void emit('error', { kind: why, message: 'Code did not load.', lobby: lobby.name }),
  };
  return { $state, actions };
}
