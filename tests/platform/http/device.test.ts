import { expect, it } from 'vitest';
import { deviceOf, subnetOf } from '../../../site/gateway/platform/http/device.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 'iphone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 'ipad'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'android-phone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'android-tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'mac'],
  ['AppleCoreMedia/1.0.0.24F74 (Intel Mac OS X 15.5)', 'mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'linux'],
  ['curl/8.7.1', 'other'],
])('SAFE-04 the device of %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it.each([
  ['203.0.113.9', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::x'],
])('SAFE-04 the subnet of %s is %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet);
});
