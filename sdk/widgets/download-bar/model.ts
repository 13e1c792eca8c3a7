/** The download bar without its looks: whether it shows, what it offers, and which of its dialogs is open. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { downloadsOf, downloadTexts } from '../../lobby/content/downloads.ts';
import type { Emit } from '../../lobby/events.ts';
import { computed, getSnapshot } from '../../lobby/resource/stores.ts';
import type { Lobby, LobbySettings, Model, Resource } from '../../lobby/types.ts';
import { downloadBarHidden, needsIosTips, platformOf } from '../../protocol/content/download.ts';
import {
  appIcon,
  type BarVariant,
  barVariant,
  type DownloadLink,
  downloadLinks,
  guideSteps,
} from '../../protocol/content/download-links.ts';
import type { DownloadBarParams } from './props.ts';

/** `links`: the popup (APP-09). `steps`: the guide (APP-16). `homeScreen`: how a page gets there (APP-18). */
export type DownloadPanel = 'links' | 'steps' | 'homeScreen';

export interface DownloadBarState {
  /** `empty` hides the bar; its dialogs can still be asked for. */
  readonly status: 'loading' | 'ready' | 'empty';
  readonly variant: BarVariant;
  /** Address of the app's picture as given, null without one. */
  readonly icon: string | null;
  /** The links, those of this device first. */
  readonly links: readonly DownloadLink[];
  /** The question for the links failed. */
  readonly linksFailed: boolean;
  readonly platform: ReturnType<typeof platformOf>;
  /** Steps of the guide; 0 for none (APP-16). */
  readonly steps: number;
  /** This iOS needs tips (APP-19). */
  readonly tips: boolean;
  /** The browser would ask by itself whether to install the page. */
  readonly canInstall: boolean;
  readonly panel: DownloadPanel | null;
}

export interface DownloadBarActions {
  /** The download button: raises `download-request`; unless prevented the popup opens. */
  request(): void;
  open(panel: DownloadPanel): void;
  /** Closes the dialog that is open. */
  close(): void;
  /** Closes the bar for good (APP-03). */
  dismiss(): void;
  /** A link was followed. */
  followed(link: Pick<DownloadLink, 'kind' | 'url'>): void;
  /** To the home screen: the browser asks, else the guide opens, else the words. Call it inside the click. */
  addToHome(): Promise<void>;
  /** Lets the browser ask; call it inside the click. */
  install(): Promise<void>;
  /** The code of the dialogs did not come. */
  lost(why: 'offline' | 'outdated'): void;
}

export type DownloadBarModel = Model<DownloadBarState, DownloadBarActions>;

/** Where it is kept which dialog is open. */
export interface DownloadPlace {
  readonly $panel: ReadableAtom<DownloadPanel | null>;
  show(panel: DownloadPanel | null): void;
}

/** Of a bar that nobody sees: another one answers those who ask for the links. */
export const NOWHERE: DownloadPlace = { $panel: atom(null), show() {} };

function ownPlace(): DownloadPlace {
  const $panel = atom<DownloadPanel | null>(null);
  return { $panel, show: panel => $panel.set(panel) };
}

/** Shows itself as long as the words are not there. */
const WORD = 'download.part-failed';
const NOTHING: Resource<LobbySettings> = { loading: false, stale: false };
const NO_TEMPLATE: ReadonlyMap<string, string> = new Map();

/**
 * The bar of `params` on `lobby`; asks nothing while it is hidden and none of its dialogs is open.
 * @param emit lets a widget pass events to its own listeners first; false keeps the default of a request from happening
 * @param place of a host that shows the dialogs itself; default one of its own, which also answers `download-request`
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
  const $settings = atom(NOTHING);
  // Another bar, or the one before this, may have brought the words.
  const $textsLoaded = atom(getSnapshot(lobby.$text)(WORD) !== WORD);
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
    (closed, session, settings, worded, canInstall, panel): DownloadBarState => {
      const given = settings.data?.downloadLinks ?? [];
      const known = worded && (settings.data !== undefined || settings.error !== undefined);
      const hidden = hiddenBy(closed, session !== null, given) !== null;
      return {
        status: hidden ? 'empty' : known ? 'ready' : 'loading',
        variant: barVariant(settings.data?.template ?? NO_TEMPLATE),
        icon: appIcon(given),
        links: downloadLinks(given, platform),
        linksFailed: settings.data === undefined && settings.error !== undefined,
        platform,
        steps: guideSteps(platform),
        tips: needsIosTips(device),
        canInstall,
        panel: worded ? panel : null,
      };
    },
  );

  /** Whether a shortcut may show depends on the links, so they have to be asked for first. */
  const $wanted = computed([downloads.$closed, lobby.$session, $panel], (closed, session, panel) => {
    const reason = hiddenBy(closed, session !== null, []);
    return panel !== null || reason === null || reason === 'shortcut';
  });

  /** Whichever widget asks, this one shows the links instead of leaving the page. */
  const answer = () =>
    lobby.on('download-request', event => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      show('links');
    });

  onMount($state, () => {
    let off = () => {};
    let asked = false;
    const offWanted = $wanted.subscribe(wanted => {
      if (!wanted || asked) return;
      asked = true;
      off = lobby.$settings.subscribe(found => $settings.set(found));
      void downloadTexts(lobby).then(() => $textsLoaded.set(true));
    });
    const offResponse = place ? () => {} : answer();
    return () => {
      offResponse();
      offWanted();
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
      else show(guideSteps(platform) > 0 ? 'steps' : 'homeScreen');
    },
    async install() {
      if (await downloads.install()) show(null);
    },
    lost: why => void emit('error', { kind: why, message: 'Code did not load.', lobby: lobby.name }),
  };
  return { $state, actions };
}
