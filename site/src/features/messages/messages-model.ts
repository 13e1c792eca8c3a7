/** Loads the message lists of a member or visitor and marks opened messages as read (ANN-13, MSG-02, MSG-05). */
import { commonStore, type Lobby, markMessage, markRead, type Resource } from 'lobbykit';
import { type Message, mayUse, unreadOf, withReadState } from 'lobbykit/domain';
import { computed, type ReadableAtom } from 'nanostores';

export type MessageSource = 'announcements' | 'agentAnnouncements' | 'mail';

export interface MessageList {
  /** Messages in the gateway's order. A message that this visitor cannot mark as read appears as read. */
  readonly $state: ReadableAtom<Resource<readonly Message[]>>;
  /** Requests loaded messages again, so that a list shows new messages when the visitor returns to it. */
  renew(): void;
  /** Sends a failed request again. */
  retry(): void;
  /** Marks a message as read; does nothing if it is read or if this visitor cannot mark it. */
  open(message: Message): void;
  /** Marks all messages of the list as read. */
  openAll(): void;
}

const NAMES = { announcements: 'announcements', agentAnnouncements: 'agentAnnouncements', mail: 'inbox' } as const;

/** Returns the message list of a source. Calls for the same source share their data. */
export function messageList(lobby: Lobby, source: MessageSource): MessageList {
  const { $session } = lobby;
  const common = commonStore(lobby);
  const name = NAMES[source];
  const rowsOf = {
    announcements: computed(common.$announcements, ({ data, ...rest }) =>
      data ? { ...rest, data: data.announcements } : rest,
    ),
    agentAnnouncements: common.$agentAnnouncements,
    mail: common.$inbox,
  };
  const $rows: ReadableAtom<Resource<readonly Message[]>> = rowsOf[source];
  const $state = computed([$rows, $session], ({ data, ...rest }, session): Resource<readonly Message[]> => {
    // A trial guest has no mailbox, so the list is empty without a request.
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
