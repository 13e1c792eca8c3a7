/** Origin of a login: a device kind and a subnet (SAFE-04). Neither identifies a single device. */
import { isIPv4 } from 'node:net';
import { networkOf } from '../rate-limits/rate-limits.ts';

/** Kinds of devices that a member can tell apart in the list of sessions; `other` if unknown. */
export type DeviceKind = 'android-phone' | 'android-tablet' | 'iphone' | 'ipad' | 'windows' | 'mac' | 'linux' | 'other';

/** Address and device of a caller. */
export interface RequestOrigin {
  readonly address: string;
  readonly device: DeviceKind;
}

/** Order matters: browsers of phones also name the systems that they descend from. */
const SIGNS: readonly (readonly [RegExp, DeviceKind])[] = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android.*Mobile/, 'android-phone'],
  [/Android/, 'android-tablet'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/Linux|X11|CrOS/, 'linux'],
];

/** Returns the device kind of a `User-Agent` header. */
export const deviceOf = (userAgent: string): DeviceKind => SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';

/** Returns the subnet of an address as displayed: `203.0.113.x`, `2001:db8:1:2::x`. */
export const subnetOf = (address: string): string =>
  isIPv4(address) ? address.replace(/\d+$/, 'x') : `${networkOf(address)}::x`;
