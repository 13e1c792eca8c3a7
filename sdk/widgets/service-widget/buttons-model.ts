/** Floating buttons: live chat, link lists by channel, download (SERV-10 to SERV-14). */
import type { Channel, ChannelLink, ChannelName } from '../../protocol/service/channels.ts';

export type ServiceButton = 'service' | 'chat' | ChannelName | 'download';

export interface ShownButton {
  readonly name: ServiceButton;
  /** Links of a channel: one opens directly, several open a menu (SERV-13). */
  readonly links: readonly ChannelLink[];
  readonly dot: boolean;
}

interface ButtonRules {
  /** The visitor may chat (SERV-11). */
  readonly chats: boolean;
  /** A chat message is unread. */
  readonly dot: boolean;
  /** Checks whether the operator's site offers an entry. */
  offers(name: string): boolean;
}

/** Returns the buttons from the nearest to the farthest; buttons without a condition are always shown. */
export function buttonsOf(channels: readonly Channel[], { chats, dot, offers }: ButtonRules): readonly ShownButton[] {
  const all: ShownButton[] = [
    ...(chats ? [{ name: 'chat', links: [], dot } as const] : []),
    ...channels.map(({ name, links }) => ({ name, links, dot: false })),
    { name: 'download', links: [], dot: false },
  ];
  return [{ name: 'service', links: [], dot: false }, ...all.filter(({ name }) => offers(name))];
}
