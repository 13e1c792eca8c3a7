/** By which hosts this gateway is itself: a name that anybody can have lead here (DNS rebinding) is none of them. */
import { isIP, type Socket } from 'node:net';

export interface Hosts {
  /** True when a `Host` header names this gateway; `socket`: the connection that it came by. */
  isOwn(host: string | undefined, socket: Pick<Socket, 'localAddress'>): boolean;
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/**
 * Knows the hosts of the gateway: this machine by its loopback names, the address that a connection came in at, the name to listen
 * on, and those of `publicUrls`, by which it is reached through a proxy. Ports do not matter but for the last: nobody can have
 * another page at the address of this machine.
 */
export function createHosts({
  host: listening,
  publicUrls,
}: {
  readonly host: string;
  readonly publicUrls: readonly string[];
}): Hosts {
  const names = new Set([...LOOPBACK, ...(isIP(listening) === 0 ? [listening.toLowerCase()] : [])]);
  const given = new Set(publicUrls.map(url => new URL(url).host));
  return {
    isOwn(host, { localAddress = '' }) {
      if (host === undefined || !URL.canParse(`http://${host}`)) return false;
      const { hostname } = new URL(`http://${host}`);
      const name = hostname.replace(/^\[|\]$/g, '');
      return given.has(host.toLowerCase()) || names.has(name) || name === localAddress.replace(/^::ffff:/, '');
    },
  };
}
