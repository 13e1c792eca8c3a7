/** Ways to reach the operator: entries of the service modal, who may chat, links by channel, the path of the service link. */
import type { InferOutput } from 'valibot';
import { mayUse } from '../access.ts';
import { FLAGS } from '../flags.ts';
import { parseText } from '../parse-values.ts';
import type { serviceLinks } from './calls.ts';

/** Entries of the service modal, in their order (SERV-01). */
export const SERVICE_ENTRIES = ['customer', 'messages', 'announcements', 'chat', 'help'] as const;
export type ServiceEntry = (typeof SERVICE_ENTRIES)[number];

/** Route names of the entries that lead to a page (SERV-08). */
const ROUTES: { readonly [entry in ServiceEntry]?: string } = {
  messages: 'webEmail',
  announcements: 'notice',
  help: 'help',
};

/**
 * Route name of the page behind an entry; null for one that opens a window. Announcements lead to the list that their dot
 * counts, which for an agent is what is told to agents (SERV-05, SERV-08, ANN-19).
 */
export const serviceRoute = (entry: ServiceEntry, session: { readonly type: number } | null): string | null =>
  entry === 'announcements' && mayUse('readAgentNotices', session) ? 'member/notice?types=A' : (ROUTES[entry] ?? null);

/** Label of a member who is not to chat (SERV-07). */
const NO_CHAT = 'nochat';

/** The facts that decide which entries are offered. */
export interface ServiceVisitor {
  /** Names of the whitelabel flags that are on; null while they are not known. */
  readonly flags: ReadonlySet<string> | null;
  readonly session: { readonly type: number } | null;
  /** Labels of the member; null while they are not known. */
  readonly labels: readonly string[] | null;
}

/** Is live chat offered? Null while that is not known (SERV-07; OPEN: SERV-11, everywhere by the same rule). */
export function mayChat({ flags, session, labels }: ServiceVisitor): boolean | null {
  if (!mayUse('chat', session)) return false;
  if (flags && !flags.has(FLAGS.chat)) return false;
  if (labels?.includes(NO_CHAT)) return false;
  return flags && labels ? true : null;
}

/** Is the entry there? Null while that is not known (SERV-06, SERV-07). A visitor is offered none that leads to the login. */
export function hasEntry(entry: ServiceEntry, visitor: ServiceVisitor): boolean | null {
  if (entry === 'chat') return mayChat(visitor);
  if (entry === 'messages') return visitor.session ? (visitor.flags?.has(FLAGS.mail) ?? null) : false;
  return true;
}

/** Places outside the site where an operator answers, in their order, and the kinds of links that lead there (SERV-12, SERV-15). */
const CHANNELS = {
  telegram: ['TELEGRAM', 'TELEGRAM2'],
  facebook: ['FACEBOOK', 'FACEBOOK2'],
  whatsapp: ['WHATSAPP'],
} as const;
export type ChannelName = keyof typeof CHANNELS;

export interface ChannelLink {
  /** Absolute and of a kind that may be opened. */
  readonly url: string;
  /** '' where it has none. */
  readonly label: string;
}

/** A channel with one link opens it directly, one with several drops them down (SERV-13). */
export interface Channel {
  readonly name: ChannelName;
  readonly links: readonly ChannelLink[];
}

/**
 * The channels that have a link.
 * @param links of the settings, by kind
 * @param openable the address as it may be opened, null for one that must not be (S8)
 */
export function serviceChannels(
  links: readonly { readonly kind: string; readonly url: string; readonly label: string }[],
  openable: (url: string) => string | null,
): readonly Channel[] {
  const linksOf = (kinds: readonly string[]) => {
    const found = kinds.flatMap(wanted =>
      links
        .filter(({ kind }) => kind === wanted)
        .map(({ url, label }) => ({ url: openable(url), label }))
        .filter((link): link is ChannelLink => link.url !== null),
    );
    // Two links to one place are one way.
    return found.filter(({ url }, at) => found.findIndex(link => link.url === url) === at);
  };
  return (Object.keys(CHANNELS) as ChannelName[])
    .map((name): Channel => ({ name, links: linksOf(CHANNELS[name]) }))
    .filter(channel => channel.links.length > 0);
}

type ServicePath = InferOutput<(typeof serviceLinks)['value']>['version']['pathList'][number];

/** Type of the path that is the service link (SERV-19). */
const SERVICE_LINK = '3';
/** Characters at the end of a path that are its key (SERV-17). */
const KEY_LENGTH = 8;

/** The input of a decoder: the path without its key, and the key. */
export interface EncryptedPath {
  readonly text: string;
  readonly key: string;
}

/** The sealed path of the service link; null where the list has none, or one too short to hold a key (SERV-17, SERV-19). */
export function encryptedServicePath(paths: readonly ServicePath[]): EncryptedPath | null {
  const path = parseText(paths.find(({ type }) => parseText(type) === SERVICE_LINK)?.path);
  return path.length > KEY_LENGTH ? { text: path.slice(0, -KEY_LENGTH), key: path.slice(-KEY_LENGTH) } : null;
}

/** Opens the path of a service link (SERV-18). Null, and whatever is thrown, means that there is no link. */
export type ServiceLinkDecoder = (
  text: EncryptedPath['text'],
  key: EncryptedPath['key'],
) => string | null | Promise<string | null>;
