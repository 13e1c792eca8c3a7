/** Floating buttons of the service widget: live chat, contact channels, download (SERV-10 to SERV-14). */
import type { Channel, ChannelLink, ChannelName } from '../../protocol/service/channels.ts';

export type ServiceButton = 'service' | 'chat' | ChannelName | 'download';

export interface ShownButton {
  readonly name: ServiceButton;
  /** Links of a contact channel. One link opens directly, and several links open a menu (SERV-13). */
  readonly links: readonly ChannelLink[];
  readonly dot: boolean;
}

interface ButtonRules {
  /** True if the visitor may use the chat (SERV-11). */
  readonly chats: boolean;
  /** True if there are unread chat messages. */
  readonly dot: boolean;
  /** Returns true if the widget is configured to offer the entry. */
  offers(name: string): boolean;
}

/**
 * Returns the visible buttons, the one nearest to the main button first. Buttons without a condition are always
 * visible.
 */
export function buttonsOf(channels: readonly Channel[], { chats, dot, offers }: ButtonRules): readonly ShownButton[] {
  const all: ShownButton[] = [
    ...(chats ? [{ name: 'chat', links: [], dot } as const] : []),
    ...channels.map(({ name, links }) => ({ name, links, dot: false })),
    { name: 'download', links: [], dot: false },
  ];
  return [{ name: 'service', links: [], dot: false }, ...all.filter(({ name }) => offers(name))];
}
