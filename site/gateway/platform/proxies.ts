/**
 * Parses IP addresses in the X-Forwarded-For header, and the networks in the environment variable TRUSTED_PROXIES
 * (S43).
 */
import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';

/** Matches an IPv4-mapped IPv6 address in Node's canonical form: `::ffff:192.0.2.1`. */
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const MAPPED_BITS = 96;

/**
 * Normalizes an IP address, so that different notations count as the same caller: `203.0.113.9` for
 * `203.0.113.9:40000`, `::ffff:203.0.113.9` and `[::ffff:cb00:7109]:443`; `2001:db8::1` for `[2001:DB8:0::1]:443`. Null
 * for text that is no IP address, such as `unknown`.
 */
export function readAddress(text: string): string | null {
  const unquoted = text.trim().replace(/^"(.*)"$/, '$1');
  const bare =
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(unquoted)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(unquoted)?.[1] ?? unquoted;
  // A zone such as %eth0 names a network interface of the proxy.
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  return MAPPED_IPV4.exec(canonical)?.[1] ?? canonical;
}

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/**
 * Parses an address or network such as `10.0.0.1`, `10.0.0.0/8` or `fd00::/8`; null for other text, and for a network
 * of all addresses.
 */
export function readNetwork(text: string): Network | null {
  const [base = '', prefix, ...more] = text.split('/');
  if (more.length > 0 || (!isIPv4(base) && !isIPv6(base))) return null;
  const address = readAddress(base);
  if (address === null) return null;
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  const max = family === 'ipv4' ? 32 : 128;
  if (prefix === undefined) return { address, bits: max, family };
  if (!/^\d{1,3}$/.test(prefix)) return null;
  // The prefix length of an IPv4-mapped network includes the 96 bits of the IPv6 part.
  const bits = Number(prefix) - (family === 'ipv4' && isIPv6(base) ? MAPPED_BITS : 0);
  return bits >= 1 && bits <= max ? { address, bits, family } : null;
}

const lists = new WeakMap<readonly string[], BlockList>();

/** Returns whether an address, normalized by `readAddress`, is one of the trusted addresses or in a trusted network. */
export function isTrusted(address: string, trusted: readonly string[]): boolean {
  const list = lists.get(trusted) ?? new BlockList();
  if (!lists.has(trusted)) {
    for (const { address: net, bits, family } of trusted.map(readNetwork).filter(one => one !== null)) {
      list.addSubnet(net, bits, family);
    }
    lists.set(trusted, list);
  }
  return address !== '' && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
