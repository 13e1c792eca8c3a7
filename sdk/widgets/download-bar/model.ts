/** Model of the download bar: visibility, app links, and open dialog. */
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
 * Dialog of the bar. `links`: the app links (APP-09). `steps`: the home-screen guide (APP-16). `homeScreen`: the
 * home-screen instructions (APP-18).
 */
export type DownloadPanel = 'links' | 'steps' | 'homeScreen';

export interface DownloadBarState {
  /** State of the widget. `empty` hides the bar, but its dialogs can still open. */
  readonly status: 'loading' | 'ready' | 'empty';
  readonly appearance: BarAppearance;
  /** URL of the app's icon, unvalidated; null if none. */
  readonly icon: string | null;
  /** App links; those for this device are first. */
  readonly links: readonly DownloadLink[];
  /** True if the request for the links failed. */
  readonly linksFailed: boolean;
  readonly platform: ReturnType<typeof platformOf>;
  /** Kind of browser, which determines the home-screen instructions. */
  readonly browser: Browser;
  /** Number of steps of the home-screen guide; 0 if there is none for this browser (APP-16). */
  readonly steps: number;
  /** True if this iOS version requires tips (APP-19). */
  readonly tips: boolean;
  /** True if the browser offers to install the page. */
  readonly canInstall: boolean;
  readonly panel: DownloadPanel | null;
}

export interface DownloadBarActions {
  /**
   * Emits `download-request`, for the download button. Unless a listener prevents the event, the dialog with the app
   * links opens.
   */
  request(): void;
  open(panel: DownloadPanel): void;
  /** Closes the open dialog. */
  close(): void;
  /** Closes the bar permanently (APP-03). */
  dismiss(): void;
  /** Emits the event `download` for a link that the visitor opened. */
  followed(link: Pick<DownloadLink, 'kind' | 'url'>): void;
  /**
   * Adds the page to the home screen with the browser's install prompt, the guide or the instructions, whichever is
   * available first. Must be called in a click handler.
   */
  addToHome(): Promise<void>;
  /** Shows the browser's install prompt. Must be called in a click handler. */
  install(): Promise<void>;
  /** Shows an error, because the code of the dialogs failed to load. */
  lost(why: 'offline' | 'outdated'): void;
}

export type DownloadBarModel = Model<DownloadBarState, DownloadBarActions>;

/** Store of the open dialog, and the function that opens or closes one. */
export interface DownloadPlace {
  readonly $panel: ReadableAtom<DownloadPanel | null>;
  show(panel: DownloadPanel | null): void;
}

/** State for a bar that opens no dialogs and ignores download requests. */
export const NOWHERE: DownloadPlace = { $panel: atom(null), show() {} };

function ownPlace(): DownloadPlace {
  const $panel = atom<DownloadPanel | null>(null);
  return { $panel, show: panel => $panel.set(panel) };
}

/** Key of a sample text. `$text` returns the key itself until the texts have loaded. */
const PROBE_KEY = 'download.part-failed';
const NO_SETTINGS: Resource<LobbySettings> = { loading: false, stale: false };
const NO_TEMPLATE: ReadonlyMap<string, string> = new Map();

/**
 * Creates the model with `params` for `lobby`. It sends no request while the bar is hidden and no dialog is open.
 * @param emit passes events to the widget's listeners first; returns false if a listener prevents the default action
 * @param place state of the open dialog, for a host that shows the dialogs itself. By default the state is internal,
 * and `download-request` opens the links
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
  // Another bar may already have loaded the texts.
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

  /**
   * If the page was opened from the home screen, the visibility depends on the app links, so they are requested first.
   */
  const $needsSettings = computed([downloads.$closed, lobby.$session, $panel], (closed, session, panel) => {
    const reason = hiddenBy(closed, session !== null, []);
    return panel !== null || reason === null || reason === 'shortcut';
  });

  /**
   * Opens the dialog with the app links when any widget emits `download-request`. The default action would leave the
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
