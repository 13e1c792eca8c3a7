/** The service widget without its looks: which ways to the operator there are, what is open, and what choosing one does. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { commonStore } from '../../lobby/content/common-store.ts';
import { createNotices } from '../../lobby/content/notices.ts';
import type { Emit, LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import { computed, getSnapshot } from '../../lobby/resource/stores.ts';
import { openChat, openService, serviceTextReady } from '../../lobby/service/service.ts';
import type { Lobby, Model, Notice } from '../../lobby/types.ts';
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
  /** False while its gate is not known: room is kept for it. */
  readonly known: boolean;
  /** Something there is unread (SERV-05). */
  readonly dot: boolean;
}

export interface ServiceState {
  /** `loading` until there are words. */
  readonly status: 'loading' | 'ready';
  /** The service modal. */
  readonly open: boolean;
  /** The buttons: `waiting` until it is known which there are. */
  readonly buttons: 'folded' | 'waiting' | 'unfolded';
  readonly shownButtons: readonly ShownButton[];
  /** Channel whose links are dropped down. */
  readonly dropped: ChannelName | null;
  readonly entries: readonly ShownEntry[];
  /** One of the entries has a dot. */
  readonly dot: boolean;
  /** The window that is being opened. */
  readonly opening: 'customer' | 'chat' | null;
  /** Why the last window did not open. */
  readonly notice: Notice | null;
}

export interface ServiceActions {
  /** Opens the service modal as soon as its texts are there. */
  open(): void;
  close(): void;
  /** Leads to the page of an entry, or opens its window: call it inside the click (SERV-02, SERV-03, SERV-09). */
  choose(entry: ServiceEntry): void;
  /** Unfolds the buttons, or folds them. */
  toggle(): void;
  fold(): void;
  /** Drops the links of a channel down, or takes them back (SERV-13). */
  drop(channel: ChannelName): void;
  /** A link of a channel was followed. */
  followed(channel: ChannelName, url: string): void;
  /** Asks for the download popup (SERV-14). */
  download(): void;
  /** The page shows another route: everything closes (SERV-04). */
  leave(): void;
  /** The code of the modal did not come. */
  lost(why: 'offline' | 'outdated'): void;
  dismissNotice(): void;
}

export type ServiceWidgetModel = Model<ServiceState, ServiceActions>;

interface Shown {
  readonly open: boolean;
  readonly unfolded: boolean;
  readonly dropped: ChannelName | null;
  readonly opening: ServiceState['opening'];
}

const CLOSED: Shown = { open: false, unfolded: false, dropped: null, opening: null };
/** Shows itself as long as the words are not there. */
const WORD = 'service.toggle.unread';
/** Counts of what is unread, by the entry that leads there. */
const UNREAD = { messages: 'inbox', announcements: 'announcements', chat: 'chat' } as const;

/**
 * The widget of `params` on `lobby`. Until somebody opens or unfolds it, it asks for a member's unread counts and for nothing
 * else.
 * @param emit lets a widget pass events to its own listeners first; false keeps the default of a request from happening
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
  const notices = createNotices();
  // Another widget, or the one before this, may have brought the words.
  const $textsLoaded = atom(getSnapshot(lobby.$text)(WORD) !== WORD);
  const $shown = atom(CLOSED);
  /** Between `open` and the words that it waits for. */
  let wanted = false;
  const change = (part: Partial<Shown>) => $shown.set({ ...$shown.get(), ...part });

  const $state: ReadableAtom<ServiceState> = computed(
    [known.$known, $shown, $textsLoaded, notices.$notice, common.$unread, lobby.$session],
    ({ flags, labels, channels, complete }, shown, worded, notice, { data: unread }, session): ServiceState => {
      const visitor = { flags, labels, session };
      const entries = SERVICE_ENTRIES.filter(offers).flatMap((entry): ShownEntry[] => {
        // A gate that was not answered stays shut.
        const there = hasEntry(entry, visitor) ?? (complete ? false : null);
        const count = entry in UNREAD ? (unread?.[UNREAD[entry as keyof typeof UNREAD]] ?? 0) : 0;
        return there === false ? [] : [{ name: entry, known: there === true, dot: count > 0 }];
      });
      const dotOf = (entry: ServiceEntry) => entries.some(({ name, dot }) => name === entry && dot);
      return {
        status: worded ? 'ready' : 'loading',
        open: shown.open,
        buttons: !shown.unfolded ? 'folded' : complete ? 'unfolded' : 'waiting',
        shownButtons: buttonsOf(channels, { chats: mayChat(visitor) === true, dot: dotOf('chat'), offers }),
        dropped: shown.dropped,
        entries,
        dot: entries.some(({ dot }) => dot),
        opening: shown.opening,
        notice,
      };
    },
  );

  const request = <N extends LobbyEventName>(event: N, detail: LobbyEvents[N]) =>
    emit(event, detail) && lobby.request(event, detail);
  const tell = (channel: LobbyEvents['contact']['channel'], url: string) => {
    const detail = { channel, url, lobby: name };
    lobby.fact('contact', detail);
    emit('contact', detail);
  };
  /** Messages counted at the start of the page may have been read since. */
  const variant = () => {
    known.follow();
    if (common.$unread.get().data) void common.refresh('unread');
  };
  const fold = () => change({ unfolded: false, dropped: null });
  const close = () => {
    wanted = false;
    if (!$shown.get().open) return;
    change({ open: false });
    emit('close', { lobby: name });
  };
  const openWindow = async (entry: 'customer' | 'chat') => {
    if ($shown.get().opening) return;
    change({ opening: entry });
    const opened = entry === 'chat' ? openChat(lobby) : openService(lobby);
    await notices.ofLaunch(opened.then(url => tell(entry, url)));
    change({ opening: null });
  };

  const actions: ServiceActions = {
    open() {
      if (wanted) return;
      wanted = true;
      fold();
      variant();
      void serviceTextReady(lobby).then(() => {
        if (!wanted || $shown.get().open) return;
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
      variant();
      change({ unfolded: true });
    },
    fold,
    drop: channel => change({ dropped: $shown.get().dropped === channel ? null : channel }),
    followed(channel, url) {
      fold();
      tell(channel, url);
    },
    download() {
      fold();
      request('download-request', { lobby: name });
    },
    leave() {
      fold();
      close();
    },
    lost: why => void emit('error', { kind: why, message: 'Code did not load.', lobby: name }),
    dismissNotice: notices.clear,
  };

  onMount($state, () => {
    void serviceTextReady(lobby).then(() => $textsLoaded.set(true));
    return () => {
      wanted = false;
      known.stop();
      notices.clear();
      $shown.set(CLOSED);
    };
  });

  return { $state, actions };
}
