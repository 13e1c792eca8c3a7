/** Where a login comes from: a kind of device, and a block of addresses (SAFE-04). Neither names a person's own device. */
import { isIPv4 } from 'node:net';
import { networkOf } from '../rate-limits/rate-limits.ts';

/** Kinds of devices that a member can tell apart; `other` where nobody knows. */
export type DeviceKind = 'android-phone' | 'android-tablet' | 'iphone' | 'ipad' | 'windows' | 'mac' | 'linux' | 'other';

/** Where somebody calls from. */
export interface RequestOrigin {
  readonly address: string;
  readonly device: DeviceKind;
}

/** In this order: browsers of phones name what they descend from, too. */
const SIGNS: readonly (readonly [RegExp, DeviceKind])[] = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android.*Mobile/, 'android-phone'],
  [/Android/, 'android-tablet'],
  [/Windows/, 'windows'],
  [/Macintosh|Hmac OS X/, 'mac'],
  [/Linux|X11|CrOS/, 'linux'],
];

/** The kind that a header `User-Agent` tells of. */
export const deviceOf = (userAgent: string): DeviceKind => SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';

/** The block of an address as it is shown: `203.0.113.x`, `2001:db8:1:2::x`. */
export const subnetOf = (address: string): string =>
  isIPv4(address) ? address.replace(/\d+$/, 'x') : `${networkOf(address)}::x`;
