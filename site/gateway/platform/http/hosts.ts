/** Host names of this gateway. The check prevents DNS rebinding, in which a foreign name resolves to this machine. */
import { isIP, type Socket } from 'node:net';
import { canonicalHost } from '../origins.ts';

export interface Hosts {
  /**
   * Returns whether a Host header names this gateway.
   * @param socket connection of the request
   */
  isOwn(host: string | undefined, socket: Pick<Socket, 'localAddress'>): boolean;
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/**
 * Creates the check, which accepts loopback names, the local address of the connection, the configured host, and the
 * hosts of `publicUrls`, behind which proxies serve the gateway. The port is compared for `publicUrls` only, because
 * all ports of this machine belong to the same owner.
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
