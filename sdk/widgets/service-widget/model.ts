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
  /** False until it is known whether the entry is available; its space is reserved until then. */
  readonly known: boolean;
  /** True if the entry has unread items (SERV-05). */
  readonly dot: boolean;
}

export interface ServiceState {
  /** State of the widget: `loading` until the texts have loaded. */
  readonly status: 'loading' | 'ready';
  /** True if the service modal is open. */
  readonly open: boolean;
  /**
   * State of the floating buttons. `waiting`: the visitor has expanded them, but it is not known yet which are
   * available.
   */
  readonly buttons: 'folded' | 'waiting' | 'unfolded';
  readonly shownButtons: readonly ShownButton[];
  /** Contact channel whose menu is open; null if none. */
  readonly dropped: ChannelName | null;
  readonly entries: readonly ShownEntry[];
  /** True if any entry has unread items. */
  readonly dot: boolean;
  /** Window that is being opened; null if none. */
  readonly opening: 'customer' | 'chat' | null;
  /** Error of the window that was opened last. */
  readonly toast: Toast | null;
}

export interface ServiceActions {
  /** Opens the service modal after its texts have loaded. */
  open(): void;
  close(): void;
  /**
   * Navigates to the page of an entry, or opens its window. Must be called in a click handler (SERV-02, SERV-03,
   * SERV-09).
   */
  choose(entry: ServiceEntry): void;
  /** Expands or collapses the floating buttons. */
  toggle(): void;
  fold(): void;
  /** Opens or closes the menu of a contact channel (SERV-13). */
  drop(channel: ChannelName): void;
  /** Emits the event `contact` for a link that the visitor opened. */
  followed(channel: ChannelName, url: string): void;
  /** Requests the popup with the app links (SERV-14). */
  download(): void;
  /** Closes the modal, the buttons and the menu after a route change of the page (SERV-04). */
  closeAll(): void;
  /** Shows an error, because the code of the modal failed to load. */
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
/** Key of a sample text. `$text` returns the key itself until the texts have loaded. */
const PROBE_KEY = 'service.toggle.unread';
/** Name of the unread count of each entry. */
const UNREAD = { messages: 'inbox', announcements: 'announcements', chat: 'chat' } as const;

/**
 * Creates the model with `params` for `lobby`. Until the modal opens or the buttons expand, it requests only the unread
 * counts of a member.
 * @param emit passes events to the widget's listeners first; returns false if a listener prevents the default action
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
  // Another widget may already have loaded the texts.
  const $textsLoaded = atom(getSnapshot(lobby.$text)(PROBE_KEY) !== PROBE_KEY);
  const $shown = atom(CLOSED);
  /** True from the call of `open` until the texts have loaded. */
  let opening = false;
  const change = (part: Partial<Shown>) => $shown.set({ ...$shown.get(), ...part });

  const $state: ReadableAtom<ServiceState> = computed(
    [known.$known, $shown, $textsLoaded, toasts.$toast, common.$unread, lobby.$session],
    ({ flags, labels, channels, complete }, shown, textsLoaded, toast, { data: unread }, session): ServiceState => {
      const visitor = { flags, labels, session };
      const entries = SERVICE_ENTRIES.filter(offers).flatMap((entry): ShownEntry[] => {
        // If a request failed and the availability of an entry is therefore unknown, the entry is hidden.
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
  /** Fetches the unread counts again, because messages may have been read since the page was opened. */
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
    // If the page removes an open widget and inserts it again, it is open again.
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
