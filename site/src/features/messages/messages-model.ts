/** Lists of messages for a reader, and how opening one marks it read (ANN-13, MSG-02, MSG-05). */
import { commonStore, type Lobby, markMessage, markRead, type Resource } from 'lobbykit';
import { type Message, mayUse, unreadOf, withReadState } from 'lobbykit/domain';
import { computed, type ReadableAtom } from 'nanostores';

export type MessageSource = 'notices' | 'agentNotices' | 'mail';

export interface MessageList {
  /** In the order of the gateway. Messages that this reader cannot mark are shown as read. */
  readonly $state: ReadableAtom<Resource<readonly Message[]>>;
  /** Asks anew for what is there already: who comes back to a list wants to see what is new. */
  renew(): void;
  /** Asks again after a failure. */
  retry(): void;
  /** Marks a message read; nothing happens where it is read, or not its reader's to mark. */
  open(message: Message): void;
  /** Marks all of the list read. */
  openAll(): void;
}

const NAMES = { notices: 'announcements', agentNotices: 'agentAnnouncements', mail: 'inbox' } as const;

/** A list of messages of a lobby; two callers who ask for the same list see the same state. */
export function messageList(lobby: Lobby, source: MessageSource): MessageList {
  const { $session } = lobby;
  const common = commonStore(lobby);
  const name = NAMES[source];
  const rowsOf = {
    notices: computed(common.$announcements, ({ data, ...rest }) => (data ? { ...rest, data: data.notices } : rest)),
    agentNotices: common.$agentAnnouncements,
    mail: common.$inbox,
  };
  const $rows: ReadableAtom<Resource<readonly Message[]>> = rowsOf[source];
  const $state = computed([$rows, $session], ({ data, ...rest }, session): Resource<readonly Message[]> => {
    // A guest has no mailbox, so that nobody is asked for it.
    if (!data) return source === 'mail' && session && !mayUse('receiveMail', session) ? { ...rest, data: [] } : rest;
    return { ...rest, data: mayUse('markRead', session) ? data : withReadState(data, () => true) };
  });
  const mark = source === 'mail' ? markMessage : markRead;
  const open = ({ isRead, id }: Message) => {
    if (!isRead) void mark(lobby, id);
  };
  return {
    $state,
    renew() {
      if ($rows.get().data) void common.refresh(name);
    },
    retry: () => void common.refresh(name),
    open,
    openAll: () => unreadOf($state.get().data ?? []).forEach(open),
  };
}
