/**
 * Host names of this gateway. Prevents DNS rebinding: a foreign name that resolves to this machine is not among them.
 */
import { isIP, type Socket } from 'node:net';
import { canonicalHost } from '../origins.ts';

export interface Hosts {
  /** Returns true if a `Host` header names this gateway; `socket` is the connection of the request. */
  isOwn(host: string | undefined, socket: Pick<Socket, 'localAddress'>): boolean;
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/**
 * Accepts loopback names, the local address of the connection, the configured host, and the hosts of `publicUrls`,
 * which proxies serve. Ports matter for `publicUrls` only, because other ports of this machine belong to the same
 * owner.
 */
export function createHosts({
  host: listening,
  publicUrls,
}: {
  readonly host: string;
  readonly publicUrls: readonly string[];
}): Hosts {
  const names = new Set([...LOOPBACK, ...(isIP(listening) === 0 ? [canonicalHost(listening)] : [])]);
  const publicHosts = new Set(publicUrls.map(url => canonicalHost(new URL(url).host)));
  return {
    isOwn(host, { localAddress = '' }) {
      if (host === undefined || !URL.canParse(`http://${host}`)) return false;
      const { hostname } = new URL(`http://${host}`);
      const name = canonicalHost(hostname).replace(/^\[|\]$/g, '');
      return publicHosts.has(canonicalHost(host)) || names.has(name) || name === localAddress.replace(/^::ffff:/, '');
    },
  };
}
