/** Model of the service widget: contact options, open state, and actions. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { commonStore } from '../../lobby/content/common-store.ts';
import { createToasts } from '../../lobby/content/toasts.ts';
import type { Emit, LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import { computed, getSnapshot } from '../../lobby/resource/stores.ts';
import { openChat, openService, serviceTextReady } from '../../lobby/service/service.ts';
import type { Lobby, Model, Toast } from '../../lobby/types.ts';
import {
  type ChannelName,
  hasEntry,
  mayChat,
  SERVICE_ENTRIES,
  type ServiceEntry,
  serviceRoute,
} from '../../protocol/service/channels.ts';
import { buttonsOf, type ShownButton } from './buttons-model.ts';
import { createKnown } from './known-model.ts';
import type { ServiceParams } from './props.ts';

export interface ShownEntry {
  readonly name: ServiceEntry;
  /** False while its availability is unknown: space is reserved. */
  readonly known: boolean;
  /** The entry has unread items (SERV-05). */
  readonly dot: boolean;
}

export interface ServiceState {
  /** `loading` until the texts have loaded. */
  readonly status: 'loading' | 'ready';
  /** Open state of the service modal. */
  readonly open: boolean;
  /** State of the buttons: `waiting` until the available buttons are known. */
  readonly buttons: 'folded' | 'waiting' | 'unfolded';
  readonly shownButtons: readonly ShownButton[];
  /** Channel with an open menu. */
  readonly dropped: ChannelName | null;
  readonly entries: readonly ShownEntry[];
  /** At least one entry has unread items. */
  readonly dot: boolean;
  /** Window that is being opened. */
  readonly opening: 'customer' | 'chat' | null;
  /** Error of the last window. */
  readonly toast: Toast | null;
}

export interface ServiceActions {
  /** Opens the service modal once its texts have loaded. */
  open(): void;
  close(): void;
  /**
   * Navigates to the page of an entry or opens its window; call it in the click handler (SERV-02, SERV-03, SERV-09).
   */
  choose(entry: ServiceEntry): void;
  /** Expands or collapses the buttons. */
  toggle(): void;
  fold(): void;
  /** Opens or closes the menu of a channel (SERV-13). */
  drop(channel: ChannelName): void;
  /** Emits the event for an opened link of a contact channel. */
  followed(channel: ChannelName, url: string): void;
  /** Requests the download popup (SERV-14). */
  download(): void;
  /** Closes everything after a route change of the page (SERV-04). */
  closeAll(): void;
  /** Reports that the code of the modal failed to load. */
  lost(why: 'offline' | 'outdated'): void;
  dismissToast(): void;
}

export type ServiceWidgetModel = Model<ServiceState, ServiceActions>;

interface Shown {
  readonly open: boolean;
  readonly unfolded: boolean;
  readonly dropped: ChannelName | null;
  readonly opening: ServiceState['opening'];
}

const CLOSED: Shown = { open: false, unfolded: false, dropped: null, opening: null };
/** Key of a text that is returned by `$text` until the texts have loaded. */
const PROBE_KEY = 'service.toggle.unread';
/** Unread counts by entry. */
const UNREAD = { messages: 'inbox', announcements: 'announcements', chat: 'chat' } as const;

/**
 * Creates the widget with `params` on `lobby`. Until opened or expanded, it requests only a member's unread counts.
 * @param emit passes events to the widget's listeners first; false prevents the default action of a request
 */
export function createServiceWidget(
  lobby: Lobby,
  params: ServiceParams = {},
  emit: Emit = () => true,
): ServiceWidgetModel {
  const { name } = lobby;
  const chosen = params.entries?.split(',').map(entry => entry.trim());
  const offers = (one: string) => chosen?.includes(one) ?? true;
  const common = commonStore(lobby);
  const known = createKnown(lobby);
  const toasts = createToasts();
  // The texts may have been loaded by another or earlier widget.
  const $textsLoaded = atom(getSnapshot(lobby.$text)(PROBE_KEY) !== PROBE_KEY);
  const $shown = atom(CLOSED);
  /** True between `open` and the loaded texts. */
  let opening = false;
  const change = (part: Partial<Shown>) => $shown.set({ ...$shown.get(), ...part });

  const $state: ReadableAtom<ServiceState> = computed(
    [known.$known, $shown, $textsLoaded, toasts.$toast, common.$unread, lobby.$session],
    ({ flags, labels, channels, complete }, shown, textsLoaded, toast, { data: unread }, session): ServiceState => {
      const visitor = { flags, labels, session };
      const entries = SERVICE_ENTRIES.filter(offers).flatMap((entry): ShownEntry[] => {
        // An entry with unknown availability after a failed request is hidden.
        const there = hasEntry(entry, visitor) ?? (complete ? false : null);
        const count = entry in UNREAD ? (unread?.[UNREAD[entry as keyof typeof UNREAD]] ?? 0) : 0;
        return there === false ? [] : [{ name: entry, known: there === true, dot: count > 0 }];
      });
      const dotOf = (entry: ServiceEntry) => entries.some(({ name, dot }) => name === entry && dot);
      return {
        status: textsLoaded ? 'ready' : 'loading',
        open: shown.open,
        buttons: !shown.unfolded ? 'folded' : complete ? 'unfolded' : 'waiting',
        shownButtons: buttonsOf(channels, { chats: mayChat(visitor) === true, dot: dotOf('chat'), offers }),
        dropped: shown.dropped,
        entries,
        dot: entries.some(({ dot }) => dot),
        opening: shown.opening,
        toast,
      };
    },
  );

  const request = <N extends LobbyEventName>(event: N, detail: LobbyEvents[N]) =>
    emit(event, detail) && lobby.request(event, detail);
  const reportContact = (channel: LobbyEvents['contact']['channel'], url: string) => {
    const detail = { channel, url, lobby: name };
    lobby.fact('contact', detail);
    emit('contact', detail);
  };
  /** Refreshes unread counts, because messages may have been read since the page was opened. */
  const refreshUnread = () => {
    known.follow();
    if (common.$unread.get().data) void common.refresh('unread');
  };
  const fold = () => change({ unfolded: false, dropped: null });
  const close = () => {
    opening = false;
    if (!$shown.get().open) return;
    change({ open: false });
    emit('close', { lobby: name });
  };
  const openWindow = async (entry: 'customer' | 'chat') => {
    if ($shown.get().opening) return;
    change({ opening: entry });
    const opened = entry === 'chat' ? openChat(lobby) : openService(lobby);
    await toasts.ofLaunch(opened.then(url => reportContact(entry, url)));
    change({ opening: null });
  };

  const actions: ServiceActions = {
    open() {
      if (opening) return;
      opening = true;
      fold();
      refreshUnread();
      void serviceTextReady(lobby).then(() => {
        if (!opening || $shown.get().open) return;
        change({ open: true });
        emit('open', { lobby: name });
      });
    },
    close,
    choose(entry) {
      const to = serviceRoute(entry, lobby.$session.get());
      if (entry === 'chat' || entry === 'customer') return void openWindow(entry);
      close();
      if (to) request('navigate-request', { to, lobby: name });
    },
    toggle() {
      if ($shown.get().unfolded) return fold();
      refreshUnread();
      change({ unfolded: true });
    },
    fold,
    drop: channel => change({ dropped: $shown.get().dropped === channel ? null : channel }),
    followed(channel, url) {
      fold();
      reportContact(channel, url);
    },
    download() {
      fold();
      request('download-request', { lobby: name });
    },
    closeAll() {
      fold();
      close();
    },
    lost: why => void emit('error', { kind: why, message: 'Code did not load.', lobby: name }),
    dismissToast: toasts.clear,
  };

  onMount($state, () => {
    void serviceTextReady(lobby).then(() => $textsLoaded.set(true));
    // A widget that was open when the page removed it is open again when inserted.
    const { open, unfolded } = $shown.get();
    if (open || unfolded) known.follow();
    return () => {
      opening = false;
      known.stop();
      toasts.clear();
    };
  });

  return { $state, actions };
}
