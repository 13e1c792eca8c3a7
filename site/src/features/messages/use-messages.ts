import { useStore } from '@nanostores/react';
import type { Resource } from 'lobbykit';
import type { Message } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useEffect, useMemo, useRef } from 'react';
import { type MessageList, type MessageSource, messageList } from './messages-model.ts';

export type Messages = Resource<readonly Message[]> & { readonly list: MessageList };

export function useMessages(source: MessageSource): Messages {
  const lobby = useLobby();
  const list = useMemo(() => messageList(lobby, source), [lobby, source]);
  return { ...useStore(list.$state), list };
}

/** Returns messages like `useMessages`, and on mount requests messages again that were loaded earlier. */
export function useMessageList(source: MessageSource): Messages {
  const messages = useMessages(source);
  const { list } = messages;
  useEffect(() => list.renew(), [list]);
  return messages;
}

/** Marks the shown message as read, once each time it opens. A failed request is sent again at the next opening. */
export function useMarkRead(list: MessageList, message: Message | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const id = message?.id ?? null;
    if (last.current === id) return;
    last.current = id;
    if (message) list.open(message);
  }, [list, message]);
}
