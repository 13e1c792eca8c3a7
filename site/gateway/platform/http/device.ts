/**
 * Origin of a login: type of the device, and subnet of the IP address (SAFE-04). Neither identifies a single device.
 */
import { isIPv4 } from 'node:net';
import { networkOf } from '../rate-limits/rate-limits.ts';

/** Types of devices that the list of sessions distinguishes; `other` if unknown. */
export type DeviceKind = 'android-phone' | 'android-tablet' | 'iphone' | 'ipad' | 'windows' | 'mac' | 'linux' | 'other';

/** IP address and device of a request. */
export interface RequestOrigin {
  readonly address: string;
  readonly device: DeviceKind;
}

/** The order matters, because browsers on phones also name related systems: Android names Linux, for example. */
const SIGNS: readonly (readonly [RegExp, DeviceKind])[] = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android.*Mobile/, 'android-phone'],
  [/Android/, 'android-tablet'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/Linux|X11|CrOS/, 'linux'],
];

/** Returns the type of the device for a User-Agent header. */
export const deviceOf = (userAgent: string): DeviceKind => SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';

/** Returns the subnet of an IP address for display: `203.0.113.x`, `2001:db8:1:2::x`. */
export const subnetOf = (address: string): string =>
  isIPv4(address) ? address.replace(/\d+$/, 'x') : `${networkOf(address)}::x`;
