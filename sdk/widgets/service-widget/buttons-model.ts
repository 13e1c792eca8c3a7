/** Which floating buttons there are: live chat, lists of links by channel, the download (SERV-10 to SERV-14). */
import type { Channel, ChannelLink, ChannelName } from '../../protocol/service/channels.ts';

export type ServiceButton = 'service' | 'chat' | ChannelName | 'download';

export interface ShownButton {
  readonly name: ServiceButton;
  /** Of a channel: one opens directly, several drop down (SERV-13). */
  readonly links: readonly ChannelLink[];
  readonly dot: boolean;
}

interface ButtonRules {
  /** This visitor may chat (SERV-11). */
  readonly chats: boolean;
  /** A message of the chat is unread. */
  readonly dot: boolean;
  /** The page wants this one. */
  offers(name: string): boolean;
}

/** The buttons from the nearest to the farthest: those without a gate are always there. */
export function buttonsOf(channels: readonly Channel[], { chats, dot, offers }: ButtonRules): readonly ShownButton[] {
  const all: ShownButton[] = [
    ...(chats ? [{ name: 'chat', links: [], dot } as const] : []),
    ...channels.map(({ name, links }) => ({ name, links, dot: false })),
    { name: 'download', links: [], dot: false },
  ];
  return [{ name: 'service', links: [], dot: false }, ...all.filter(({ name }) => offers(name))];
}
