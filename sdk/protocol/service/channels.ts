/**
 * Contact channels of the operator: entries of the service modal, permission to chat, links by channel, and path of the
 * service link.
 */
import { mayUse } from '../access.ts';
import { FLAGS } from '../merchants/flags.ts';

/** Entries of the service modal in display order (SERV-01). */
export const SERVICE_ENTRIES = ['customer', 'messages', 'announcements', 'chat', 'help'] as const;
export type ServiceEntry = (typeof SERVICE_ENTRIES)[number];

/** Route names of those entries that open a page (SERV-08). */
const ROUTES: { readonly [entry in ServiceEntry]?: string } = {
  messages: 'webEmail',
  announcements: 'notice',
  help: 'help',
};

/**
 * Returns the route name of an entry's page; null for an entry that opens a window. For agents, the entry for
 * announcements leads to the announcements for agents, because the unread badge counts those (SERV-05, SERV-08,
 * ANN-19).
 */
export const serviceRoute = (entry: ServiceEntry, session: { readonly type: number } | null): string | null =>
  entry === 'announcements' && mayUse('readAgentAnnouncements', session)
    ? 'member/notice?types=A'
    : (ROUTES[entry] ?? null);

/** Label of members who may not use the chat (SERV-07). */
const NO_CHAT = 'nochat';

/** Properties of the visitor that determine which entries are visible. */
export interface ServiceVisitor {
  /** Names of the enabled feature flags; null until loaded. */
  readonly flags: ReadonlySet<string> | null;
  readonly session: { readonly type: number } | null;
  /** Labels of the member; null until loaded. */
  readonly labels: readonly string[] | null;
}

/**
 * Checks whether the visitor may use the live chat; null until known (SERV-07; OPEN: SERV-11: all places use this
 * rule).
 */
export function mayChat({ flags, session, labels }: ServiceVisitor): boolean | null {
  if (!mayUse('chat', session)) return false;
  if (flags && !flags.has(FLAGS.chat)) return false;
  if (labels?.includes(NO_CHAT)) return false;
  return flags && labels ? true : null;
}

/**
 * Checks whether an entry is visible; null until known (SERV-06, SERV-07). Entries that require a login are hidden from
 * visitors.
 */
export function hasEntry(entry: ServiceEntry, visitor: ServiceVisitor): boolean | null {
  if (entry === 'chat') return mayChat(visitor);
  if (entry === 'messages') return visitor.session ? (visitor.flags?.has(FLAGS.mail) ?? null) : false;
  return true;
}

/** External contact channels in display order, each with the kinds of its links (SERV-12, SERV-15). */
const CHANNELS = {
  telegram: ['TELEGRAM', 'TELEGRAM2'],
  facebook: ['FACEBOOK', 'FACEBOOK2'],
  whatsapp: ['WHATSAPP'],
} as const;
export type ChannelName = keyof typeof CHANNELS;

export interface ChannelLink {
  /** Absolute URL whose scheme is allowed. */
  readonly url: string;
  /** Label of the link; '' if the operator set none. */
  readonly label: string;
}

/** A contact channel. With one link, a click opens the link; with several links, a click opens a menu (SERV-13). */
export interface Channel {
  readonly name: ChannelName;
  readonly links: readonly ChannelLink[];
}

/**
 * Returns the channels with at least one link.
 * @param links links in the merchant's settings
 * @param openable returns the URL, or null if it is forbidden (S8)
 */
export function serviceChannels(
  links: readonly { readonly kind: string; readonly url: string; readonly label: string }[],
  openable: (url: string) => string | null,
): readonly Channel[] {
  const linksOf = (kinds: readonly string[]) => {
    const found = kinds.flatMap(requestedKind =>
      links
        .filter(({ kind }) => kind === requestedKind)
        .map(({ url, label }) => ({ url: openable(url), label }))
        .filter((link): link is ChannelLink => link.url !== null),
    );
    // Removes links with a duplicate URL.
    return found.filter(({ url }, at) => found.findIndex(link => link.url === url) === at);
  };
  return (Object.keys(CHANNELS) as ChannelName[])
    .map((name): Channel => ({ name, links: linksOf(CHANNELS[name]) }))
    .filter(channel => channel.links.length > 0);
}
